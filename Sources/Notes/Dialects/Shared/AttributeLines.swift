/// Converts the attribute lists of kramdown and Python-Markdown (`{: .class}`, `{ target=_blank .class }`): supported
/// attributes are kept, and the rest is removed.
struct AttributeLines {
  // Each expression is compiled when it is made.
  private let alone = /([ \t>]*)(\{:(?![:\/])[^{}]*\}|\{[ \t]+[.#][^{}]*\})[ \t]*/
  private let inLine = /([)\]`*])(\{:?[ \t]*[.#]?[\w\-]+[^{}`]*\})/

  static func settled(_ lines: [String]) -> [String] {
    guard lines.contains(where: { $0.has("{") }) else { return lines }
    var fences = FenceTracker()
    let reader = AttributeLines()
    return lines.indices.map { index in
      let line = lines[index]
      if index + 1 < lines.count, !fences.isInside, isContents(lines[index + 1]) { return "[TOC]" }
      guard !fences.isCode(line), line.has("{"), line.has("}") else { return line }
      let before = index > 0 ? lines[index - 1] : ""
      let after = index + 1 < lines.count ? lines[index + 1] : ""
      return reader.settled(
        line, isBelowText: !isBlank(before), isBelowTable: before.contains("|"), isLast: isBlank(after))
    }
  }

  private func settled(_ line: String, isBelowText: Bool, isBelowTable: Bool, isLast: Bool) -> String {
    if Self.isContents(line) { return "" }
    if let match = line.wholeMatch(of: alone) {
      // In kramdown a list may precede its block; here such a list is removed.
      let list = isBelowText && !isBelowTable && isLast ? AttributeList(match.2, skippingUnknown: true) : nil
      return String(match.1) + (list?.text ?? "")
    }
    return Self.heading(line)
      ?? line.replacing(inLine) { match -> String in
        let sign = match.output.1
        let list = sign == ")" || sign == "]" ? AttributeList(match.output.2, skippingUnknown: true) : nil
        return sign + (list?.text ?? "")
      }
  }

  /// Converts the list at the end of a heading; `nil` for other lines.
  private static func heading(_ line: String) -> String? {
    guard line.hasPrefix("#") else { return nil }
    let text = trimmed(line[...])
    guard text.last == "}", let brace = text.lastIndex(of: "{"),
      !text[brace...].dropFirst().dropLast().contains("}"),
      let list = AttributeList(text[brace...], skippingUnknown: true)
    else { return nil }
    return trimmed(text[..<brace]) + (list.isEmpty ? "" : " " + list.text)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return text
  }

  /// Whether a line makes a table of contents of the list above it.
  ///
  /// Source: <https://kramdown.gettalong.org/converter/html.html#toc>
  private static func isContents(_ line: String) -> Bool {
    line.hasPrefix("{:toc") && line.dropFirst(5).first.map { $0 == "}" || $0 == " " } == true
  }

  private static func isBlank(_ line: String) -> Bool { line.allSatisfy { $0 == " " || $0 == "\t" || $0 == ">" } }
}
