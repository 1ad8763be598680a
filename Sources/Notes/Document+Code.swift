extension Document {
  /// Returns the document with other code in its blocks.
  ///
  /// - Parameter change: Returns the replacement of a block, or `nil` to leave the block unchanged.
  package func replacingCode(_ change: (CodeBlock) -> CodeBlock?) -> Document {
    guard !codeBlocks.isEmpty else { return self }
    var document = self
    document.blocks = blocks.map { $0.replacingCode(change) }
    document.footnotes = footnotes.map { footnote in
      var footnote = footnote
      footnote.blocks = footnote.blocks.map { $0.replacingCode(change) }
      return footnote
    }
    return document
  }
}

extension Block {
  func replacingCode(_ change: (CodeBlock) -> CodeBlock?) -> Block {
    var block = self
    switch kind {
    case .code(let code): if let other = change(code) { block.kind = .code(other) }
    case .quote(let inner): block.kind = .quote(inner.map { $0.replacingCode(change) })
    case .callout(var callout):
      callout.blocks = callout.blocks.map { $0.replacingCode(change) }
      block.kind = .callout(callout)
    case .list(var list):
      for index in list.items.indices {
        list.items[index].blocks = list.items[index].blocks.map { $0.replacingCode(change) }
      }
      block.kind = .list(list)
    case .paragraph, .heading, .table, .html, .thematicBreak: break
    }
    return block
  }
}
