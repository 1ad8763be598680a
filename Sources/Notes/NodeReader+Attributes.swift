import CMarkGFM
import Diagnostics

/// Lists of attributes in braces.
extension NodeReader {
  /// Takes the list at the end of a block's text, before tags and the like are looked for in it.
  mutating func takeAttributes(from inlines: inout [Inline], within block: Span) {
    let place = attributePlace
    attributePlace = .none
    if let list = AttributeReader(source: source).take(from: &inlines, at: place, within: block) {
      foundAttributes = list
    }
  }

  /// A paragraph; what stands alone in it in braces is said of the block before.
  mutating func paragraph(_ node: OpaquePointer, _ span: Span) -> Block {
    (attributePlace, foundAttributes) = (.ownLine, nil)
    let content = shown(readInlines(of: node, within: span))
    var block = Block(.paragraph(content), span: span)
    block.attributes = foundAttributes
    (attributePlace, foundAttributes) = (.none, nil)
    return block
  }

  /// Blocks with what is said of them, and without what readers do not see.
  mutating func finish(_ blocks: [Block]) -> [Block] {
    let written = blocks.removingEmptyParagraphs()
    let gathered = GatheredContainers(written, in: source.path)
    diagnostics += gathered?.diagnostics ?? []
    return AttributeReader(source: source).takingAttributes(gathered?.blocks ?? written).takingAnchors()
  }
}
