import Diagnostics
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

/// What a view tells the container around it: `subview.containerValues.isPinned`.
struct ContainerValuesValue {
  let view: any View

  /// What was told under a name, else the value that the fence declares for it.
  ///
  /// - Throws: what goes wrong in that.
  func member(_ name: String, _ evaluator: Evaluator, _ mark: SourceMark) throws -> Value? {
    if let value = containerValue(name, of: view) as? Value { return value }
    guard let type = evaluator.extensions["ContainerValues"], let declared = type.property(name) else { return nil }
    if let initial = declared.initial, declared.getter == nil {
      let value = try evaluator.evaluate(initial, type.scope)
      return try declared.type.map { try evaluator.convert(value, to: $0, type.scope, declared.mark) } ?? value.settled
    }
    if declared.getter == nil { return .nothing }
    return try evaluator.read(declared, Receiver(box: Box(.native(self)), type: type), mark)
  }
}
