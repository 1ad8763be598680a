import VitrineUI

/// What happens to a view's drawing once it is made.
enum EffectsNames {
  static let effects: [NameBinding] = [
    .modifier("blendMode") {
      ContextModifier(Parameter(nil, .native(BlendMode.self))) { context, view, mode in
        if !mode.isDrawn {
          context.warn(notDrawn: "blendMode(.\(mode.rawValue))", because: "browsers have no such mode")
        }
        return view.blendMode(mode)
      }
    },
    .modifier("visualEffect") {
      Modifier(Parameter(nil, .function)) { view, effect in
        view.visualEffect { effect.content(.view(AnyView($0)), .native($1)) }
      }
    },
  ]
}
