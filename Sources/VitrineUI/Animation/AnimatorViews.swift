import VitrineLayout

/// When an animator runs.
package struct AnimatorTrigger {
  /// It runs once each time this changes; again and again where there is none.
  let value: Any?
  let isSame: (Any, Any) -> Bool

  package init(_ value: Any?, isSame: @escaping (Any, Any) -> Bool) { (self.value, self.isSame) = (value, isSame) }

  /// Whether it runs after a change.
  ///
  /// - Parameter former: the same animator's before; `nil` where it was not there.
  func runs(after former: AnimatorTrigger?) -> Bool {
    guard let value else { return true }
    guard let old = former?.value else { return false }
    return !isSame(old, value)
  }
}

/// An animator in a tree: what it goes through, and the cell that says where it is.
struct AnimatorPlace {
  enum Course {
    /// From phase to phase: the animation that leads to each.
    case phases([Animation?], names: [String])
    /// Through all values, for a time in seconds.
    case keyframes(duration: Double, isRepeating: Bool, values: (Double) -> [(name: String, value: Double)])
  }

  let identity: Identity
  let cell: StateCell
  let trigger: AnimatorTrigger
  let course: Course
}

/// A view that goes from phase to phase; at rest it shows the first.
package struct PhasedView: PrimitiveView {
  let phases: [() -> any View]
  let names: [String]
  let animations: [Animation?]
  let trigger: AnimatorTrigger

  /// - Parameters:
  ///   - phases: what is shown in each.
  ///   - names: what each is called.
  ///   - animations: how each is reached.
  package init(
    _ phases: [() -> any View], names: [String], animations: [Animation?], trigger: AnimatorTrigger
  ) { (self.phases, self.names, self.animations, self.trigger) = (phases, names, animations, trigger) }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let cell = context.graph.states.cell(context.identity, "@phase") { 0 }
    context.add(
      .animator(
        AnimatorPlace(
          identity: context.identity, cell: cell, trigger: trigger, course: .phases(animations, names: names))))
    let phase = cell.value as? Int ?? 0
    guard !phases.isEmpty else { return [] }
    var inner = context
    inner.environment[TransactionStepKey.self] = TransactionStep(
      .phase, at: context.identity, inside: context.environment[TransactionStepKey.self])
    return inner.nodes(of: phases[min(max(phase, 0), phases.count - 1)](), step: .index(0))
  }
}

/// A view that goes through values along tracks of keyframes; at rest it shows the first.
package struct KeyframedView: PrimitiveView {
  let duration: Double
  let trigger: AnimatorTrigger
  let values: (Double) -> [(name: String, value: Double)]
  let content: (Double) -> any View

  /// - Parameters:
  ///   - duration: of all tracks, in seconds.
  ///   - values: what is tracked, at a time.
  ///   - content: what is shown at a time.
  package init(
    duration: Double, trigger: AnimatorTrigger, values: @escaping (Double) -> [(name: String, value: Double)],
    content: @escaping (Double) -> any View
  ) { (self.duration, self.trigger, self.values, self.content) = (duration, trigger, values, content) }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let cell = context.graph.states.cell(context.identity, "@time") { 0.0 }
    let isRepeating = trigger.value == nil
    context.add(
      .animator(
        AnimatorPlace(
          identity: context.identity, cell: cell, trigger: trigger,
          course: .keyframes(duration: duration, isRepeating: isRepeating, values: values))))
    return context.nodes(of: content(cell.value as? Double ?? 0), step: .index(0))
  }
}
