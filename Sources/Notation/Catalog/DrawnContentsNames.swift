import VitrineLayout
import VitrineUI

/// What stands in for contents, and how symbols, headers and what is below are drawn.
enum DrawnContentsNames {
  static let drawnContents: [NameBinding] = [
    .modifier("redacted") { Modifier(Parameter("reason", .redactionReasons)) { $0.redacted(reason: $1) } },
    .modifier("unredacted") { Modifier { $0.unredacted() } },
    .modifier("privacySensitive") { Modifier(Parameter(nil, .bool, or: true)) { $0.privacySensitive($1) } },
    .modifier("luminanceToAlpha") { Modifier { $0.luminanceToAlpha() } },
    .modifier("flipsForRightToLeftLayoutDirection") {
      Modifier(Parameter(nil, .bool)) { $0.flipsForRightToLeftLayoutDirection($1) }
    },
    .modifier("backgroundStyle") { Modifier(Parameter(nil, .style)) { $0.backgroundStyle($1) } },
    .modifier("symbolVariant") { Modifier(Parameter(nil, .native(SymbolVariants.self))) { $0.symbolVariant($1) } },
    .modifier("renderingMode") {
      Modifier(.optional(nil, .native(Image.TemplateRenderingMode.self))) { view, mode in
        (view as? Image)?.renderingMode(mode) ?? view
      }
    },
    .modifier("headerProminence") {
      Modifier(Parameter(nil, .native(Prominence.self))) { $0.headerProminence($1) }
    },
    .modifier("defaultScrollAnchor") {
      Modifier(.optional(nil, .native(UnitPoint.self))) { $0.defaultScrollAnchor($1) }
      ContextModifier(
        .optional(nil, .native(UnitPoint.self), withoutEffect: onePlace),
        Parameter("for", .value).withoutEffect(onePlace)
      ) { (context: CallContext, view: any View, _: UnitPoint?, _: Value) -> any View in
        context.warn(notDrawn: "defaultScrollAnchor(_:for:)", because: "scroll views stand where they begin")
        return view
      }
    },
  ]

  private static let onePlace = "scroll views stand where they begin: a warning says so"

  static let drawnContentMembers: [MemberTable] = [
    MemberTable(
      RedactionReasons.self,
      [Member("placeholder", .placeholder), Member("privacy", .privacy), Member("invalidated", .invalidated)]),
    MemberTable(
      SymbolVariants.self,
      [
        Member("none", .none), Member("fill", .fill), Member("slash", .slash), Member("circle", .circle),
        Member("square", .square), Member("rectangle", .rectangle),
      ]),
    MemberTable(casesOf: Image.TemplateRenderingMode.self),
    MemberTable(casesOf: Prominence.self),
    MemberTable(casesOf: Text.LineStyle.Pattern.self),
  ]
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

extension Kind where T == RedactionReasons {
  static var redactionReasons: Kind {
    .options(RedactionReasons.catalogName, shown: RedactionReasons.shownName) { $0 as? RedactionReasons }
  }
}

extension RedactionReasons: CatalogType { static let catalogName = "RedactionReasons" }
extension SymbolVariants: CatalogType { static let catalogName = "SymbolVariants" }
extension Prominence: CatalogType { static let catalogName = "Prominence" }
extension Image.TemplateRenderingMode: CatalogType {
  static let catalogName = "TemplateRenderingMode"
  static let shownName = "Image.TemplateRenderingMode"
}
extension Text.LineStyle.Pattern: CatalogType {
  static let catalogName = "Pattern"
  static let shownName = "Text.LineStyle.Pattern"
}
