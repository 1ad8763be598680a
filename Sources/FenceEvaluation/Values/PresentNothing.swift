/// An optional that has a value, which is `nil`: what a dictionary of optionals has for a key whose value is `nil`.
///
/// Other values are the same in an optional as they are by themselves.
struct PresentNothing: Hashable, CustomStringConvertible {
  /// The number of optionals around `nil`, at least 1.
  let depth: Int

  var description: String { "nil" }
}

extension Value {
  /// The value as that of an optional.
  var inOptional: Value {
    switch self {
    case .nothing: .native(PresentNothing(depth: 1))
    case .native(let present as PresentNothing): .native(PresentNothing(depth: present.depth + 1))
    default: self
    }
  }

  /// The value of an optional that has one.
  var unwrapped: Value {
    guard case .native(let present as PresentNothing) = self else { return self }
    return present.depth > 1 ? .native(PresentNothing(depth: present.depth - 1)) : .nothing
  }
}
