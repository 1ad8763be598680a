import Figures
import Markup
import SiteReports

/// The JSON schemas of `vitrine.yml` and of front matter, with which editors complete and check keys.
package enum SettingsSchema {
  /// The path of the schema relative to `vitrine.yml`.
  package static let path = ".vitrine/settings.schema.json"

  /// The first line of `vitrine.yml`, which refers editors to the schema.
  package static let line = "# yaml-language-server: $schema=" + path

  /// The schema of `vitrine.yml`.
  package static var settings: JSON {
    let properties = (ConfigurationReader.keys + ["lang"]).map { ($0, kind(ofKey: $0)) }
    return schema("Settings of a Vitrine site", properties, isClosed: true)
  }

  /// The schema of a note's front matter, which may also contain keys of other programs.
  package static var frontMatter: JSON { schema("Front matter of a note", frontMatterProperties, isClosed: false) }

  /// The keys of front matter that Vitrine reads.
  static var frontMatterKeys: Set<String> { Set(frontMatterProperties.map(\.0)) }

  private static var frontMatterProperties: [(String, JSON)] {
    let words = [
      "title", "description", "excerpt", "category", "permalink", "slug", "template", "lang", "language",
      "translation-of",
    ]
    let dates = ["date", "created", "updated", "modified", "lastmod", "expires"]
    let lists = [
      "tags", "tag", "aliases", "alias", "categories", "redirect_from", "cssclasses", "cssclass", "keywords",
    ]
    let switches = ["draft", "publish", "properties", "comments", "claims"]
    let list = kinds("array", "string")
    let toggle = kinds("boolean", "string")
    var properties: [(String, JSON)] = words.map { ($0, .object([text])) }
    properties += dates.map { ($0, .object([text, ("pattern", .string("^\\d{4}-\\d{1,2}-\\d{1,2}"))])) }
    properties += lists.map { ($0, list) }
    properties += switches.map { ($0, toggle) }
    properties += ["order", "nav_order"].map { ($0, kinds("number")) }
    properties.append(("dir", choices(TextDirection.allCases.map(\.rawValue))))
    properties.append(("blocks", choices(SiteConfiguration.Blocks.allCases.map(\.rawValue))))
    properties.append(("platform", choices(FigureOptions.platforms)))
    properties.append(("figure", kinds("object")))
    properties.append(("search", kinds("boolean", "string", "object")))
    return properties
  }

  private static let text: (String, JSON) = (
    "type", .array([.string("string"), .string("number"), .string("boolean")])
  )

  private static func schema(_ title: String, _ properties: [(String, JSON)], isClosed: Bool) -> JSON {
    .object([
      ("$schema", .string("http://json-schema.org/draft-07/schema#")), ("title", .string(title)),
      ("type", .string("object")), ("properties", .object(properties.sorted { $0.0 < $1.0 })),
      ("additionalProperties", .bool(!isClosed)),
    ])
  }

  private static func choices(_ names: [String]) -> JSON { .object([("enum", .array(names.map { .string($0) }))]) }

  private static func kinds(_ names: String...) -> JSON { .object([("type", .array(names.map { .string($0) }))]) }

  /// The schema of `rules`: a level for each rule. Unquoted, `off` is `false` in YAML.
  private static var rules: JSON {
    let levels = JSON.object([
      ("enum", .array(DiagnosticRule.Level.allCases.map { .string($0.rawValue) } + [.bool(false)]))
    ])
    let rules = DiagnosticRule.groups.flatMap(\.rules).map(\.name).sorted().map { ($0, levels) }
    return .object([
      ("type", .string("object")), ("properties", .object(rules)), ("additionalProperties", .bool(false)),
    ])
  }

  private static func kind(ofKey key: String) -> JSON {
    switch key {
    case "dir": choices(TextDirection.allCases.map(\.rawValue))
    case "paper": choices(PaperSize.allCases.map(\.rawValue))
    case FigureOptions.platformKey: choices(FigureOptions.platforms)
    case "dates": choices(SiteConfiguration.Dates.allCases.map(\.rawValue))
    case "urls": choices(SiteConfiguration.AddressStyle.allCases.map(\.rawValue))
    case "blocks": choices(SiteConfiguration.Blocks.allCases.map(\.rawValue))
    case "breaks": choices(SiteConfiguration.LineBreaks.allCases.map(\.rawValue))
    case "publish": choices(SiteConfiguration.Publication.allCases.map(\.rawValue))
    case "missing-notes": choices(SiteConfiguration.MissingNotes.allCases.map(\.rawValue))
    case "text": choices(SiteConfiguration.TextHandling.allCases.map(\.rawValue))
    case "tags": choices(SiteConfiguration.Tags.allCases.map(\.rawValue))
    case "cards", "search", "offline", "figure-pages", "properties", "emoji", "allow-active-files", "untrusted":
      kinds("boolean")
    case "cache", "claims": kinds("boolean", "string")
    case "rules": rules
    case "figure", "analytics", "comments", "policy", "filters": kinds("object")
    case "sort", "accent", "font", "logo", "repository": kinds("string", "object")
    case "blog": kinds("string", "boolean", "object")
    case "related": kinds("integer", "boolean")
    case "limit-memory": kinds("integer")
    case "media-metadata": choices(SiteConfiguration.MediaMetadataHandling.allCases.map(\.rawValue))
    case "nav", "menu", "exclude", "include": kinds("array", "object")
    case "css", "js", "snippets", "taxonomies", "programs", "schemes": kinds("array", "string")
    default: .object([text])
    }
  }
}
