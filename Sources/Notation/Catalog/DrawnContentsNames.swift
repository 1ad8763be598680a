import FenceEvaluation
import VitrineLayout
import VitrineUI

/// What stands in for contents, and how symbols, headers and what is below are drawn.
enum DrawnContentsNames {
  static let drawnContents: [NameBinding] = [
    .modifier("renderingMode") {
      Modifier(.optional(nil, .native(Image.TemplateRenderingMode.self))) { view, mode in
        (view as? Image)?.renderingMode(mode) ?? view
      }
    },
    .moreOfModifier("defaultScrollAnchor") {
      ContextModifier(
        .optional(nil, .native(UnitPoint.self), withoutEffect: onePlace),
        Parameter("for", .value).withoutEffect(onePlace)
      ) { (context: CallContext, view: any View, _: UnitPoint?, _: Value) -> any View in
        context.warn(notDrawn: "defaultScrollAnchor(_:for:)", because: "scroll views are drawn at their start")
        return view
      }
    },
  ]

  private static let onePlace = "scroll views stand where they begin: a warning says so"
}

extension DrawnContentsNames {
  /// The parts that variants of symbols have together: `.circle.fill`.
  static let symbolVariantProperties = PropertyTable(
    "SymbolVariants", SymbolVariants.self,
    [
      Property("fill") { .native($0.fill) }, Property("slash") { .native($0.slash) },
      Property("circle") { .native($0.circle) }, Property("square") { .native($0.square) },
      Property("rectangle") { .native($0.rectangle) },
    ])
}
