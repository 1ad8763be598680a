import FenceEvaluation
import VitrineUI

/// What happens to a view's drawing once it is made.
enum EffectsNames {
  static let effects: [NameBinding] = [
    .modifier("blendMode") {
      ContextModifier(Parameter(nil, .native(BlendMode.self))) { context, view, mode in
        if !mode.isDrawn {
          context.warn(notDrawn: "blendMode(.\(mode.rawValue))", because: "browsers don't support this blend mode")
        }
        return view.blendMode(mode)
      }
    },
    .modifier("visualEffect") {
      Modifier(Parameter(nil, .function)) { view, effect in
        view.visualEffect { effect.content(.view(AnyView($0)), .native($1)) }
      }
    },
    .modifier("scrollTransition") {
      Modifier(
        Parameter(nil, .any, or: .nothing).withoutEffect(inSight),
        Parameter("axis", .any, or: .nothing).withoutEffect(inSight),
        Parameter("transition", .function)
      ) { view, _, _, transition in
        scrolling(view, transition)
      }
      Modifier(
        Parameter("topLeading", .any).withoutEffect(inSight), Parameter("bottomTrailing", .any).withoutEffect(inSight),
        Parameter("axis", .any, or: .nothing).withoutEffect(inSight), Parameter("transition", .function)
      ) { view, _, _, _, transition in
        scrolling(view, transition)
      }
    },
  ]

  private static let inSight = "transitions of views in sight are over"

  private static func scrolling(_ view: any View, _ transition: FenceFunction) -> any View {
    view.scrollTransition { transition.content(.view(AnyView($0)), .native($1)) }
  }

  static let members: [MemberTable] = [
    MemberTable(
      ScrollTransitionPhase.self,
      [Member("topLeading", .topLeading), Member("identity", .identity), Member("bottomTrailing", .bottomTrailing)])
  ]

  static let phaseProperties = PropertyTable(
    "ScrollTransitionPhase", ScrollTransitionPhase.self,
    [Property("isIdentity") { .boolean($0.isIdentity) }, Property("value", reading: \.value)])
}

extension ScrollTransitionPhase: CatalogType { package static let catalogName = "ScrollTransitionPhase" }
