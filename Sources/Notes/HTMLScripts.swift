/// Scripts and style sheets in raw HTML, which no page takes over.
package enum HTMLScripts {
  /// The HTML without them, and what they are called, `script` or `style`; `nil` where there are none.
  package static func removed(from html: String) -> (html: String, names: [String])? {
    guard html.utf8.contains(UInt8(ascii: "<")) else { return nil }
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
