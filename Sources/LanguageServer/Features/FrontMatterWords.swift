import Markup
import SiteGenerator

/// What can stand in front matter, by its schema.
enum FrontMatterWords {
  /// - Parameter line: what stands on the line already, up to the place.
  static func items(behind line: String) -> [Completions.Item] {
    guard let properties = SettingsSchema.frontMatter["properties"]?.members else { return [] }
    if let colon = line.firstIndex(of: ":") {
      let key = line[..<colon].filter { !$0.isWhitespace }
      return values(properties[key]).map { .init(label: $0, kind: .value) }
    }
    // Deeper lines belong to other maps.
    guard line.first?.isWhitespace != true else { return [] }
    return properties.names.map { .init(label: $0, kind: .property, insertion: $0 + ": ") }
  }

  private static func values(_ property: JSON?) -> [String] {
    if let names = property?["enum"]?.array { return names.compactMap(\.string) }
    let types = property?["type"]?.array?.compactMap(\.string) ?? []
    return types.contains("boolean") && !types.contains("number") ? ["true", "false"] : []
  }
}
