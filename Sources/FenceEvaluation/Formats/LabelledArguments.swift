import Diagnostics

extension [CallArgument] {
  /// The value of a label.
  subscript(label: String?) -> Value? { first { $0.label == label }?.value }

  /// The name of an implicit member given under a label: `wide` of `width: .wide`.
  func member(_ label: String? = nil) -> ImplicitMember? {
    if case .implicit(let member)? = self[label] { member } else { nil }
  }
}
