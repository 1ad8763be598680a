import FenceSyntax

/// Finds a model that a view creates in `@State`, which up to Xcode 26 each value of the view creates again.
enum ModelInState: Adviser {
  static func advice(on fence: AdvisedFence) -> [Advice] {
    guard fence.toolchain == .xcode26 else { return [] }
    return fence.views.flatMap { view in
      view.variables.compactMap { property -> Advice? in
        guard property.wrapper?.name == "State", let name = property.initial?.calledName,
          fence.type(name)?.kind == .classType
        else { return nil }
        var advice = Advice(
          topic: "model-in-state", mark: property.mark,
          message: "each value of '\(view.name)' creates a '\(name)', of which only the first is used",
          reason: "up to Xcode 26 '@State' is a property wrapper: it stores its initial value with the view's value",
          hint: "create it in a view that is created once, or in 'task', if creating it does more than set properties")
        advice.seen = fence.seen.madeAgain(view.name, with: name)
        return advice
      }
    }
  }
}
