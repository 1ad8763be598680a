/// Reads containers of other tools, `::: tip Title` … `:::` (VitePress, Docusaurus, Starlight, Pandoc), as callouts.
///
/// Their lines are replaced by HTML comments before the text is parsed, so that each becomes a separate block; the
/// blocks between two of them become a callout afterwards. No other line changes.
///
/// Source: <https://vitepress.dev/guide/markdown#custom-containers>,
/// <https://docusaurus.io/docs/markdown-features/admonitions>
enum ContainerLines {
  /// The start of such a comment, with a character that no text contains.
  private static let mark = "<!--\u{FFFE}"
  private static let colon = UInt8(ascii: ":")

  /// Returns the text with the lines of containers as comments; `nil` where there are none.
  static func masking(_ text: String) -> String? {
    guard text.containsBytes(of: ":::"), !text.containsBytes(of: String(mark.dropFirst(4))) else { return nil }
    let source = MarkdownBytes(bytes: Array(text.utf8))
    let pattern = ContainerOpening.pattern
    var result: [UInt8] = []
    var (position, done) = (0, 0)
    // The indentation of the lines that opened a container, in bytes.
    var margins: [Int] = []
    while position < source.bytes.count {
      let content = source.skippingMarkers(from: position)
      if let behind = source.fenceEnd(at: content, of: position) {
        position = behind
        continue
      }
      let end = source.lineEnd(from: position)
      let start = source.skippingQuotes(from: position)
      if start < end, source.run(of: colon, from: start) >= 3 {
        let line = String(decoding: source.bytes[start..<end], as: UTF8.self)
        if ContainerOpening(line, pattern) != nil {
          margins.append(start - position)
        } else if isClosing(line), let margin = margins.popLast(), margin < start - position,
          start - position < margin + 4, source.quoteDepth(position, start) == 0
        {
          // A closing line that is indented further ends the container, not an item of a list in it.
          result += source.bytes[done..<position] + Array(repeating: UInt8(ascii: " "), count: margin)
          done = start
        }
        if !line.contains("-->") {
          result += source.bytes[done..<start] + Array(mark.utf8) + Array(line.utf8) + Array("-->".utf8)
          done = end
        }
      }
      position = end + 1
    }
    guard done > 0 else { return nil }
    return String(decoding: result + source.bytes[done...], as: UTF8.self)
  }

  /// Whether a line ends a container: it holds only colons and spaces.
  static func isClosing(_ line: String) -> Bool { line.utf8.allSatisfy { $0 == colon || $0 == 0x20 || $0 == 0x09 } }

  /// Whether raw HTML holds lines of containers.
  static func stand(in html: String) -> Bool { html.containsBytes(of: mark) }

  /// Splits raw HTML so that each line of a container is a part; the HTML before such a line may continue after it.
  static func parts(of html: String) -> [String] {
    guard stand(in: html) else { return [html] }
    var parts: [String] = []
    for line in html.split(separator: "\n", omittingEmptySubsequences: false) {
      let isLine = line.drop { $0 == " " }.hasPrefix(mark)
      if isLine || parts.isEmpty || parts.last.map({ self.line(of: $0) != nil }) == true {
        parts.append(isLine ? String(line.drop { $0 == " " }) : String(line))
      } else {
        parts[parts.count - 1] += "\n" + line
      }
    }
    return parts.filter { !$0.isEmpty }
  }

  /// Returns the container's line that a comment replaces; `nil` for other HTML.
  static func line(of html: String) -> String? {
    guard html.hasPrefix(mark) else { return nil }
    var text = html.dropFirst(mark.count)
    while text.last?.isNewline == true { text.removeLast() }
    return text.hasSuffix("-->") ? String(text.dropLast(3)) : nil
  }
}
