import CMarkGFM
import Diagnostics

/// Headings and their ids.
extension NodeReader {
  /// A heading; `## Words {#name}` says its id itself.
  mutating func heading(_ node: OpaquePointer, level: Int, _ span: Span) -> Block {
    (attributePlace, foundAttributes) = (.lineEnd, nil)
    let content = readInlines(of: node, within: span)
    var list = foundAttributes
    (attributePlace, foundAttributes) = (.none, nil)
    let name = list?.id.flatMap { identifiers.claim($0) ? $0 : nil }
    // The heading has it now.
    list?.id = nil
    let heading = Heading(
      level: level, content: shown(content), id: name ?? identifiers.id(for: content.plainText))
    var block = Block(.heading(heading), span: span)
    block.attributes = list.flatMap { $0.isEmpty ? nil : $0 }
    return block
  }
}
