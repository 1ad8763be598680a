import FenceSyntax

/// A model in a plain property that the view itself makes: whenever the view is made, so is the model.
enum ModelInPlainProperty: Adviser {
  static func advice(on fence: AdvisedFence) -> [Advice] {
    fence.views.flatMap { view in
      view.variables.compactMap { property -> Advice? in
        guard property.wrapper == nil, property.getter == nil, !property.isLazy,
          let name = property.initial?.calledName, let kind = fence.model(name)
        else { return nil }
        var advice = Advice(
          topic: "model-in-plain-property", mark: property.mark,
          message: "‘\(view.name)’ makes its ‘\(property.name)’ anew whenever it is made itself",
          reason: "a view's value is made again with its parent's body; what it keeps in plain properties is lost then",
          hint: "write \(kind.wrapper) private var \(property.name) = \(name)(), or have the model handed in")
        advice.seen = fence.seen.madeAgain(view.name, with: name)
        return advice
      }
    }
  }
}
