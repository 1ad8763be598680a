/// The value of a literal in a fence, as an author may write it.
package enum LiteralValue: Hashable, Sendable {
  case integer(Int)
  case double(Double)
  case boolean(Bool)
  case text(String)
  /// A member of the expected type, `.leading`, or of a named one, `Color.red`; only the name of the member.
  case member(String)
  /// `nil`.
  case nothing

  /// The kinds of literals that can replace each other without a change of the type, as far as syntax shows.
  package enum Kind: Hashable, Sendable { case number, boolean, text, member, nothing }

  package var kind: Kind {
    switch self {
    case .integer, .double: .number
    case .boolean: .boolean
    case .text: .text
    case .member: .member
    case .nothing: .nothing
    }
  }

  /// The number, if it is one.
  package var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }

  /// Returns the kind of an expression that has this value in place of another literal.
  ///
  /// - Parameter written: the literal that it replaces, whose type a member keeps: `Color.red` becomes `Color.blue`.
  func expression(inPlaceOf written: Expression.Kind) -> Expression.Kind {
    switch self {
    case .integer(let value):
      if case .double = written { return .double(Double(value)) }
      return .integer(value, type: nil)
    case .double(let value): return .double(value)
    case .boolean(let value): return .boolean(value)
    case .text(let value): return .string([.text(value)])
    case .member(let name):
      if case .member(let base, _) = written { return .member(base, name) }
      return .implicitMember(name)
    case .nothing: return .nothing
    }
  }
}

extension LiteralValue {
  /// Reads an expression that is a literal; `nil` for any other.
  init?(_ expression: Expression) {
    switch expression.kind {
    case .integer(let value, _): self = .integer(value)
    case .double(let value): self = .double(value)
    case .boolean(let value): self = .boolean(value)
    case .nothing: self = .nothing
    case .implicitMember(let name): self = .member(name)
    case .member(let base, let name) where base.leadingName?.first?.isUppercase == true && base.isTypeName:
      self = .member(name)
    case .string(let parts):
      guard parts.count < 2 else { return nil }
      guard let part = parts.first else {
        self = .text("")
        return
      }
      guard case .text(let text) = part else { return nil }
      self = .text(text)
    case .prefix("-", let inner):
      switch LiteralValue(inner) {
      case .integer(let value): self = .integer(-value)
      case .double(let value): self = .double(-value)
      default: return nil
      }
    default: return nil
    }
  }
}

extension Expression {
  /// Whether the expression only names a type: `Color`, `Font.Weight`.
  fileprivate var isTypeName: Bool {
    switch kind {
    case .name: true
    case .member(let base, let name): name.first?.isUppercase == true && base.isTypeName
    default: false
    }
  }
}
