import CMarkGFM
import Diagnostics

/// Reading of attribute lists in braces.
extension NodeReader {
  /// Removes the list at the end of a block's text, before tags and other extensions are looked for in it.
  mutating func takeAttributes(from inlines: inout [Inline], within block: Span) {
    let place = attributePlace
    attributePlace = .none
    if let list = attributeReader.take(from: &inlines, at: place, within: block) {
      foundAttributes = list
    }
  }

  /// Reads a paragraph; a list in braces that is alone in it belongs to the block before.
  mutating func paragraph(_ node: OpaquePointer, _ span: Span) -> Block {
    (attributePlace, foundAttributes) = (.ownLine, nil)
    let content = readShown(of: node, within: span)
    var block = Block(.paragraph(content), span: span)
    block.attributes = foundAttributes
    (attributePlace, foundAttributes) = (.none, nil)
    return block
  }

  /// Returns blocks with their attributes, and without those that readers don't see.
  mutating func finish(_ blocks: [Block]) -> [Block] {
    let written = blocks.removingEmptyParagraphs()
    let gathered = GatheredContainers(written, in: source.path)
    diagnostics += gathered?.diagnostics ?? []
    let blocks = gathered?.blocks ?? written
    return attributeReader.takingAttributes(definitionLines.isEmpty ? blocks : DefinitionLists.joined(blocks))
      .takingAnchors()
  }
}
