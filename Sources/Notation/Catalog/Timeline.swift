import FenceEvaluation
import VitrineUI

/// A schedule of the changes of a `TimelineView`.
enum FenceSchedule {
  /// At every frame: whenever the view is looked at.
  case always
  /// From a time on, each so many seconds.
  case periodic(start: Double, interval: Double)
  case explicit([Double])

  init(_ value: Value, _ context: CallContext) {
    func seconds(_ value: Value?) -> Double? { value.flatMap { context.evaluator.date($0)?.seconds } }
    let (name, arguments): (String, [CallArgument]) =
      switch value {
      case .implicit(let member): (member.name, member.arguments ?? [])
      default: ("", [])
      }
    func argument(_ label: String) -> Value? { arguments.first { $0.label == label }?.value }
    switch name {
    case "periodic":
      let interval = argument("by")?.number ?? 1
      self = .periodic(
        start: seconds(argument("from")) ?? context.evaluator.now.seconds, interval: interval > 0 ? interval : 1)
    case "everyMinute":
      self = .periodic(start: (context.evaluator.now.seconds / 60).rounded(.down) * 60, interval: 60)
    case "explicit": self = .explicit((arguments.first?.value.elements ?? []).compactMap(seconds).sorted())
    default: self = .always
    }
  }

  /// The moment that content is told at a time, and the next one.
  func moments(at now: Double) -> (current: Double, next: Double?) {
    switch self {
    case .always: return (now, nil)
    case .periodic(let start, let interval):
      let count = max(0, ((now - start) / interval + 1e-9).rounded(.down))
      return (start + count * interval, start + (count + 1) * interval)
    case .explicit(let moments):
      return (moments.last { $0 <= now + 1e-9 } ?? moments.first ?? now, moments.first { $0 > now + 1e-9 })
    }
  }
}

/// A view whose content is made again at the moments of a schedule: a `TimelineView`, a text that tells the time.
struct Timeline: PrimitiveView {
  let schedule: FenceSchedule
  let evaluator: Evaluator
  /// Makes the content for a moment, in seconds since the beginning of 2001.
  let content: (Double) -> any View

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let tick = context.graph.states.cell(context.identity, "@tick") { 0 }
    _ = tick.value
    let (moment, next) = schedule.moments(at: evaluator.now.seconds)
    let known = context.graph.states.cell(context.identity, "@moments") { KnownMoments() }.current as? KnownMoments
    if let next, let clock = evaluator.clock, let known, known.next != next {
      known.next = next
      clock.schedule(at: clock.now + VirtualClock.nanoseconds(next - evaluator.now.seconds)) {
        tick.value = (tick.current as? Int ?? 0) + 1
      }
    }
    if case .always = schedule { return context.alwaysChanging().nodes(of: content(moment), step: .index(0)) }
    // The content is made again for another moment, or by another closure.
    if let known, known.moment == moment, let view = known.view, context.isUnchanged {
      return context.nodes(of: view, step: .index(0))
    }
    let view = content(moment)
    known?.moment = moment
    known?.view = view
    return context.nodes(of: view, step: .index(0))
  }

  /// A text that tells how time goes by: it changes each second, where time does.
  static func text(_ context: CallContext, _ text: @escaping (_ now: Double) -> any View) -> any View {
    let evaluator = context.evaluator
    guard evaluator.clock != nil else { return text(evaluator.now.seconds) }
    let schedule = FenceSchedule.periodic(start: evaluator.now.seconds.rounded(.down), interval: 1)
    return Timeline(schedule: schedule, evaluator: evaluator, content: text)
  }
}

/// The moments of a timeline, in seconds since the beginning of 2001.
private final class KnownMoments {
  /// The moment for which the timeline waits.
  var next: Double?
  /// The moment of the content, and the content.
  var moment: Double?
  var view: (any View)?
}
