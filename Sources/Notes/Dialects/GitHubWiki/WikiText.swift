/// Converts the images of wikis on GitHub, `[[a.png|alt=words|width=200px]]`, to embeds.
///
/// Source: <https://github.com/gollum/gollum/wiki#image-tag>
struct WikiText: LineRules {
  var output = ShiftingLines()
  // The expression is compiled when it is made.
  private let image = /(^|[^!])\[\[([^\[\]|]+\.(?:png|jpe?g|gif|svg|webp))((?:\|[^\[\]|]*)*)\]\]/.ignoresCase()

  mutating func read(_ line: Substring, at number: Int) {
    guard line.containsBytes(of: "[[") else { return output.put(String(line)) }
    output.put(
      String(line).replacing(image) { match -> String in
        var (words, width, height) = ("", "", "")
        for option in match.output.3.split(separator: "|") {
          let parts = option.split(separator: "=", maxSplits: 1).map(String.init)
          let value = parts.count > 1 ? parts[1].filter { $0 != "\"" && $0 != "'" } : ""
          switch parts.first {
          case "alt": words = value
          case "width": width = value.filter(\.isNumber)
          case "height": height = value.filter(\.isNumber)
          default: continue
          }
        }
        let size = width.isEmpty ? "" : "|\(width)" + (height.isEmpty ? "" : "x\(height)")
        return "\(match.output.1)![[\(match.output.2)" + (words.isEmpty ? "" : "|\(words)") + size + "]]"
      })
  }
}
