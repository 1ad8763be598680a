import FenceSyntax

/// Finds a model that a view creates in a plain property: each new value of the view creates another model.
enum ModelInPlainProperty: Adviser {
  static func advice(on fence: AdvisedFence) -> [Advice] {
    fence.views.flatMap { view in
      view.variables.compactMap { property -> Advice? in
        guard property.wrapper == nil, property.getter == nil, !property.isLazy,
          let name = property.initial?.calledName, let kind = fence.model(name)
        else { return nil }
        var advice = Advice(
          topic: "model-in-plain-property", mark: property.mark,
          message: "'\(view.name)' creates a new '\(property.name)' each time it is initialized",
          reason: "a view's value is created again with its parent's body, and objects in plain properties are lost",
          hint: "write \(kind.wrapper) private var \(property.name) = \(name)(), or pass the model in")
        advice.seen = fence.seen.madeAgain(view.name, with: name)
        return advice
      }
    }
  }
}
