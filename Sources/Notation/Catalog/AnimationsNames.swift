import FenceEvaluation
import VitrineLayout
import VitrineUI

extension Animation: CatalogType { package static let catalogName = "Animation" }
extension Spring: CatalogType { package static let catalogName = "Spring" }
extension UnitCurve: CatalogType { package static let catalogName = "UnitCurve" }
extension AnyTransition: CatalogType { package static let catalogName = "AnyTransition" }
extension TransitionPhase: CatalogType { package static let catalogName = "TransitionPhase" }
extension MatchedGeometryProperties: CatalogType {
  package static let catalogName = "MatchedGeometryProperties"
}

/// Animations, and what says where they apply. They change nothing at rest; figures with the option `animation` show them.
enum AnimationsNames {
  static let animations: [NameBinding] = [
    .lifetime("animation") {
      ContextModifier(
        .optional(nil, .native(Animation.self), withoutEffect: motion), Parameter("value", .any).withoutEffect(motion)
      ) { (context: CallContext, view: any View, animation: Animation?, value: Value) -> any View in
        let isSame = context.isSame
        return animated(view, animation, watching: value.settled, isSame)
      }
      Modifier(.optional(nil, .native(Animation.self), withoutEffect: motion)) {
        (view: any View, animation: Animation?) -> any View in always(view, animation)
      }
    },
    .lifetime("transaction") {
      Modifier(Parameter(nil, .function).withoutEffect(motion)) { changing($0, by: $1) }
      ContextModifier(Parameter("value", .any).withoutEffect(motion), Parameter(nil, .function).withoutEffect(motion)) {
        context, view, value, change in
        let isSame = context.isSame
        return changing(view, by: change, watching: value.settled, isSame)
      }
    },
    .lifetime("transition") {
      ContextModifier(Parameter(nil, .any).withoutEffect(motion)) { context, view, value in
        if let transition = try transition(value, context) { return coming(view, transition) }
        context.warn(
          notDrawn: "transition",
          because: "the argument is neither an AnyTransition nor a Transition that the fence declares")
        return view
      }
    },
    .lifetime("matchedGeometryEffect") {
      ContextModifier(
        Parameter("id", .any).withoutEffect(motion), Parameter("in", .any).withoutEffect(motion),
        Parameter("properties", .options(MatchedGeometryProperties.self), or: .frame).withoutEffect(motion),
        Parameter("anchor", .native(UnitPoint.self), or: .center).withoutEffect(motion),
        Parameter("isSource", .bool, or: true).withoutEffect("a view that takes another's place is drawn in its own")
      ) { context, view, id, space, properties, anchor, isSource in
        if !isSource {
          context.warn(
            notDrawn: "matchedGeometryEffect", because: "views are drawn at their own position")
        }
        return matched(
          view, Choice(.tuple([(nil, id.settled), (nil, space.settled)]), context), properties, anchor)
      }
    },
    .method("Animation", "delay") {
      Method(Animation.self, Parameter(nil, .double).withoutEffect(motion)) { .native($0.delay($1)) }
    },
    .method("Animation", "speed") {
      Method(Animation.self, Parameter(nil, .double).withoutEffect(motion)) { .native($0.speed($1)) }
    },
    .method("Animation", "repeatCount") {
      Method(
        Animation.self, Parameter(nil, .int).withoutEffect(motion),
        Parameter("autoreverses", .bool, or: true).withoutEffect(motion)
      ) { .native($0.repeatCount($1, autoreverses: $2)) }
    },
    .method("Animation", "repeatForever") {
      Method(Animation.self, Parameter("autoreverses", .bool, or: true).withoutEffect(motion)) {
        .native($0.repeatForever(autoreverses: $1))
      }
    },
    .method("AnyTransition", "combined") {
      Method(AnyTransition.self, Parameter("with", .native(AnyTransition.self)).withoutEffect(motion)) {
        .native($0.combined(with: $1))
      }
    },
    .method("AnyTransition", "animation") {
      Method(AnyTransition.self, .optional(nil, .native(Animation.self), withoutEffect: motion)) {
        (transition: AnyTransition, animation: Animation?) in .native(transition.animation(animation))
      }
    },
    .function("AnyTransition") {
      Function(Parameter(nil, .any).withoutEffect(motion)) { context, value in
        own(value, context).map { .native($0) } ?? value
      }
    },
    .staticFunction("AnyTransition", "modifier") {
      Function(
        Parameter("active", .any).withoutEffect(motion), Parameter("identity", .any).withoutEffect(motion)
      ) { context, active, identity in
        .native(
          AnyTransition(
            CustomTransition { view, phase in
              context.late(view) {
                try EnvironmentNames.modified(view, by: phase.isIdentity ? identity : active, context)
              }
            }))
      }
    },
  ]

  static let motion = "a picture at rest shows where views get to: figures with the option animation show how"

  // MARK: Opening existentials

  private static func animated(
    _ view: some View, _ animation: Animation?, watching value: Value, _ isSame: @escaping (Any, Any) -> Bool
  ) -> any View { view.animation(animation, watching: value, isSame: isSame) }

  private static func always(_ view: some View, _ animation: Animation?) -> any View {
    view.alwaysAnimated(animation)
  }

  private static func changing(_ view: some View, by change: FenceFunction) -> any View {
    view.transaction { FenceTransaction.change(&$0, by: change) }
  }

  private static func changing(
    _ view: some View, by change: FenceFunction, watching value: Value, _ isSame: @escaping (Any, Any) -> Bool
  ) -> any View {
    view.transaction(watching: value, isSame: isSame) { FenceTransaction.change(&$0, by: change) }
  }

  private static func coming(_ view: some View, _ transition: AnyTransition) -> any View { view.transition(transition) }

  private static func matched(
    _ view: some View, _ id: Choice, _ properties: MatchedGeometryProperties, _ anchor: UnitPoint
  ) -> any View { view.matchedGeometry(AnyHashable(id), properties: properties, anchor: anchor) }

  /// A transition of the catalog; `nil` for one that a fence declares.
  private static func transition(_ value: Value, _ context: CallContext) throws -> AnyTransition? {
    var value = value.settled
    if case .implicit(let implicit) = value {
      let isOwn = context.evaluator.extensions["Transition"]?.statics[implicit.name] != nil
      value = try context.evaluator.resolve(implicit, as: isOwn ? "Transition" : "AnyTransition")
    }
    if case .native(let transition as AnyTransition) = value { return transition }
    return own(value, context)
  }

  /// A transition that a fence declares, as one of the catalog; `nil` for other values.
  static func own(_ value: Value, _ context: CallContext) -> AnyTransition? {
    guard case .instance(let instance) = value, instance.type.conforms(to: "Transition") else { return nil }
    return AnyTransition(
      CustomTransition { view, phase in
        context.late(view) {
          let arguments = [
            CallArgument(label: "content", value: .view(AnyView(view)), mark: context.mark),
            CallArgument(label: "phase", value: .native(phase), mark: context.mark),
          ]
          let body = try context.evaluator.callMethod("body", .instance(instance), arguments, context.mark)
          return try context.view(of: body, at: context.mark) ?? view
        }
      })
  }

  static let members: [MemberTable] = [
    MemberTable(
      TransitionPhase.self,
      [
        Member("willAppear", .willAppear), Member("identity", .identity), Member("didDisappear", .didDisappear),
      ])
  ]

  static let phaseProperties = PropertyTable(
    "TransitionPhase", TransitionPhase.self,
    [Property("isIdentity") { .boolean($0.isIdentity) }, Property("value", reading: \.value)])
}
