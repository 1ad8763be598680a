/// Converts the images of wikis on GitHub, `[[a.png|alt=words|width=200px]]`, to embeds.
///
/// Source: <https://github.com/gollum/gollum/wiki#image-tag>
enum WikiText {
  static func rewritten(_ lines: [Substring]) -> [String] {
    var fences = FenceTracker()
    let image = /(^|[^!])\[\[([^\[\]|]+\.(?:png|jpe?g|gif|svg|webp))((?:\|[^\[\]|]*)*)\]\]/.ignoresCase()
    return lines.map { line in
      guard !fences.isCode(line), line.containsBytes(of: "[[") else { return String(line) }
      return String(line).replacing(image) { match -> String in
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
      }
    }
  }
}
