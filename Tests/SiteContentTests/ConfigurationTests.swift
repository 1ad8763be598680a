import Diagnostics
import Figures
import SiteContent
import Testing

/// Settings of `vitrine.yml` as the manual documents them, and what is said of others.
@Suite struct ConfigurationTests {
  @Test func valuesAreReadOrReported() {
    let reader = ConfigurationReader(
      text: "title: A: B\ntitle2: x\n".replacing("A: B", with: "\"A: B\"")
        + "blocks: auto\ntext: repair\nurls: clean\nfigure:\n  width: 200\n  show: [picture, tree]\nexclude: [drafts, \"*.tmp\"]\n",
      path: "vitrine.yml")
    let configuration = reader.configuration
    #expect(configuration.title == "A: B")
    #expect(configuration.blocks == .auto)
    #expect(configuration.text == .repair)
    #expect(configuration.addresses == .clean)
    #expect(configuration.figure.map { "\($0.key)=\($0.value)" } == ["width=200", "show=picture,tree"])
    #expect(configuration.exclude == ["drafts", "*.tmp"])
    #expect(
      reader.diagnostics.map { $0.rendered() } == [
        "vitrine.yml:2:1: warning: unknown key 'title2'\n  hint: did you mean 'title'?"
      ])
  }

  @Test(arguments: [
    ("blocks: atuo", "vitrine.yml:1:9: warning: 'blocks' must be one of marked, auto\n  hint: did you mean 'auto'?"),
    ("- a\n- b", "vitrine.yml:1:1: error: expected 'key: value' lines\n  hint: start with 'title: …'"),
    ("title: [a]", "vitrine.yml:1:8: warning: 'title' must be text\n  hint: title: …"), ("", ""),
    ("# only a comment\n", ""),
    (
      "url: nonsense",
      "vitrine.yml:1:6: warning: 'nonsense' is not the URL of a site\n  hint: url: https://example.org/notes/"
    ),
    (
      "url: example.org",
      "vitrine.yml:1:6: warning: 'example.org' is not the URL of a site\n  hint: did you mean 'https://example.org'?"
    ),
    ("url: http://localhost:8000/notes\nlanguage: zh-Hant", ""),
    (
      "acting-files: true",
      "vitrine.yml:1:1: warning: 'acting-files' is deprecated\n  hint: rename it to 'allow-active-files'"
    ),
    (
      "language: 5",
      "vitrine.yml:1:11: warning: '5' is not a language tag\n  hint: language: en, or language: pt-BR"
    ),
    (
      "exclude: [{a: b}]",
      "vitrine.yml:1:11: warning: 'exclude' must list names of files and folders\n  hint: exclude: [drafts]"
    ),
    (
      "figure:\n  widht: 3\n  width: x\n  show: [pictur]\n  scale:\n  height: null",
      """
      vitrine.yml:5:3: warning: the value of 'scale' is not valid for a fence option
        hint: scale: …
      vitrine.yml:2:10: warning: unknown fence option 'widht'
        hint: did you mean 'width'?
      vitrine.yml:3:10: warning: 'width=x' is not a length
        hint: points, 'nil' or 'inf': width=320
      vitrine.yml:4:9: warning: 'show' has no value 'pictur'
        hint: did you mean 'picture'?
      """
    ),
  ])
  func remarks(text: String, expected: String) {
    let remarks = ConfigurationReader(text: text, path: "vitrine.yml").diagnostics.map { $0.rendered() }
    #expect(remarks.joined(separator: "\n") == expected)
  }

  @Test func rightToLeftLanguages() {
    var configuration = SiteConfiguration()
    configuration.language = "ar-EG"
    #expect(configuration.direction == .rightToLeft)
    configuration.language = "arn"
    #expect(configuration.direction == .leftToRight)
  }
}
