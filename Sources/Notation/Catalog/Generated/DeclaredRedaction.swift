// Written by `make generate` from Sources/VitrineUI/Modifiers/Redaction.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `Redaction.swift`, as fences name them.
enum DeclaredRedaction {
  static let bindings: [NameBinding] = [
    .modifier("redacted") {
      Modifier(Parameter("reason", .options(RedactionReasons.self))) { $0.redacted(reason: $1) }
    },
    .modifier("unredacted") { Modifier { $0.unredacted() } },
    .modifier("privacySensitive") { Modifier(Parameter(nil, .bool, or: true)) { $0.privacySensitive($1) } },
  ]

  static let members: [MemberTable] = [
    MemberTable(
      RedactionReasons.self,
      [Member("placeholder", .placeholder), Member("privacy", .privacy), Member("invalidated", .invalidated)])
  ]
}

extension RedactionReasons: CatalogType { package static let catalogName = "RedactionReasons" }
