import FenceEvaluation
import Foundation
import VitrineUI

/// Views that move, and those that change with time.
enum AnimatorsNames {
  /// Views that move, at rest: with their first phase or value.
  static let animators: [NameBinding] = [
    .view("PhaseAnimator") {
      Init(
        Parameter(nil, .array), Parameter("trigger", .any, or: .nothing).withoutEffect(motion),
        Parameter("content", .function), Parameter("animation", .any, or: .nothing).withoutEffect(motion)
      ) { try PhaseCourse(phases: $0, trigger: $1, build: $2, animation: $3).view() }
    },
    .view("KeyframeAnimator") {
      Init(
        Parameter("initialValue", .any), Parameter("repeating", .bool, or: true).withoutEffect(motion),
        Parameter("trigger", .any, or: .nothing).withoutEffect(motion), Parameter("content", .function),
        Parameter("keyframes", .any, or: .nothing).withoutEffect(motion)
      ) { try KeyframeCourse(start: $0, isRepeating: $1, trigger: $2, build: $3, keyframes: $4).view() }
    },
    .modifier("phaseAnimator") {
      Modifier(
        Parameter(nil, .array), Parameter("trigger", .any, or: .nothing).withoutEffect(motion),
        Parameter("content", .function), Parameter("animation", .any, or: .nothing).withoutEffect(motion)
      ) { view, phases, trigger, build, animation in
        guard !phases.isEmpty else { return view }
        return try PhaseCourse(phases: phases, trigger: trigger, build: build, animation: animation).view(
          of: .view(view))
      }
    },
    .modifier("keyframeAnimator") {
      Modifier(
        Parameter("initialValue", .any), Parameter("repeating", .bool, or: true).withoutEffect(motion),
        Parameter("trigger", .any, or: .nothing).withoutEffect(motion), Parameter("content", .function),
        Parameter("keyframes", .any, or: .nothing).withoutEffect(motion)
      ) { view, start, isRepeating, trigger, build, keyframes in
        try KeyframeCourse(start: start, isRepeating: isRepeating, trigger: trigger, build: build, keyframes: keyframes)
          .view(of: .view(view))
      }
    },
    .view("TimelineView") {
      Function(Parameter(nil, .any), Parameter("content", .function)) { context, schedule, build in
        .view(
          Timeline(schedule: FenceSchedule(schedule, context), evaluator: context.evaluator) { moment in
            build.content(
              .tuple([
                (label: "date", value: .native(Date(seconds: moment))),
                (label: "cadence", value: .native(TimelineViewContext.Cadence.live)),
              ]))
          })
      }
    },
  ]

  private static let motion = "a picture at rest shows the first value"
}
