import FenceEvaluation
import VitrineUI

/// What fences say of phases: they go by where the view lives, and the first is shown where it doesn't.
struct PhaseCourse {
  let phases: [Value]
  let trigger: Value
  let build: FenceFunction
  /// How each phase is reached; the usual way where nothing is said.
  let animation: Value

  /// - Parameter content: the view that it is a modifier of, as the first argument of what builds a phase.
  func view(of content: Value? = nil) throws -> any View {
    let arguments = { (phase: Value) in [content, phase].compactMap(\.self) }
    guard build.context.evaluator.clock != nil else {
      return try phases.first.map { try build.view(of: arguments($0)) } ?? EmptyView()
    }
    let views = phases.map { phase in { build.content(of: arguments(phase)) as any View } }
    return PhasedView(
      views, names: try phases.map(build.context.evaluator.describe), animations: try phases.map(reaching),
      trigger: build.context.trigger(trigger))
  }

  private func reaching(_ phase: Value) throws -> Animation? {
    guard case .function = animation else { return .default }
    let value = try build.context.call(animation, [phase])
    let argument = CallArgument(label: nil, value: value, mark: build.context.mark)
    return try Kind.native(Animation.self).optional(argument, build.context)
  }
}

/// What fences say of keyframes: values go along them where the view lives, and the first is shown where it doesn't.
struct KeyframeCourse {
  let start: Value
  let isRepeating: Bool
  let trigger: Value
  let build: FenceFunction
  let keyframes: Value

  /// - Parameter content: the view that it is a modifier of, as the first argument of what builds the view.
  func view(of content: Value? = nil) throws -> any View {
    let arguments = { (value: Value) in [content, value].compactMap(\.self) }
    guard build.context.evaluator.clock != nil, case .function = keyframes else {
      return try build.view(of: arguments(start))
    }
    let makeFrames = FenceFunction(value: keyframes, context: build.context)
    let marks = try makeFrames.views(of: [start]).flatMap(KeyframeMark.all)
    let tracks = KeyframeTracks(from: start, marks, build.context)
    var trigger = build.context.trigger(trigger)
    // What is told not to repeat runs once.
    if case .nothing = self.trigger, !isRepeating { trigger = build.context.trigger(.boolean(false)) }
    return KeyframedView(
      duration: tracks.duration, trigger: trigger, values: { tracks.numbers(at: $0) },
      content: { time in build.content(of: arguments(tracks.value(at: time))) })
  }
}

extension CallContext {
  fileprivate func trigger(_ value: Value) -> AnimatorTrigger {
    if case .nothing = value { return AnimatorTrigger(nil, isSame: isSame) }
    return AnimatorTrigger(value.settled, isSame: isSame)
  }
}

extension FenceFunction {
  /// The views that it makes when it is called while views are rendered.
  fileprivate func content(of arguments: [Value]) -> any View {
    context.late(EmptyView() as any View) { try view(of: arguments) }
  }
}
