import FenceSyntax

/// An observed object that the view itself makes: observing does not keep it.
enum ObservedObjectMadeHere: Adviser {
  static func advice(on fence: AdvisedFence) -> [Advice] {
    fence.views.flatMap { view in
      view.variables.compactMap { property -> Advice? in
        guard property.wrapper?.name == "ObservedObject", let name = property.initial?.calledName,
          fence.type(name)?.kind == .classType
        else { return nil }
        var advice = Advice(
          topic: "observed-object-made-here", mark: property.mark,
          message: "‘\(property.name)’ is observed and made by the view that observes it",
          reason: "@ObservedObject subscribes to an object and keeps none: with the view's next value there is another",
          hint: "write @StateObject private var \(property.name) = \(name)(), or have the object handed in")
        advice.seen = fence.seen.madeAgain(view.name, with: name)
        return advice
      }
    }
  }
}
