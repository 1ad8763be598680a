import Diagnostics

/// Boxes with a character other than a tick: `- [/] half done`, `- [-] given up`.
enum TaskMark {
  private static let marks: Set<Character> = ["/", "-", ">", "<", "?", "!", "*"]

  /// Removes such a box from the start of an item; `nil` where there is none.
  static func taking(from blocks: [Block]) -> (mark: Character, blocks: [Block])? {
    guard case .paragraph(var content)? = blocks.first?.kind, case .text(let text)? = content.first?.kind,
      text.hasPrefix("["), let mark = text.dropFirst().first, marks.contains(mark),
      text.dropFirst(2).first == "]"
    else { return nil }
    let behind = text.dropFirst(3)
    let rest = behind.drop { $0 == " " || $0 == "\t" }
    guard rest.startIndex > behind.startIndex else { return nil }
    var blocks = blocks
    content[0].kind = .text(String(rest))
    blocks[0].kind = .paragraph(content)
    return (mark, blocks)
  }
}
