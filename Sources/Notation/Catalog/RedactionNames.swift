import VitrineLayout
import VitrineUI

/// Placeholders, variants of symbols, and what else changes how something is painted as a whole.
enum RedactionNames {
  static let redactions: [NameBinding] = [
    .modifier("redacted") { Modifier(Parameter("reason", .reasons)) { $0.redacted(reason: $1) } },
    .modifier("unredacted") { Modifier { $0.unredacted() } },
    .modifier("privacySensitive") { Modifier(Parameter(nil, .bool, or: true)) { $0.privacySensitive($1) } },
    .modifier("luminanceToAlpha") { Modifier { $0.luminanceToAlpha() } },
    .modifier("flipsForRightToLeftLayoutDirection") {
      Modifier(Parameter(nil, .bool)) { $0.flipsForRightToLeftLayoutDirection($1) }
    },
    .modifier("backgroundStyle") { Modifier(Parameter(nil, .style)) { $0.backgroundStyle($1) } },
    .modifier("headerProminence") {
      Modifier(Parameter(nil, .native(Prominence.self))) { $0.headerProminence($1) }
    },
    .modifier("defaultScrollAnchor") {
      Modifier(
        .optional(nil, .native(UnitPoint.self)), ignoring: [Ignored("for", because: "content rests where it starts")]
      ) { $0.defaultScrollAnchor($1) }
    },
    .modifier("symbolVariant") {
      Modifier(Parameter(nil, .native(SymbolVariants.self))) { $0.symbolVariant($1) }
    },
    .modifier("renderingMode") {
      Modifier(.optional(nil, .native(Image.TemplateRenderingMode.self))) { view, mode in
        (view as? Image)?.renderingMode(mode) ?? view
      }
    },
  ]

  static let redactionMembers: [MemberTable] = [
    MemberTable(
      named: "RedactionReasons",
      [
        Member("placeholder", RedactionReasons.placeholder), Member("privacy", .privacy),
        Member("invalidated", .invalidated),
      ]),
    MemberTable(casesOf: Prominence.self),
    MemberTable(casesOf: Image.TemplateRenderingMode.self),
    MemberTable(
      SymbolVariants.self,
      [
        Member("none", .none), Member("fill", .fill), Member("circle", .circle), Member("square", .square),
        Member("rectangle", .rectangle), Member("slash", .slash),
      ]),
  ]

  /// What is added to a variant: `.circle.fill`.
  static let variantProperties = PropertyTable(
    "SymbolVariants", SymbolVariants.self,
    [
      Property("fill") { .native($0.fill) }, Property("circle") { .native($0.circle) },
      Property("square") { .native($0.square) }, Property("rectangle") { .native($0.rectangle) },
      Property("slash") { .native($0.slash) },
    ])
}

extension Prominence: CatalogType { static let catalogName = "Prominence" }
extension SymbolVariants: CatalogType { static let catalogName = "SymbolVariants" }
extension Image.TemplateRenderingMode: CatalogType {
  static let catalogName = "TemplateRenderingMode"
  static let shownName = "Image.TemplateRenderingMode"
}

extension Kind where T == RedactionReasons {
  static var reasons: Kind { .options("RedactionReasons", shown: "RedactionReasons") { $0 as? RedactionReasons } }
}
