import Foundation

extension FrontMatter {
  /// The keys whose values a page shows or is listed by; others, and comments, are the author's own.
  private static let published: Set = [
    "title", "description", "author", "date", "created", "updated", "modified", "lastmod", "tags", "lang", "language",
  ]

  /// The front matter of a note's copy: what its page shows of it, as YAML; empty where that is nothing.
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

  /// A text as a scalar of YAML: plain where it is words, else in double quotes, as JSON has it.
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
