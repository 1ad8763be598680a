import FenceSyntax

/// The declaration of a type, or of an alias of one.
final class TypeDeclaration: Sendable, Hashable {
  enum Kind: Sendable { case structure, enumeration, classType, actor, protocolType, alias, associated }

  /// The name with those of the types around it: `Image.Scale`.
  let name: String
  /// The parts of the name, from the outside.
  let path: [String]
  let kind: Kind
  let generics: Generics
  let inherited: [WrittenType]
  /// The type that an alias is for.
  let aliased: WrittenType?
  let attributes: [Attribute]
  let members: [Member]
  let nested: [TypeDeclaration]
  /// Whether a fence declares the type.
  let isOfFence: Bool
  let start: Int
  let end: Int
  let modifiers: Set<String>

  init(
    name: String, kind: Kind, generics: Generics, inherited: [WrittenType], aliased: WrittenType? = nil,
    attributes: [Attribute] = [], members: [Member] = [], nested: [TypeDeclaration] = [], isOfFence: Bool, start: Int,
    end: Int = 0, modifiers: Set<String> = []
  ) {
    (self.name, self.path) = (name, name.split(separator: ".").map(String.init))
    (self.kind, self.generics, self.inherited, self.aliased) = (kind, generics, inherited, aliased)
    (self.attributes, self.members, self.nested) = (attributes, members, nested)
    (self.isOfFence, self.start, self.end, self.modifiers) = (isOfFence, start, end, modifiers)
  }

  static func == (a: TypeDeclaration, b: TypeDeclaration) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  var isClass: Bool { kind == .classType || kind == .actor }
  /// The name without those of the types around it.
  var simpleName: String { path.last ?? name }
}

/// The type parameters of a declaration and what is required of them.
struct Generics: Sendable {
  var parameters: [Parameter] = []
  var requirements: [Requirement] = []

  struct Parameter: Sendable {
    var name: String
    var bound: WrittenType?
    var isPack = false
  }

  enum Requirement: Sendable {
    case conforms(WrittenType, WrittenType)
    case same(WrittenType, WrittenType)
  }

  var isEmpty: Bool { parameters.isEmpty && requirements.isEmpty }
}

/// An extension in a fence.
final class Extension: Sendable {
  let extended: WrittenType
  let inherited: [WrittenType]
  let generics: Generics
  let members: [Member]
  let nested: [TypeDeclaration]
  let start: Int

  init(
    extended: WrittenType, inherited: [WrittenType], generics: Generics, members: [Member],
    nested: [TypeDeclaration], start: Int
  ) {
    (self.extended, self.inherited, self.generics) = (extended, inherited, generics)
    (self.members, self.nested, self.start) = (members, nested, start)
  }
}

/// A function, an initializer, a property, a subscript or an enumeration case.
final class Member: Sendable {
  enum Kind: Sendable { case function, initializer, property, element, enumCase }

  struct Parameter: Sendable {
    var label: String?
    var name: String
    var type: WrittenType
    var isInout = false
    var isVariadic = false
    var hasDefault = false
    /// The default value of a function's parameter in a fence.
    var value: Node?
    var isAutoclosure = false
    /// Whether a closure can be kept for later, as one of an optional type can be.
    var isEscaping = true
    /// The attributes that may be result builders, such as `ViewBuilder`.
    var builders: [String] = []
    var start = 0
  }

  let kind: Kind
  let name: String
  let parameters: [Parameter]
  /// The type of the value or result; `nil` where source leaves it out.
  let result: WrittenType?
  let generics: Generics
  let modifiers: Set<String>
  let attributes: [Attribute]
  let isThrowing: Bool
  /// The type of the errors that it throws, where that is written.
  let thrown: WrittenType?
  /// Whether the function throws what its closures throw.
  let isRethrowing: Bool
  let isAsync: Bool
  let isFailable: Bool
  /// Whether a property or subscript can be set.
  let isSettable: Bool
  /// Whether the member has an implementation, as requirements of protocols do not.
  let hasBody: Bool
  let body: [Statement]
  /// The declaration of a stored or computed property of a fence.
  let variable: Variable?
  let binding: Int
  let start: Int
  let end: Int
  /// The text that tells a function of a fence from others with its name.
  let overload: Overload?
  /// The initializers that an initializer calls: those of 'self' or of 'super'.
  let delegates: Set<String>

  init(
    kind: Kind, name: String, parameters: [Parameter] = [], result: WrittenType? = nil, generics: Generics = Generics(),
    modifiers: Set<String> = [], attributes: [Attribute] = [], isThrowing: Bool = false, isRethrowing: Bool = false,
    thrown: WrittenType? = nil,
    isAsync: Bool = false,
    isFailable: Bool = false, isSettable: Bool = false, hasBody: Bool = false, body: [Statement] = [],
    variable: Variable? = nil, binding: Int = 0, start: Int, end: Int = 0, overload: Overload? = nil,
    delegates: Set<String> = []
  ) {
    (self.kind, self.name, self.parameters, self.result) = (kind, name, parameters, result)
    (self.generics, self.modifiers, self.attributes) = (generics, modifiers, attributes)
    (self.isRethrowing, self.thrown) = (isRethrowing, thrown)
    (self.isThrowing, self.isAsync, self.isFailable) = (isThrowing, isAsync, isFailable)
    (self.isSettable, self.hasBody, self.body) = (isSettable, hasBody, body)
    self.delegates = delegates
    (self.variable, self.binding, self.start, self.end, self.overload) = (variable, binding, start, end, overload)
  }

  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") || kind == .enumCase }
  var isMutating: Bool { modifiers.contains("mutating") }
  var isPrivate: Bool { modifiers.contains("private") }
  /// The declared variable of a property in a fence.
  var declared: Variable.Binding? { variable?.bindings[binding] }
  /// Whether a property of a fence is stored.
  var isStored: Bool {
    kind == .property && declared.map { !$0.isComputed } == true && !modifiers.contains("override")
  }
  /// Whether an initializer has to give a stored property of a fence its value.
  var isUnset: Bool {
    // An override observes the storage of a superclass.
    guard isStored, !isStatic, !modifiers.contains("override"), let variable, !variable.isLazy, declared?.value == nil
    else { return false }
    return variable.isLet || result?.isNilByDefault != true
  }
}
