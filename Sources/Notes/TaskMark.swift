import Diagnostics

/// Boxes with other signs than a tick: `- [/] half done`, `- [-] given up`.
enum TaskMark {
  /// Takes such a box from the beginning of an item; `nil` where there is none.
  static func taking(from blocks: [Block]) -> (mark: Character, blocks: [Block])? {
    guard case .paragraph(var content)? = blocks.first?.kind, case .text(let text)? = content.first?.kind,
      let match = text.prefixMatch(of: /\[(?<mark>[\/\-><?!*])\][ \t]+/), let mark = match.mark.first
    else { return nil }
    var blocks = blocks
    content[0].kind = .text(String(text[match.range.upperBound...]))
    blocks[0].kind = .paragraph(content)
    return (mark, blocks)
  }
}
