import FenceSyntax

/// How a statement ended.
package enum Flow {
  case normal
  case returned(Value)
  case left(label: String?)
  case proceeding(label: String?)
  case fallingThrough
}

extension Flow {
  /// What a body that ended so comes to.
  package var value: Value {
    if case .returned(let value) = self { return value }
    return .void
  }

  /// Whether `nil` was returned.
  var isNothing: Bool {
    if case .returned(.nothing) = self { true } else { false }
  }

  /// How a loop ends whose body ended so; `nil` where it goes on.
  func endsLoop(_ label: String?) -> Flow? {
    switch self {
    case .normal, .fallingThrough: nil
    case .left(let target): target == nil || target == label ? .normal : self
    case .proceeding(let target): target == nil || target == label ? nil : self
    case .returned: self
    }
  }
}

extension [Statement] {
  /// Whether the body is `nil` alone, which is what it comes to.
  var isNothing: Bool {
    guard count == 1, case .expression(let value) = self[0].kind, case .nothing = value.kind else { return false }
    return true
  }
}
