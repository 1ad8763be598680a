import Diagnostics
import FenceSyntax

/// Finds state that is initialized with a value from outside: later values are ignored.
enum StateFromOutside: Adviser {
  static func advice(on fence: AdvisedFence) -> [Advice] {
    fence.views.flatMap { inInitializers(of: $0, fence) } + atCalls(fence)
  }

  /// Finds `_value = State(initialValue: value)` and `self.value = value` in initializers.
  private static func inInitializers(of view: TypeSyntax, _ fence: AdvisedFence) -> [Advice] {
    let state = view.variables.filter { $0.wrapper?.name == "State" }
    guard !state.isEmpty else { return [] }
    var found: [Advice] = []
    for function in view.functions where function.name == "init" {
      let given = Set(function.parameters.map(\.name).filter { !isInitialName($0) })
      SyntaxWalk(expression: { expression in
        guard case .assign("=", let place, let value) = expression.kind, let name = property(place) else { return }
        let plain = name.hasPrefix("_") ? String(name.dropFirst()) : name
        guard state.contains(where: { $0.name == plain }), !value.names.isDisjoint(with: given) else { return }
        found.append(advice(plain, in: view, at: expression.mark, fence))
      }).go(through: function.body ?? [])
    }
    return found
  }

  /// Finds calls `Row(value: count)` that initialize a `@State var value` without an initial value.
  private static func atCalls(_ fence: AdvisedFence) -> [Advice] {
    var open: [String: (view: TypeSyntax, state: Set<String>)] = [:]
    for view in fence.views where !view.functions.contains(where: { $0.name == "init" }) {
      let state = view.variables.filter { $0.wrapper?.name == "State" && $0.wrapper?.arguments.isEmpty == true }
      if !state.isEmpty { open[view.name] = (view, Set(state.map(\.name))) }
    }
    if open.isEmpty { return [] }
    var found: [Advice] = []
    fence.expressions { expression in
      guard let (view, state) = expression.calledName.flatMap({ open[$0] }) else { return }
      for argument in expression.arguments {
        guard let label = argument.label, state.contains(label), !argument.value.names.isEmpty, !isInitialName(label)
        else { continue }
        found.append(advice(label, in: view, at: argument.value.mark, fence))
      }
    }
    return found
  }

  private static func property(_ place: Expression) -> String? {
    switch place.kind {
    case .name(let use): use.text
    case .member(let base, let name): if case .name("self") = base.kind { name } else { nil }
    default: nil
    }
  }

  /// Whether a name indicates that only the first value counts.
  private static func isInitialName(_ name: String) -> Bool {
    ["initial", "default", "start"].contains { name.lowercased().hasPrefix($0) }
  }

  private static func advice(
    _ name: String, in view: TypeSyntax, at mark: SourceMark, _ fence: AdvisedFence
  ) -> Advice {
    var advice = Advice(
      topic: "state-from-outside", mark: mark,
      message: "'\(name)' is state that is initialized with a value from outside",
      reason: "only the first value is used; when '\(view.name)' is created again, it keeps its state",
      hint: "use a @Binding or a plain property, or name the parameter 'initial…' if only its first value counts")
    if let (frame, node) = fence.seen.remade(view.name),
      let value = frame.state.first(where: { $0.node == node && $0.name == name })?.value
    {
      advice.seen = "after '\(frame.event)' '\(view.name)' was created from another value, but '\(name)' was \(value)"
    }
    return advice
  }
}
