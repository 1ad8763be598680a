import VitrineUI

/// Views that move, and those that change with time.
enum AnimatorsNames {
  /// Views that move, at rest: with their first phase or value.
  static let animators: [NameBinding] = [
    .view("PhaseAnimator") {
      Init(
        Parameter(nil, .array), Parameter("trigger", .any, or: .nothing).withoutEffect(motion),
        Parameter("content", .function), Parameter("animation", .any, or: .nothing).withoutEffect(motion)
      ) { phases, _, build, _ in try phases.first.map { try build.views($0) } ?? EmptyView() }
    },
    .view("KeyframeAnimator") {
      Init(
        Parameter("initialValue", .any), Parameter("repeating", .any, or: .nothing).withoutEffect(motion),
        Parameter("trigger", .any, or: .nothing).withoutEffect(motion), Parameter("content", .function),
        Parameter("keyframes", .any, or: .nothing).withoutEffect(motion)
      ) { start, _, _, build, _ in try build.views(start) }
    },
    .modifier("phaseAnimator") {
      Modifier(
        Parameter(nil, .array), Parameter("trigger", .any, or: .nothing).withoutEffect(motion),
        Parameter("content", .function), Parameter("animation", .any, or: .nothing).withoutEffect(motion)
      ) { view, phases, _, build, _ in try phases.first.map { try build.views(.view(view), $0) } ?? view }
    },
    .modifier("keyframeAnimator") {
      Modifier(
        Parameter("initialValue", .any), Parameter("repeating", .any, or: .nothing).withoutEffect(motion),
        Parameter("trigger", .any, or: .nothing).withoutEffect(motion), Parameter("content", .function),
        Parameter("keyframes", .any, or: .nothing).withoutEffect(motion)
      ) { view, start, _, _, build, _ in try build.views(.view(view), start) }
    },
    .view("TimelineView") {
      Function(
        Parameter(nil, .any).withoutEffect("a picture has one moment"), Parameter("content", .function)
      ) { context, _, build in
        .view(
          build.content(
            .tuple([
              (label: "date", value: .native(context.interpreter.now)),
              (label: "cadence", value: .native(InertValue(name: "live"))),
            ])))
      }
    },
  ]

  private static let motion = "a picture shows the first value"
}

extension FenceFunction {
  /// The views that it makes of its arguments, at once.
  ///
  /// - Throws: whatever goes wrong in it.
  func views(_ arguments: Value...) throws -> any View {
    guard case .function(let function) = value, let build = function.build else { return EmptyView() }
    let views = try build(arguments)
    return views.count == 1 ? views[0] : ViewList(views)
  }
}
