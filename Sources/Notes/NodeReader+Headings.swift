import CMarkGFM
import Diagnostics

/// Reading of headings and their ids.
extension NodeReader {
  /// Reads a heading; `## Words {#name}` sets its id.
  mutating func heading(_ node: OpaquePointer, level: Int, _ span: Span) -> Block {
    (attributePlace, foundAttributes) = (.lineEnd, nil)
    let content = readInlines(of: node, within: span)
    var list = foundAttributes
    (attributePlace, foundAttributes) = (.none, nil)
    let name = list?.id.flatMap { claim($0, span) }
    // The id now belongs to the heading.
    list?.id = nil
    let heading = Heading(
      level: level, content: hasEmoji ? content.withEmoji() : content,
      id: name ?? identifiers.id(for: content.plainText))
    var block = Block(.heading(heading), span: span)
    block.attributes = list.flatMap { $0.isEmpty ? nil : $0 }
    return block
  }

  /// Claims the id that an author gives a heading; `nil` with a warning if it is taken.
  private mutating func claim(_ id: String, _ span: Span) -> String? {
    if identifiers.claim(id) { return id }
    diagnostics.append(
      Diagnostic(
        .warning, "heading-id", "id '\(id)' is already in use; this heading gets an id from its text",
        file: source.path, span: span, hint: "choose another id: {#\(id)-2}"))
    return nil
  }
}
