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
    var open: [(line: Int, count: Int, opening: String)] = []
    for (index, line) in lines.enumerated() where !fences.isCode(line) && line.firstSign == slash {
      let margin = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
      let count = line.utf8.dropFirst(margin).prefix { $0 == slash }.count
      guard count >= 3 else { continue }
      if let opening = opening(line.dropFirst(margin + count)) {
        open.append((index, count, opening))
      } else if line.dropFirst(margin + count).firstSign == nil,
        let place = open.lastIndex(where: { $0.count == count })
      {
        // Blocks that are open inside this one are not closed.
        let block = open[place]
        open.removeSubrange(place...)
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
  /// empty text for a block that is shown without a frame; `nil` if the text is no header.
  private static func opening(_ text: Substring) -> String? {
    guard let match = text.wholeMatch(of: /[ \t]*([A-Za-z][\w\-]*)(?:[ \t]*\|[ \t]*(.*?))?[ \t]*/) else { return nil }
    if plain.contains(match.1.lowercased()) { return "" }
    return "::: \(match.1) \(match.2 ?? "")"
  }
}
