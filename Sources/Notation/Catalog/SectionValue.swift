import FenceEvaluation
import VitrineUI

/// A section of a view, as `ForEach(sections:)` tells of it: its header, content and footer are lists of views.
struct SectionValue: CatalogType {
  static let catalogName = "SectionConfiguration"
  let parts: SectionParts
  let index: Int

  /// The sections of a view.
  static func all(in view: any View) -> [SectionValue] {
    sections(of: view).enumerated().map { SectionValue(parts: $1, index: $0) }
  }

  static let properties: [PropertyTable] = [
    PropertyTable(
      catalogName, SectionValue.self,
      [
        Property("header") { .array($0.parts.header.map { .view($0) }) },
        Property("content") { .array($0.parts.content.map { .view($0) }) },
        Property("footer") { .array($0.parts.footer.map { .view($0) }) },
        Property("id") { .integer($0.index) },
      ])
  ]
}
