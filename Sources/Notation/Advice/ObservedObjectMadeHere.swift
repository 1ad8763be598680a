import FenceSyntax

/// Finds an observed object that the view itself creates: observing an object doesn't own it.
enum ObservedObjectMadeHere: Adviser {
  static func advice(on fence: AdvisedFence) -> [Advice] {
    fence.views.flatMap { view in
      view.variables.compactMap { property -> Advice? in
        guard property.wrapper?.name == "ObservedObject", let name = property.initial?.calledName,
          fence.type(name)?.kind == .classType
        else { return nil }
        var advice = Advice(
          topic: "observed-object-made-here", mark: property.mark,
          message: "'\(property.name)' is created by the view that observes it",
          reason: "@ObservedObject doesn't own its object; the view's next value creates another one",
          hint: "write @StateObject private var \(property.name) = \(name)(), or pass the object in")
        advice.seen = fence.seen.madeAgain(view.name, with: name)
        return advice
      }
    }
  }
}
