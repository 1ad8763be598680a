import Figures
import SiteGenerator
import TestSupport
import Testing

/// The style sheets of figures: a page asks for one, with the parts that its figures have.
@Suite struct FigureSheetTests {
  private static let figure = "```swift view-tree\nText(\"a\").foregroundStyle(.red)\n```\n"
  private static let steps = "```swift view-tree show=picture,tree,steps\nHStack { Text(\"a\"); Color.red }\n```\n"

  private func built(_ files: [String: String]) async throws -> TemporaryFolder {
    let folder = try TemporaryFolder(files)
    var builder = SiteBuilder.test(folder, drawing: true)
    if files.keys.contains(where: { $0.hasPrefix("templates/") }) { builder.siteTheme = folder.path + "/templates" }
    _ = try await builder.build()
    return folder
  }

  /// The style sheet of figures that a page links to.
  private func sheet(of page: String, in folder: TemporaryFolder) throws -> String? {
    let html = try #require(folder.text("site/\(page).html"))
    return html.firstMatch(of: /href="\.\/(assets\/figures[^"]*\.css)"/).flatMap { folder.text("site/\($0.1)") }
  }

  @Test func aPageTakesWhatItsFiguresNeed() async throws {
    let folder = try await built([
      "content/a.md": "# A\n", "content/b.md": "# B\n\n\(Self.figure)", "content/c.md": "# C\n\n\(Self.steps)",
      "content/d.md": "# D\n\nText <span class=\"live-figure\">x</span>\n",
    ])
    #expect(try sheet(of: "a", in: folder) == nil)
    #expect(try sheet(of: "d", in: folder) == nil)
    let (plain, told) = (try #require(try sheet(of: "b", in: folder)), try #require(try sheet(of: "c", in: folder)))
    for css in [plain, told] {
      #expect(css.contains(".c-red{fill:"))
      #expect(css.contains(".figure figcaption{"))
      #expect(!css.contains(".c-brown{") && !css.contains(".live-states") && !css.contains(".sweep-box"))
    }
    for rule in [".figure .picks{", ".figure .outline", "[value=\"1\"]:checked"] {
      #expect(told.contains(rule) && !plain.contains(rule), "\(rule)")
    }
    #expect(!told.contains("[value=\"60\"]:checked"))
    #expect(!folder.contents(of: "site/assets").keys.contains { $0.hasPrefix("figures/") })
  }

  /// Pages with figures of the same kinds have a file together, which a browser keeps.
  @Test func likePagesShareASheet() async throws {
    let folder = try await built([
      "content/b.md": "# B\n\n\(Self.figure)", "content/c.md": "# C\n\n```swift view-tree\nColor.brown\n```\n",
    ])
    let sheets = folder.contents(of: "site/assets").keys.filter { $0.hasPrefix("figures") && $0.hasSuffix(".css") }
    #expect(sheets.count == 1)
    #expect(try sheet(of: "b", in: folder)?.contains(".c-brown{") == true)
  }

  /// A layout of before, or one that wants it so, gets all rules.
  @Test func aTemplateMayAskForAllRules() async throws {
    let link = "<link rel=\"stylesheet\" href=\"{{root}}assets/figures.css\">"
    let layout = "<html><head>\(link)</head>{{$main}}{{/main}}</html>"
    let folder = try await built([
      "content/a.md": "# A\n\n\(Self.figure)", "templates/layout.mustache": layout,
    ])
    let css = try #require(try sheet(of: "a", in: folder))
    for rule in [".c-brown{", ".figure .picks{", ".figure .outline", ".live-states", ".sweep-box"] {
      #expect(css.contains(rule), "\(rule)")
    }
  }
}
