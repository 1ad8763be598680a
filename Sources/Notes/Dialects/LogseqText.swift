import Diagnostics

/// The text of a Logseq page, with its properties (`key:: value`) apart.
///
/// Source: <https://docs.logseq.com/#/page/properties>
struct LogseqText {
  /// The lines, empty where they have a property.
  private(set) var lines: [String] = []
  /// The properties of the page: those before any text.
  private(set) var properties: [(key: String, value: String)] = []

  init(_ source: [Substring]) {
    var fences = FenceTracker()
    var isTop = true
    for line in source {
      guard !fences.isCode(line), let property = Self.property(line) else {
        if !line.allSatisfy(\.isWhitespace) { isTop = false }
        lines.append(String(line))
        continue
      }
      if isTop { properties.append(property) }
      lines.append("")
    }
  }

  private static func property(_ line: Substring) -> (key: String, value: String)? {
    let text = line.drop { $0 == " " || $0 == "\t" }
    guard let colons = text.range(of: "::"), colons.lowerBound > text.startIndex else { return nil }
    let key = text[..<colons.lowerBound]
    guard key.allSatisfy({ $0.isLetter || $0.isNumber || "-_./".contains($0) }),
      colons.upperBound == text.endIndex || text[colons.upperBound] == " "
    else { return nil }
    return (key.lowercased(), text[colons.upperBound...].drop { $0 == " " }.description)
  }

  /// Returns front matter with the page's properties.
  func completed(_ matter: FrontMatter) -> FrontMatter {
    guard !properties.isEmpty else { return matter }
    let place = Span(at: Location(line: 1, column: 1))
    var matter = matter
    let entries = properties.filter { matter[$0.key] == nil }.map { property in
      let isList = ["tags", "alias", "aliases"].contains(property.key)
      let words = property.value.split(separator: ",").map { word in
        word.filter { !"[]#".contains($0) }.split(separator: " ").joined(separator: " ")
      }
      let kind: YAMLValue.Kind =
        isList
        ? .list(words.map { YAMLValue(.string($0), text: $0, span: place) })
        : ["true", "false"].contains(property.value) ? .bool(property.value == "true") : .string(property.value)
      return YAMLValue.Entry(
        key: property.key, keySpan: place, value: YAMLValue(kind, text: property.value, span: place))
    }
    matter.values.kind = .map(matter.values.entries + entries)
    return matter
  }
}
