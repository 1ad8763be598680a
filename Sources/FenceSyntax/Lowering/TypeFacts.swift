import Diagnostics

/// Facts about the types of a fence that decide how its expressions are evaluated, by offsets in the fence.
package struct TypeFacts: Hashable, Sendable {
  /// The types of whole literals, where they are known.
  package var numbers: [Int: String] = [:]
  /// The types that literals of a fence's own types are of, and those that implicit members belong to, from the outside.
  package var ownTypes: [Int: [String]] = [:]
  /// The type parameters that implicit members belong to.
  package var parameterMembers: [Int: String] = [:]
  /// The types of the library that '.init' makes.
  package var madeTypes: [Int: String] = [:]
  /// The functions that names of overloaded ones refer to.
  package var overloads: [Int: Overload] = [:]
  /// The calls of functions whose results may be discarded.
  package var discarded: Set<Int> = []
  /// The arguments of parameters that are autoclosures.
  package var deferred: Set<Int> = []
  /// The values that become strings, of which parts are optionals.
  package var described: [Int: OptionalShape] = [:]
  /// The names of members that an optional has, and not its value.
  package var optionalMembers: Set<Int> = []
  /// The protocols whose extensions declare the members with these names, by static dispatch.
  package var extensionMembers: [Int: String] = [:]
  /// The requirements that the names of members mean, where a subclass has a member of the name that no class above it has.
  package var requirements: [Int: Requirement] = [:]

  /// A member that a protocol requires.
  package struct Requirement: Hashable, Sendable {
    package let owner: String
    package let member: String

    package init(of owner: String, member: String) { (self.owner, self.member) = (owner, member) }
  }

  /// The types of the arguments of `type(of:)` that their values don't tell: `Optional<String>`.
  package var dynamicTypes: [Int: String] = [:]

  package init() {}

  /// Returns an expression with the use that the member named at an offset makes of its type.
  func using(_ base: Expression, at offset: Int) -> Expression {
    if let required = requirements[offset] { return Expression(.typed(base, .conforming(required)), base.mark) }
    if let name = extensionMembers[offset] { return Expression(.typed(base, .extended(name)), base.mark) }
    return optionalMembers.contains(offset) ? Expression(.typed(base, .optional), base.mark) : base
  }

  /// Returns a name; one of a member without `self` is that member where its type decides which one it is.
  func name(_ name: String, at mark: SourceMark) -> Expression.Kind {
    guard extensionMembers[mark.lowerBound] != nil || requirements[mark.lowerBound] != nil else {
      return .name(NameUse(name))
    }
    return .member(using(Expression(.name(NameUse("self")), mark), at: mark.lowerBound), name)
  }

  /// Returns the type of a fence that is wanted at a place; `nil` where none is.
  func ownType(at mark: SourceMark) -> Expression? {
    if let name = parameterMembers[mark.lowerBound] { return Expression(.name(NameUse("$" + name)), mark) }
    guard let path = ownTypes[mark.lowerBound] ?? madeTypes[mark.lowerBound].map({ [$0] }), let first = path.first
    else { return nil }
    return path.dropFirst().reduce(Expression(.name(NameUse(first)), mark)) { Expression(.member($0, $1), mark) }
  }

  /// Returns a literal as a value of the fence's type that is wanted of it.
  func literal(_ expression: Expression) -> Expression {
    guard let path = ownTypes[expression.mark.lowerBound], path.count == 1 else { return expression }
    return Expression(.cast(expression, .named(path[0], []), isConditional: false), expression.mark)
  }

  /// Returns an argument: that of an autoclosure is a closure.
  func argument(_ value: Expression) -> Expression {
    if let name = dynamicTypes[value.mark.lowerBound] { return Expression(.typed(value, .named(name)), value.mark) }
    let value = describing(value)
    guard deferred.contains(value.mark.lowerBound) else { return value }
    let body = Statement(.expression(value), value.mark)
    let closure = ClosureSyntax(
      parameters: [], body: [body], captures: [], shorthands: 0, isAutoclosure: true, mark: value.mark)
    return Expression(.closure(closure), value.mark)
  }

  /// Returns a value that may become a string.
  func describing(_ value: Expression) -> Expression {
    described[value.mark.lowerBound].map { Expression(.typed(value, .described($0)), value.mark) } ?? value
  }

  package var isEmpty: Bool { self == TypeFacts() }
}

/// The use of an expression's static type where its value alone does not decide.
package enum StaticUse {
  /// A member of a protocol's extension is used, whatever the value's own type declares.
  case extended(String)
  /// A member that a protocol requires is used: that of the class that conforms, which a subclass can't replace unless it
  /// overrides it.
  case conforming(TypeFacts.Requirement)
  /// A member of the optional is used, and not one of its value.
  case optional
  /// The value is described, with its optionals.
  case described(OptionalShape)
  /// The type of a value is asked for; its name.
  case named(String)
}

/// The parts of a type that are optionals.
package indirect enum OptionalShape: Hashable, Sendable {
  case plain
  /// A value of any type, which has no optionals but 'nil'.
  case anything
  case optional(OptionalShape)
  /// The shape of an array's or a set's elements.
  case elements(OptionalShape)
  case dictionary(key: OptionalShape, value: OptionalShape)
  case tuple([OptionalShape])

  /// Whether no part is an optional.
  package var isPlain: Bool {
    switch self {
    case .plain: true
    case .optional, .anything: false
    case .elements(let element): element.isPlain
    case .dictionary(let key, let value): key.isPlain && value.isPlain
    case .tuple(let parts): parts.allSatisfy(\.isPlain)
    }
  }

  /// The shape of a type as it is written.
  package init(_ type: TypeName) {
    switch type {
    case .optional(let wrapped): self = .optional(OptionalShape(wrapped))
    case .named("Optional", let arguments): self = .optional(arguments.first.map(OptionalShape.init) ?? .plain)
    case .array(let element): self = .elements(OptionalShape(element))
    case .named("Array", let arguments), .named("Set", let arguments):
      self = .elements(arguments.first.map(OptionalShape.init) ?? .plain)
    case .dictionary(let key, let value):
      self = .dictionary(key: OptionalShape(key), value: OptionalShape(value))
    case .tuple(let elements): self = .tuple(elements.map { OptionalShape($0.type) })
    default: self = .plain
    }
  }
}
