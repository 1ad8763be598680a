extension Document {
  /// Every block, outer before inner, footnotes last.
  package var allBlocks: BlockWalk { BlockWalk(self) }

  /// Every inline, outer before inner.
  package var allInlines: InlineWalk { InlineWalk(self) }
}

/// Iterates over the blocks of a document without copying all of a long note's.
package struct BlockWalk: Sequence, IteratorProtocol {
  /// The rest of each list that contains the next block, the innermost last.
  private var lists: [IndexingIterator<[Block]>]
  private var footnotes: IndexingIterator<[Footnote]>

  fileprivate init(_ document: Document) {
    lists = [document.blocks.makeIterator()]
    footnotes = document.footnotes.makeIterator()
  }

  package mutating func next() -> Block? {
    while true {
      if lists.isEmpty {
        guard let footnote = footnotes.next() else { return nil }
        lists.append(footnote.blocks.makeIterator())
      }
      guard let block = lists[lists.count - 1].next() else {
        lists.removeLast()
        continue
      }
      switch block.kind {
      case .quote(let inner): lists.append(inner.makeIterator())
      case .callout(let callout): lists.append(callout.blocks.makeIterator())
      case .list(let list): lists += list.items.reversed().map { $0.blocks.makeIterator() }
      case .paragraph, .heading, .code, .table, .html, .thematicBreak: break
      }
      return block
    }
  }
}

/// Iterates over the inlines of a document.
package struct InlineWalk: Sequence, IteratorProtocol {
  private var blocks: BlockWalk
  /// The rest of each list that contains the next inline, the innermost last.
  private var lists: [IndexingIterator<[Inline]>] = []

  fileprivate init(_ document: Document) { blocks = document.allBlocks }

  package mutating func next() -> Inline? {
    while true {
      guard !lists.isEmpty else {
        guard let block = blocks.next() else { return nil }
        lists = Self.inlines(of: block).reversed().map { $0.makeIterator() }
        continue
      }
      guard let inline = lists[lists.count - 1].next() else {
        lists.removeLast()
        continue
      }
      if !inline.children.isEmpty { lists.append(inline.children.makeIterator()) }
      return inline
    }
  }

  private static func inlines(of block: Block) -> [[Inline]] {
    switch block.kind {
    case .paragraph(let content): [content]
    case .heading(let heading): [heading.content]
    case .table(let table): ([table.header] + table.rows).flatMap { $0 }
    case .callout(let callout): [callout.title]
    case .list(let list): list.items.flatMap(\.terms)
    case .code, .quote, .html, .thematicBreak: []
    }
  }
}
