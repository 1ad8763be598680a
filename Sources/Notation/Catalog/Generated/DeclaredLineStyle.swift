// Written by `make generate` from Sources/VitrineUI/Text/LineStyle.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `LineStyle.swift`, as fences name them.
enum DeclaredLineStyle {
  static let bindings: [NameBinding] = [
    .modifier("underline") {
      Modifier(
        Parameter(nil, .bool, or: true), Parameter("pattern", .native(Text.LineStyle.Pattern.self), or: .solid),
        .optional("color", .native(Color.self))
      ) {
        view, a, b, c in
        styled(view, text: { $0.underline(a, pattern: b, color: c) }, other: { $0.underline(a, pattern: b, color: c) })
      }
    },
    .modifier("strikethrough") {
      Modifier(
        Parameter(nil, .bool, or: true), Parameter("pattern", .native(Text.LineStyle.Pattern.self), or: .solid),
        .optional("color", .native(Color.self))
      ) {
        view, a, b, c in
        styled(
          view, text: { $0.strikethrough(a, pattern: b, color: c) },
          other: { $0.strikethrough(a, pattern: b, color: c) })
      }
    },
  ]

  static let members: [MemberTable] = [
    MemberTable(casesOf: Text.LineStyle.Pattern.self)
  ]
}

extension Text.LineStyle.Pattern: CatalogType {
  package static let catalogName = "Pattern"
  package static let shownName = "Text.LineStyle.Pattern"
}
