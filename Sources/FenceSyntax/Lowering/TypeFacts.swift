/// What the types of a fence decide about the evaluation of its expressions, by offsets in the fence.
package struct TypeFacts: Hashable, Sendable {
  /// The whole literals that are numbers with a fraction.
  package var reals: Set<Int> = []
  /// The arguments of parameters that are autoclosures.
  package var deferred: Set<Int> = []
  /// The values that become strings, of which parts are optionals.
  package var described: [Int: OptionalShape] = [:]
  /// The names of members that an optional has, and not its value.
  package var optionalMembers: Set<Int> = []
  /// The protocols whose extensions declare the members with these names, by static dispatch.
  package var extensionMembers: [Int: String] = [:]

  package init() {}

  package var isEmpty: Bool {
    reals.isEmpty && deferred.isEmpty && described.isEmpty && optionalMembers.isEmpty && extensionMembers.isEmpty
  }
}

/// The use of an expression's static type where its value alone does not decide.
package enum StaticUse {
  /// A member of a protocol's extension is used, whatever the value's own type declares.
  case extended(String)
  /// A member of the optional is used, and not one of its value.
  case optional
  /// The value is described, with its optionals.
  case described(OptionalShape)
}

/// The parts of a type that are optionals.
package indirect enum OptionalShape: Hashable, Sendable {
  case plain
  case optional(OptionalShape)
  /// The shape of an array's or a set's elements.
  case elements(OptionalShape)
  case dictionary(key: OptionalShape, value: OptionalShape)
  case tuple([OptionalShape])

  /// Whether no part is an optional.
  package var isPlain: Bool {
    switch self {
    case .plain: true
    case .optional: false
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
