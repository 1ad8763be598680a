/// Converts PyMdown's blocks (`/// tip | Title` … `///`) to containers (`::: tip Title` … `:::`).
///
/// Source: <https://facelessuser.github.io/pymdown-extensions/extensions/blocks/>
enum PyMdownBlocks {
  private static let slash = UInt8(ascii: "/")
  /// The names of blocks without a frame; only their content is shown.
  private static let plain: Set<String> = ["html", "caption", "figure-caption", "table-caption", "define"]

  static func rewritten(_ lines: [Substring]) -> [Substring] {
    guard lines.contains(where: { $0.firstSign == slash }) else { return lines }
    var result = lines
    var fences = FenceTracker()
    // The expression is compiled when it is made.
    let head = /[ \t]*([A-Za-z][\w\-]*)[ \t]*(?:\|[ \t]*(.*))?/
    var open: [(line: Int, count: Int, opening: String)] = []
    // The number of open blocks by the number of their slashes.
    var counts: [Int: Int] = [:]
    for (index, line) in lines.enumerated() where !fences.isCode(line) && line.firstSign == slash {
      let margin = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
      let count = line.utf8.dropFirst(margin).prefix { $0 == slash }.count
      guard count >= 3 else { continue }
      let text = line.dropFirst(margin + count)
      if let match = text.wholeMatch(of: head) {
        open.append((index, count, opening(match.1, title: match.2)))
        counts[count, default: 0] += 1
      } else if text.firstSign == nil, counts[count, default: 0] > 0 {
        // Blocks that are open inside this one are not closed.
        while let inner = open.last, inner.count != count {
          counts[inner.count, default: 1] -= 1
          open.removeLast()
        }
        let block = open.removeLast()
        counts[count, default: 1] -= 1
        result[block.line] = lines[block.line].prefix { $0 == " " } + block.opening
        result[index] = line.prefix { $0 == " " } + (block.opening.isEmpty ? "" : ":::")
        // The block's options follow its first line.
        var option = block.line + 1
        while option < index, lines[option].hasPrefix("    "), lines[option].contains(":") {
          result[option] = ""
          option += 1
        }
      }
    }
    return result
  }

  /// Returns the opening line of a container, `::: tip Title`, for the header of a PyMdown block, ` tip | Title`; an
  /// empty text for a block that is shown without a frame.
  private static func opening(_ name: Substring, title: Substring?) -> String {
    if plain.contains(name.lowercased()) { return "" }
    var title = title ?? ""
    while title.last == " " || title.last == "\t" { title.removeLast() }
    return "::: \(name) \(title)"
  }
}
