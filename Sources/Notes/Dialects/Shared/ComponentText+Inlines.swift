/// The Markdown for the titles of components, and for components in a line of text.
extension ComponentText {
  /// Returns the title, the link and the text that a tag gives.
  static func titled(_ tag: ComponentTag) -> [String] {
    let title = tag.value("title", "label", "text", "heading", "name")
    let isIcon = tag.name.lowercased().hasSuffix("icon")
    let target = tag.value("href", "to", "link", "url")
    let words = isIcon ? nil : title ?? target.flatMap { $0.contains("/") ? $0 : nil }
    let name = words.map { target == nil ? escaped($0) : "[\(escaped($0))](<\(target ?? "")>)" }
    let text = tag.value("description", "desc", "subtitle", "summary", "tagline").map(escaped)
    return (name.map { ["**\($0)**", ""] } ?? []) + (text.map { [$0, ""] } ?? [""])
  }

  static func escaped(_ text: String) -> String {
    var result = ""
    for sign in text.split(whereSeparator: \.isNewline).joined(separator: " ") {
      if "\\`*_[]<".contains(sign) { result.append("\\") }
      result.append(sign)
    }
    return result
  }

  /// Replaces components in a line of text by their words, and paths in shortcodes by the paths.
  static func inline(_ text: String) -> String {
    guard text.has("<") || text.has("{") else { return text }
    var result = ""
    var rest = text[...]
    var ticks = 0
    while let start = rest.firstIndex(where: { $0 == "<" || $0 == "{" || $0 == "`" }) {
      result += rest[..<start]
      var behind = rest[start...]
      rest = rest[start...]
      if rest.first != "`", ticks % 2 == 0, rest.hasPrefix("<") || rest.hasPrefix("{{"),
        let tag = ComponentTag(rest, rest: &behind), let words = words(of: tag, &behind)
      {
        result += words
        rest = behind
      } else {
        if rest.first == "`" { ticks += 1 }
        result.append(rest.removeFirst())
      }
    }
    return result + rest
  }

  /// - Parameter rest: The text behind the tag; what ends the component is removed from it.
  static func words(of tag: ComponentTag, _ rest: inout Substring) -> String? {
    switch ComponentRole(tag.name, isShortcode: tag.isShortcode) {
    case .path: return tag.value("0", "path").map { $0.contains(" ") ? "<\($0)>" : $0 }
    case .titled:
      let target = tag.value("href", "to", "link")
      if tag.kind == .open {
        guard let end = rest.range(of: RawElement.end(tag.name)) else { return nil }
        let words = rest[..<end.lowerBound]
        rest = rest[end.upperBound...]
        return target.map { "[\(words)](<\($0)>)" } ?? String(words)
      }
      guard let words = tag.value("text", "title", "label") else { return nil }
      return target.map { "[\(escaped(words))](<\($0)>)" } ?? escaped(words)
    default: return nil
    }
  }
}
