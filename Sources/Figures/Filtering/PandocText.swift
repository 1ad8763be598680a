import Markup

/// Conversions between text and pandoc's inline elements.
enum PandocText {
  /// Returns the inlines of a text: words with spaces between them.
  static func inlines(_ text: String) -> JSON {
    var inlines: [JSON] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      if !inlines.isEmpty { inlines.append(element("Space")) }
      inlines.append(element("Str", .string(String(word))))
    }
    return .array(inlines)
  }

  /// Returns the text of inlines or blocks.
  static func plain(_ value: JSON) -> String {
    if let values = value.array { return values.map(plain).joined() }
    switch value["t"]?.string {
    case "Str": return value["c"]?.string ?? ""
    case "Space", "SoftBreak", "LineBreak": return " "
    case "Code", "Math", "RawInline": return value["c"]?.array?.last?.string ?? ""
    default: return value["c"].map(plain) ?? ""
    }
  }

  /// Returns an element of a document: its type and its content.
  static func element(_ name: String, _ content: JSON? = nil) -> JSON {
    .object([("t", .string(name))] + (content.map { [("c", $0)] } ?? []))
  }

  static func attributes(id: String = "", classes: [String] = [], _ values: [(String, String)] = []) -> JSON {
    [
      .string(id), .array(classes.map { .string($0) }),
      .array(values.map { [.string($0.0), .string($0.1)] }),
    ]
  }
}
