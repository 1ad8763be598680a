import Diagnostics
import TestSupport
import Testing

@testable import Figures

/// Fences inside the containers of other tools, whose lines are indented, and the forms of figures in other tools' pages.
///
/// Sources: [admonitions](https://python-markdown.github.io/extensions/admonition/) and
/// [tabs](https://facelessuser.github.io/pymdown-extensions/extensions/tabbed/) of MkDocs,
/// [directives](https://www.swift.org/documentation/docc/tabnavigator) of DocC.
@Suite struct ContainedFenceTests {
  private func filtered(_ text: String, _ settings: [FigureSetting] = []) -> MarkdownFilter.Answer {
    var options = MarkdownFilter.Options()
    options.settings = settings
    return MarkdownFilter(options: options, typesetter: TestAssets.typesetter).filter(Array(text.utf8), path: "a.md")
  }

  private static let fence = "```swift view-tree\n    Color.red.frame(height: 9)\n    ```"

  @Test(arguments: [
    "!!! note\n\n    \(fence)\n\nAfter", "??? note \"More\"\n    Words\n\n    \(fence)\n",
    "=== \"A\"\n\n    \(fence)\n",
    "@Tab(\"A\") {\n    \(fence)\n}\n", "@Row {\n  @Column {\n    \(fence)\n  }\n}\n",
  ])
  func fencesInContainersAreDrawn(_ text: String) throws {
    let answer = filtered(text)
    #expect(answer.diagnostics.isEmpty)
    let lines = String(decoding: answer.text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let figure = try #require(lines.first { $0.contains("<figure") })
    #expect(figure.hasPrefix("    <figure"), "the figure belongs to the container")
    #expect(!lines.contains { $0.contains("```") })
  }

  @Test(arguments: [
    // Code that shows how a fence is written.
    "Write this:\n\n    \(fence)\n", "- A\n\n!!! note\n\nAfter\n\n    \(fence)\n",
  ])
  func codeStaysCode(_ text: String) { #expect(String(decoding: filtered(text).text, as: UTF8.self) == text) }

  @Test func embeddedFiguresStayInTheirContainers() {
    let text = "!!! note\n\n    \(Self.fence)\n\nAfter\n"
    let embedder = NoteEmbedder(path: "a.md", options: NoteEmbedding.Options(), typesetter: TestAssets.typesetter)
    let once = embedder.embed(Array(text.utf8))
    let lines = String(decoding: once.text, as: UTF8.self)
    #expect(lines.contains("    ```\n    <!-- vitrine:figure -->\n    !["), "\(lines)")
    #expect(embedder.embed(once.text).text == once.text)
  }

  @Test func aProblemIsAtItsPlaceInTheContainer() throws {
    let answer = filtered("!!! note\n\n    ```swift view-tree\n    Colour.red\n    ```\n")
    let span = try #require(answer.diagnostics.first?.span)
    #expect(span.start.line == 4 && span.start.column == 5, "\(answer.diagnostics)")
  }

  @Test func aFigureCanBeLightAlone() {
    let text = "```swift view-tree\nColor.red\n```\n"
    let both = String(decoding: filtered(text).text, as: UTF8.self)
    let light = String(
      decoding: filtered(text, [FigureSetting(key: "appearance", value: "light")]).text, as: UTF8.self)
    #expect(both.contains("class=\"vitrine-dark\"") && !light.contains("class=\"vitrine-dark\""))
    #expect(light.contains("class=\"vitrine-figure only-light\""))
  }

  @Test func aWordAloneMakesAFigureLive() {
    let code = "struct V: View { @State var n = 0; var body: some View { Button(\"\\(n % 3)\") { n += 1 } } }"
    func pictures(_ option: String) -> Int {
      let text = "```swift view-tree \(option)\n\(code)\n```\n"
      return String(decoding: filtered(text).text, as: UTF8.self).ranges(of: "<svg").count
    }
    #expect(pictures("live") == pictures("live=true"))
  }
}
