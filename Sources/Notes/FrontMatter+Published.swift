import Foundation

extension FrontMatter {
  /// The keys that a page or an index shows; other keys, and comments, are private to the author.
  private static let published: Set = [
    "title", "description", "author", "date", "created", "updated", "modified", "lastmod", "tags", "lang", "language",
  ]

  /// The front matter of the note's published copy, as YAML: the values that its page shows; empty where there are
  /// none.
  var published: String {
    let lines = values.entries.filter { Self.published.contains($0.key) }.compactMap { entry in
      Self.yaml(entry.value).map { "\(entry.key): \($0)\n" }
    }
    return lines.isEmpty ? "" : "---\n" + lines.joined() + "---\n"
  }

  private static func yaml(_ value: YAMLValue) -> String? {
    switch value.kind {
    case .bool, .number: return value.text
    case .string: return quoted(value.text)
    case .list(let values):
      let texts = values.compactMap(\.string).map(quoted)
      return texts.isEmpty ? nil : "[" + texts.joined(separator: ", ") + "]"
    case .null, .map: return nil
    }
  }

  /// Returns a text as a YAML scalar: plain if it consists of words, otherwise in double quotes as in JSON.
  ///
  /// Source: <https://yaml.org/spec/1.2.2/#733-plain-style>
  private static func quoted(_ text: String) -> String {
    let isPlain =
      text.first?.isLetter == true && text.last?.isWhitespace == false
      && text.allSatisfy { $0.isLetter || $0.isNumber || " -_/.".contains($0) }
      && !["true", "false", "yes", "no", "on", "off", "null", "y", "n"].contains(text.lowercased())
    if isPlain { return text }
    let data = try? JSONEncoder().encode(text)
    return data.map { String(decoding: $0, as: UTF8.self).replacingOccurrences(of: "\\/", with: "/") } ?? "\"\""
  }
}
