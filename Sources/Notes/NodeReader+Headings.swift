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
    let name = list?.id.flatMap { claim($0, span) }
    // The heading has it now.
    list?.id = nil
    let heading = Heading(
      level: level, content: shown(content), id: name ?? identifiers.id(for: content.plainText))
    var block = Block(.heading(heading), span: span)
    block.attributes = list.flatMap { $0.isEmpty ? nil : $0 }
    return block
  }

  /// Gives a heading the id that its author asks for, unless another has it.
  private mutating func claim(_ id: String, _ span: Span) -> String? {
    if identifiers.claim(id) { return id }
    diagnostics.append(
      Diagnostic(
        .warning, "heading-id", "there is an id ‘\(id)’ already; this heading has one from its words",
        file: source.path, span: span, hint: "give it another: {#\(id)-2}"))
    return nil
  }
}
