import VitrineUI

extension Catalog {
  /// Views that move, at rest: with their first phase or value.
  mutating func addAnimators() {
    view(
      "PhaseAnimator", "_: Array, trigger: Any?, content: Function, animation: Any?",
      "_: Array, trigger: Any?, _: Function, animation: Any?"
    ) { a in
      guard let phase = a[0]?.elements?.first else { return EmptyView() }
      return try built(a, 2, [phase])
    }
    view(
      "KeyframeAnimator", "initialValue: Any, repeating: Any?, trigger: Any?, content: Function, keyframes: Any?",
      "initialValue: Any, repeating: Any?, trigger: Any?, _: Function, keyframes: Any?"
    ) { a in try built(a, 3, [a[0] ?? .nothing]) }
    modifier(
      "phaseAnimator", "_: Array, trigger: Any?, content: Function, animation: Any?",
      "_: Array, trigger: Any?, _: Function, animation: Any?"
    ) { v, a in
      guard let phase = a[0]?.elements?.first else { return v }
      return try built(a, 2, [.view(v), phase])
    }
    modifier(
      "keyframeAnimator", "initialValue: Any, repeating: Any?, trigger: Any?, content: Function, keyframes: Any?",
      "initialValue: Any, repeating: Any?, trigger: Any?, _: Function, keyframes: Any?"
    ) { v, a in try built(a, 3, [.view(v), a[0] ?? .nothing]) }
  }
}

/// The views that a closure makes of its arguments.
private func built(_ inputs: Inputs, _ index: Int, _ arguments: [Value]) throws -> any View {
  guard let build = inputs.function(index)?.build else { return EmptyView() }
  let views = try build(arguments)
  return views.count == 1 ? views[0] : ViewList(views)
}
