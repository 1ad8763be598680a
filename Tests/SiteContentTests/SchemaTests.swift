import Foundation
import Markup
import TestSupport
import Testing

@testable import SiteContent

/// The schemas that editors complete settings by.
@Suite struct SchemaTests {
  /// The manual publishes both; `VITRINE_RECORD=1` writes them anew.
  @Test func theManualHasThem() throws {
    let folder = packageRoot + "/content/reference/schema/"
    for (name, schema) in [
      ("settings.schema.json", SettingsSchema.settings), ("front-matter.schema.json", SettingsSchema.frontMatter),
    ] {
      let text = schema.text + "\n"
      if ProcessInfo.processInfo.environment["VITRINE_RECORD"] != nil {
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder + name))
      }
      #expect(try String(contentsOfFile: folder + name, encoding: .utf8) == text, "VITRINE_RECORD=1 writes it anew")
    }
  }

  @Test func everyKeyIsThere() {
    for key in ConfigurationReader.keys { #expect(SettingsSchema.settings["properties"]?[key] != nil, "\(key)") }
  }

  /// Every key has a place in the manual's table.
  @Test func everyKeyIsInTheManual() throws {
    let manual = try String(contentsOfFile: packageRoot + "/content/reference/configuration.md", encoding: .utf8)
    for key in ConfigurationReader.keys {
      let row = try Regex("\\| (?:`[a-z]+`, )*`\(key)`")
      #expect(manual.contains(row), "\(key)")
    }
  }

  @Test func aNewSiteNamesIt() throws {
    let folder = try TemporaryFolder()
    _ = try StarterSite(title: "x").write(to: folder.path + "/new")
    let settings = try #require(folder.text("new/vitrine.yml"))
    #expect(settings.hasPrefix("# yaml-language-server: $schema=.vitrine/settings.schema.json\n"))
    #expect(folder.text("new/.vitrine/settings.schema.json") == SettingsSchema.settings.text + "\n")
  }
}
