/// Converts the attribute lists of kramdown and Python-Markdown (`{: .class}`, `{ target=_blank .class }`): supported
/// attributes are kept, and the rest is removed.
enum AttributeLines {
  static func settled(_ lines: [String]) -> [String] {
    guard lines.contains(where: { $0.has("{") }) else { return lines }
    var fences = FenceTracker()
    return lines.indices.map { index in
      let line = lines[index]
      guard !fences.isCode(line), line.has("{") else { return line }
      let before = index > 0 ? lines[index - 1] : ""
      let after = index + 1 < lines.count ? lines[index + 1] : ""
      return settled(line, isBelowText: !isBlank(before), isBelowTable: before.contains("|"), isLast: isBlank(after))
    }
  }

  private static func settled(_ line: String, isBelowText: Bool, isBelowTable: Bool, isLast: Bool) -> String {
    if let match = line.wholeMatch(of: /([ \t>]*)(\{:(?![:\/])[^{}]*\}|\{[ \t]+[.#][^{}]*\})[ \t]*/) {
      // In kramdown a list may precede its block; here such a list is removed.
      let list = isBelowText && !isBelowTable && isLast ? AttributeList(match.2, skippingUnknown: true) : nil
      return String(match.1) + (list?.text ?? "")
    }
    if line.hasPrefix("#"), let match = line.firstMatch(of: /[ \t]*(\{:?[ \t]*[.#\w][^{}]*\})[ \t]*$/),
      let list = AttributeList(match.1, skippingUnknown: true)
    {
      return line[..<match.range.lowerBound] + (list.isEmpty ? "" : " " + list.text)
    }
    return line.replacing(/([)\]`*])(\{:?[ \t]*[.#]?[\w\-]+[^{}`]*\})/) { match -> String in
      let sign = match.output.1
      let list = sign == ")" || sign == "]" ? AttributeList(match.output.2, skippingUnknown: true) : nil
      return sign + (list?.text ?? "")
    }
  }

  private static func isBlank(_ line: String) -> Bool { line.allSatisfy { $0 == " " || $0 == "\t" || $0 == ">" } }
}
