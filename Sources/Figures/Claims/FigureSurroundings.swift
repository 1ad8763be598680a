import Diagnostics
import Notes

extension Document {
  /// Returns the paragraphs beside figures, each with these figures: a paragraph after a figure, and one before a figure
  /// if it announces it.
  ///
  /// - Parameter figures: the figures by the locations of their fences.
  func paragraphs<Figure>(
    beside figures: [Location: Figure]
  ) -> [(paragraph: Block, content: [Inline], figures: [Figure])] {
    var found: [(paragraph: Block, content: [Inline], figures: [Figure])] = []
    func visit(_ blocks: [Block]) {
      for (index, block) in blocks.enumerated() {
        switch block.kind {
        case .quote(let inner): visit(inner)
        case .callout(let callout): visit(callout.blocks)
        case .list(let list): for item in list.items { visit(item.blocks) }
        case .paragraph(let content):
          let before = index > 0 ? figures[blocks[index - 1].span.start] : nil
          let after = index + 1 < blocks.count ? figures[blocks[index + 1].span.start] : nil
          guard before != nil || (after != nil && ProseClaims.announces(source.text(of: block.span))) else { continue }
          found.append((block, content, [before, after].compactMap(\.self)))
        default: break
        }
      }
    }
    visit(blocks)
    return found
  }
}
