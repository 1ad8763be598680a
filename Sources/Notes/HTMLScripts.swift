/// Scripts and style sheets in raw HTML, which pages don't contain.
package enum HTMLScripts {
  /// Returns the HTML without scripts and style sheets, and the name of each, `script` or `style`; `nil` where there
  /// are none.
  package static func removed(from html: String) -> (html: String, names: [String])? {
    guard html.hasTag(beginningWith: { $0 | 0x20 == UInt8(ascii: "s") }) else { return nil }
    var names: [String] = []
    let rest = html.replacing(
      /<!--[\s\S]*?-->|<(script|style)(?=[\s>\/])[^>]*>(?:[\s\S]*?<\/\1\s*>|[\s\S]*$)/.ignoresCase()
    ) {
      match -> Substring in
      guard let name = match.output.1 else { return match.output.0 }
      names.append(name.lowercased())
      return ""
    }
    return names.isEmpty ? nil : (rest, names)
  }
}

extension String {
  /// Whether the text may hold a tag, opening or closing, whose name starts with such a byte. A regular expression
  /// would take far longer.
  func hasTag(beginningWith isWanted: (UInt8) -> Bool) -> Bool {
    var isOpen = false
    for byte in utf8 {
      if isOpen, isWanted(byte) { return true }
      isOpen = byte == UInt8(ascii: "<") || isOpen && byte == UInt8(ascii: "/")
    }
    return false
  }
}
