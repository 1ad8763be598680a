import Markup
import SiteContent

/// The completions in front matter, according to its schema.
enum FrontMatterWords {
  /// - Parameter line: the text of the line before the location.
  static func items(behind line: String) -> [Completions.Item] {
    guard let properties = SettingsSchema.frontMatter["properties"]?.members else { return [] }
    if let colon = line.firstIndex(of: ":") {
      let key = line[..<colon].filter { !$0.isWhitespace }
      return values(properties[key]).map { .init(label: $0, kind: .value) }
    }
    // Indented lines belong to nested maps.
    guard line.first?.isWhitespace != true else { return [] }
    return properties.names.map { .init(label: $0, kind: .property, insertion: $0 + ": ") }
  }

  private static func values(_ property: JSON?) -> [String] {
    if let names = property?["enum"]?.array { return names.compactMap(\.string) }
    let types = property?["type"]?.array?.compactMap(\.string) ?? []
    return types.contains("boolean") && !types.contains("number") ? ["true", "false"] : []
  }
}
