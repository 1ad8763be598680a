import Foundation
import Notes
import TestSupport
import Testing

@testable import SiteContent
@testable import SiteGenerator
@testable import SiteReports

/// A vault that uses every feature of Obsidian's that is known, and what real vaults met.
@Suite struct VaultTests {
  private static let vault = packageRoot + "/Tests/SiteGeneratorTests/Cases/vault"

  private func build() async throws -> (folder: TemporaryFolder, messages: [String]) {
    let folder = try TemporaryFolder()
    var settings = try SiteSettings(
      input: Self.vault, configurationFile: Self.vault + "/vitrine.yml", output: folder.path + "/site")
    settings.configuration.search = false
    let report = try await SiteBuilder.test(
      input: settings.input, output: settings.output, drawing: false, settings.configuration
    ).build()
    return (folder, (settings.diagnostics + report.diagnostics).filter { $0.severity != .note }.map { $0.rendered() })
  }

  @Test func everythingIsThereWithoutAWarning() async throws {
    let (folder, messages) = try await build()
    #expect(messages.filter { !$0.contains("merman") } == [])
    let home = try #require(folder.text("site/index.html"))
    for part in [
      "A line<br>", "<mark>a highlight</mark>", "class=\"tag\" href=\"tags/garden/tools.html\"", "wide-page",
      "href=\"Setup-Vault-Consistency.html#setup--vault-consistency\"", "href=\"Ada.html#%5Efirst\"",
      "href=\"Trips/2024.05-Alps.html\">the Alps</a>", "An inline footnote, in its place.",
      "width=\"40\"", "callout tip", "callout note", "data-callout-metadata=\"wide\"", "data-task=\"/\"",
      "[[not a link]], #notatag, ==plain==", "She wrote the first program.", "On engines that count",
    ] { #expect(home.contains(part), "\(part)") }
    #expect(!home.contains("a comment that nobody sees"))
    let media = try #require(folder.text("site/Media.html"))
    for part in [
      "<audio controls", "<video controls", "class=\"file\"", "youtube-nocookie.com/embed/", "Plan.canvas.html",
    ] {
      #expect(media.contains(part), "\(part)")
    }
    #expect(try #require(folder.text("site/Plan.canvas.html")).contains("peas"))
    for path in ["Templates/Day.html", "Private/Diary.html", "Drawings/Bed.excalidraw.html"] {
      #expect(folder.text("site/" + path) == nil, "\(path)")
    }
  }

  /// The words of each note are on its page.
  @Test func noWordIsLost() async throws {
    let (folder, _) = try await build()
    for (note, page) in [
      ("Ada", "Ada"), ("Setup & Vault Consistency", "Setup-Vault-Consistency"), ("2024-05-01", "2024-05-01"),
    ] {
      let source = try String(contentsOfFile: Self.vault + "/\(note).md", encoding: .utf8)
      let body = source.replacing(/^---\n[\s\S]*?\n---\n/, with: "").replacing(/\[\[|\]\]|\^\w+|[#*`]/, with: "")
      let html = try #require(folder.text("site/\(page).html"))
      let text = html.replacing(/<\/?(?:a|code|b|i|em|strong)\b[^>]*>/, with: "").replacing(/<[^>]*>/, with: " ")
        .replacing("&amp;", with: "&")
      let words = Set(text.split(whereSeparator: \.isWhitespace))
      for word in body.split(whereSeparator: \.isWhitespace) { #expect(words.contains(word), "\(note): \(word)") }
    }
  }

  @Test func theCommentsLeadToTheirDiscussions() async throws {
    let (folder, _) = try await build()
    let page = try #require(folder.text("site/Ada.html"))
    let words =
      "Comments are kept in <a href=\"https://github.com/owner/name/discussions\">the discussions on GitHub</a>."
    #expect(page.contains("<p>\(words)</p>"))
  }

  // MARK: What real vaults met

  @Test func spacesAndQuotesOfAllKindsAreTheSame() async throws {
    let (folder, report) = try await site([
      "content/High performance 'AutoLayout' \u{a0}– 18.md": "x",
      "content/a.md": "[[High\u{a0}performance 'AutoLayout' – 18]]",
    ])
    #expect(report.diagnostics.isEmpty)
    #expect(
      try #require(folder.text("site/a.html")).contains(">High\u{a0}performance &#39;AutoLayout&#39; – 18</a>")
        || folder.text("site/a.html")?.contains("AutoLayout' – 18</a>") == true)
  }

  @Test func wordsOfSwiftAreNoTags() async throws {
    let (folder, _) = try await site([
      "content/a.md": "#if #available #unavailable #Preview #selector #warning #fileID #line #keyPath #isolation #tea"
    ])
    let names = try #require(folder.text("site/tags/index.html")).matches(of: /class="tag"[^>]*>#?([^<]+)/).map {
      String($0.1)
    }
    #expect(names.allSatisfy { $0.hasSuffix("tea") }, "\(names)")
  }

  @Test func textsThatBeginWithASignAreToldHow() async throws {
    let (_, report) = try await site([
      "content/a.md": "---\ntags:\n- @name\n---\nx\n", "content/b.md": "---\nx: `y\n---\nx\n",
    ])
    #expect(report.diagnostics.map(\.hint) == ["put it in quotes: \"@name\"", "put it in quotes: \"`y\""])
  }

  @Test func aButtonIsItsWords() async throws {
    let (folder, _) = try await site(["content/a.md": "<button id=HH onclick=\"x()\">Open in <b>Obsidian</b></button>"])
    let page = try #require(folder.text("site/a.html"))
    #expect(page.contains("Open in <b>Obsidian</b>"))
    #expect(!page.contains("onclick") && !page.contains("&lt;button"))
  }

  @Test func settingsOfAnotherNameAreTold() throws {
    let folder = try TemporaryFolder(["content/a.md": "x", "vitrine.yaml": "title: T"])
    let settings = try SiteSettings(input: folder.path + "/content", configurationFile: nil, output: nil)
    #expect(settings.diagnostics.map(\.hint) == ["rename it to vitrine.yml"])
    try folder.write("title: T", to: "vitrine.yml")
    #expect(try SiteSettings(input: folder.path + "/content", configurationFile: nil, output: nil).diagnostics.isEmpty)
  }

  @Test func aTakenAliasSaysWhoHasIt() async throws {
    let (_, report) = try await site([
      "content/a.md": "---\naliases: [X/Y]\n---\n", "content/b.md": "---\naliases: [X/Y]\n---\n",
    ])
    #expect(
      report.diagnostics.contains {
        $0.message == "the alias 'X/Y' gets no redirect: X-Y.html already belongs to 'a.md'"
      },
      "\(report.diagnostics.map(\.message))")
  }
}
