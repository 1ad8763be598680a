import VitrineLayout

/// The condition on which an animator runs.
package struct AnimatorTrigger {
  /// The value whose changes each start one run; without one, the animator repeats forever.
  let value: Any?
  let isSame: (Any, Any) -> Bool

  package init(_ value: Any?, isSame: @escaping (Any, Any) -> Bool) { (self.value, self.isSame) = (value, isSame) }

  /// Returns whether the animator runs after a change.
  ///
  /// - Parameter previous: the trigger before the change; `nil` if the animator is new.
  func runs(after previous: AnimatorTrigger?) -> Bool {
    guard let value else { return true }
    guard let old = previous?.value else { return false }
    return !isSame(old, value)
  }
}

/// An animator in a tree, and the cell that holds its current phase or time.
struct AnimatorPlace {
  enum Course {
    /// The phases, each with the animation that leads to it.
    case phases([Animation?], names: [String])
    /// The tracks of keyframes, with a duration in seconds.
    case keyframes(duration: Double, isRepeating: Bool, values: (Double) -> [(name: String, value: Double)])
  }

  let identity: Identity
  let cell: StateCell
  let trigger: AnimatorTrigger
  let course: Course
}

/// A phase animator; at rest, it shows its first phase.
package struct PhasedView: PrimitiveView {
  let phases: [() -> any View]
  let names: [String]
  let animations: [Animation?]
  let trigger: AnimatorTrigger

  /// - Parameters:
  ///   - phases: the view of each phase.
  ///   - names: the name of each phase.
  ///   - animations: the animation that leads to each phase.
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

/// A keyframe animator; at rest, it shows its initial value.
package struct KeyframedView: PrimitiveView {
  let duration: Double
  let trigger: AnimatorTrigger
  let values: (Double) -> [(name: String, value: Double)]
  let content: (Double) -> any View

  /// - Parameters:
  ///   - duration: the duration of all tracks, in seconds.
  ///   - values: returns the name and value of each track at a time in seconds.
  ///   - content: returns the view at a time in seconds.
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
