import Figures
import Foundation
import Markup
import TestSupport
import Testing

@testable import SiteContent
@testable import SiteGenerator
@testable import SitePages
@testable import SiteReports

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Pictures: those made of notes for links from elsewhere, and those of the site that fences draw.
@Suite struct CardTests {
  private static let fence = "```swift view-tree id=stack\nHStack { Text(\"a\") }\n```\n"

  private func build(
    _ folder: TemporaryFolder, _ change: (inout SiteConfiguration) -> Void
  ) async throws -> BuildReport {
    try await SiteBuilder.test(folder, drawing: true, change).build()
  }

  private func size(ofPNG data: Data?) -> [Int]? {
    data.flatMap { ImageSize(bytes: Array($0)) }.map { [$0.width, $0.height] }
  }

  @Test(.enabled(if: (try? PNGConverter()?.version()) != nil)) func notesHaveCards() async throws {
    let folder = try TemporaryFolder([
      "content/a.md": "# A note with <angles>\n\nWhat it is about, in some words.\n\n" + Self.fence,
      "content/x/b.md": "# B",
    ])
    let report = try await build(folder) { $0.address = "https://example.org/n" }
    #expect(report.diagnostics.isEmpty)
    let cards = folder.contents(of: "site/cards")
    #expect(cards.keys.map { $0.prefix { $0 != "." } }.sorted() == ["a", "a", "site"])
    for (_, data) in cards { #expect(size(ofPNG: data) == [1_200, 630]) }
    let name = try #require(cards.keys.first { $0.hasPrefix("a.") && !$0.contains("figure") })
    let page = try #require(folder.text("site/a.html"))
    #expect(page.contains("property=\"og:image\" content=\"https://example.org/n/cards/\(name)\""))
    #expect(page.contains("name=\"twitter:card\" content=\"summary_large_image\""))
    #expect(folder.text("site/x/b.html")?.contains("/cards/site.") == true)
    // The next build has the same, and takes them from this one.
    let before = try FileManager.default.attributesOfItem(atPath: folder.path + "/site/cards/" + name)[.size] as? Int
    try folder.write("mine", to: "site/cards/" + name)
    _ = try await build(folder) { $0.address = "https://example.org/n" }
    #expect(folder.text("site/cards/" + name) == "mine")
    #expect(before != 4)
    // Another title is another card.
    try folder.write("# Another\n\n" + Self.fence, to: "content/a.md")
    _ = try await build(folder) { $0.address = "https://example.org/n" }
    #expect(folder.contents(of: "site/cards").keys.contains { $0.hasPrefix("a.") && $0 != name })
  }

  /// A figure's own page has a card with the figure, and keeps it when its note's text changes.
  @Test(.enabled(if: (try? PNGConverter()?.version()) != nil)) func figuresHaveCards() async throws {
    let second = "```swift view-tree id=second caption=\"Two words\"\nText(\"b c\")\n```\n"
    let folder = try TemporaryFolder(["content/a.md": "# A\n\nWords.\n\n" + Self.fence + "\n" + second])
    let report = try await build(folder) { $0.address = "https://example.org/n" }
    #expect(report.diagnostics.isEmpty)
    let cards = folder.contents(of: "site/cards").keys.sorted()
    #expect(cards.count == 4)
    let card = try #require(cards.first { $0.hasPrefix("a.figure-second.") })
    let line = "<meta property=\"og:image\" content=\"https://example.org/n/cards/\(card)\">"
    let page = try #require(folder.text("site/a.figure-second.html"))
    #expect(page.contains(line) && page.contains("content=\"summary_large_image\""))
    #expect(folder.text("site/a.html")?.contains(line) == false)
    // The pages are valid only with one card each.
    #expect(page.components(separatedBy: "\"og:image\"").count == 2)
    try folder.write("# A\n\nWords.\n\nMore.\n\n" + Self.fence + "\n" + second, to: "content/a.md")
    _ = try await build(folder) { $0.address = "https://example.org/n" }
    #expect(folder.text("site/a.figure-second.html")?.contains(line) == true)
    _ = try await build(folder) { ($0.address, $0.figurePages) = ("https://example.org/n", false) }
    #expect(folder.contents(of: "site/cards").keys.contains { $0.contains("figure") } == false)
  }

  @Test func cardsNeedAnAddress() async throws {
    let folder = try TemporaryFolder(["content/a.md": "# A\n\n" + Self.fence])
    #expect(try await build(folder) { _ in }.diagnostics.isEmpty)
    #expect(folder.contents(of: "site/cards").isEmpty)
    #expect(try await build(folder) { $0.cards = true }.diagnostics.map(\.code) == ["cards"])
    #expect(try await build(folder) { ($0.cards, $0.address) = (false, "https://example.org") }.diagnostics.isEmpty)
    #expect(folder.text("site/a.html")?.contains("og:image") == false)
  }

  /// Titles of any length and script fit.
  @Test(arguments: [
    "A", "Ein sehr langes Wort: Donaudampfschifffahrtsgesellschaftskapitän und mehr davon", "布局 レイアウト", "",
  ])
  func cardsAreDrawnOfAnyTitle(_ title: String) {
    let viewBox = AttributeValue.numbers([0, 0, 40, 20], decimals: 2)
    let figure = Element("svg", ["xmlns": "x", "viewBox": viewBox, "width": "40"], [.element("rect")])
    for figure in [figure, nil] as [Element?] {
      let svg = SocialCard(title: title, description: "Words", site: "Site", figure: figure).svg(TestAssets.typesetter)
      #expect(XMLParser(data: Data(svg.utf8)).parse(), "\(svg.prefix(200))")
      #expect(!svg.contains("<text"), "text needs fonts")
      #expect(svg.contains("viewBox=\"0 0 40 20\"") == (figure != nil))
    }
  }

  // MARK: The site's pictures

  private static let drawing =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 60 30\"><rect width=\"60\" height=\"30\"/></svg>"

  @Test func fencesDrawTheSitesPictures() async throws {
    let folder = try TemporaryFolder([
      "content/assets/photo.svg": Self.drawing,
      "content/x/y/a.md": "```swift view-tree expect=\"60x30\" id=p\nImage(\"photo\")\n```",
      "content/b.md": "![[a#^fig-p]]\n", "content/c.md": "```swift view-tree expect=\"100x100\"\nImage(\"other\")\n```",
    ])
    let report = try await build(folder) { _ in }
    #expect(report.diagnostics.isEmpty)
    #expect(folder.text("site/x/y/a.html")?.contains("<image href=\"../../assets/photo.svg\"") == true)
    #expect(folder.text("site/b.html")?.contains("<image href=\"./assets/photo.svg\"") == true)
  }

  @Test func nearerAndFinerPicturesComeFirst() {
    let files = [
      "assets/a.jpg", "assets/a.png", "assets/a@2x.png", "x/assets/a.png", "x/assets/icons/b.gif", "other/c.png",
    ]
    let pictures = SitePictures(
      files: files, sizes: Dictionary(uniqueKeysWithValues: files.map { ($0, ImageSize(width: 40, height: 20)) }))
    let (top, near) = (pictures.library(forNote: "n.md").pictures, pictures.library(forNote: "x/z/n.md").pictures)
    #expect(top.keys.sorted() == ["a"])
    #expect(top["a"]?.source == "site-file:/assets/a@2x.png" && top["a"]?.size.width == 20)
    #expect(near.keys.sorted() == ["a", "icons/b"])
    #expect(near["a"]?.source == "site-file:/x/assets/a.png" && near["a"]?.size.width == 40)
  }

  @Test(arguments: [
    ("<svg width=\"10\" height=\"20px\" viewBox=\"0 0 1 1\">", [10, 20]),
    ("<?xml?><svg viewBox=\"0 0 30 15\">", [30, 15]),
    ("<svg\nwidth='8' viewBox='0,0,2,4'>", [8, 16]), ("<svg width=\"100%\" height=\"100%\">", []), ("<svg>", []),
    ("", []),
    ("<svg width=\"-1\" height=\"nan\">", []), ("<svg viewBox=\"0 0 0 9\">", []),
  ]) func sizesOfDrawings(_ text: String, _ expected: [Int]) {
    let size = ImageSize(svg: Array(text.utf8))
    #expect(size.map { [$0.width, $0.height] } ?? [] == expected)
  }
}
