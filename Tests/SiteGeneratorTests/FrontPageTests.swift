import TestSupport
import Testing

@testable import SiteGenerator
@testable import SitePages

/// Pages that are made of other notes' titles: they tell notes apart, say what they are about, and break long names well.
struct FrontPageTests {
  private func built(_ files: [String: String]) async throws -> TemporaryFolder {
    let folder = try TemporaryFolder(files)
    _ = try await SiteBuilder.test(folder).build()
    return folder
  }

  /// A site without a home note begins with a list: two notes of one title are told apart by their files, and each says what it
  /// is about.
  @Test func theFirstPageTellsNotesApart() async throws {
    let folder = try await built([
      "content/one.md":
        "---\ntitle: SwiftUI\n---\nStacks divide their space among children, the least flexible first.\n",
      "content/two.md": "---\ntitle: SwiftUI\n---\nAnimations are functions of time, and nothing else besides.\n",
    ])
    let page = try #require(folder.text("site/index.html"))
    #expect(page.contains("<small>one</small>"))
    #expect(page.contains("<small>two</small>"))
    #expect(page.contains("<p>Stacks divide their space among children, the least flexible first.</p>"))
    #expect(page.contains("class=\"listing front\""))
  }

  @Test(arguments: [
    ("frame(width:height:alignment:)", ["frame(", "width:", "height:", "alignment:)"]),
    ("The frame(minWidth:idealWidth:) modifier", ["The frame(", "minWidth:", "idealWidth:) modifier"]),
    ("A title: short", ["A title: short"]), ("tap(x:)", ["tap(x:)"]), ("", [""]),
  ])
  func longNamesBreakAfterTheirLabels(_ title: String, _ pieces: [String]) {
    #expect(BreakableName.pieces(of: title) == pieces)
    #expect(BreakableName.html(title) == pieces.joined(separator: "<wbr>"))
    #expect(BreakableName.text(title).filter { $0 != "\u{200B}" } == title)
  }

  @Test func titlesMayBreakInListsAndHeadings() async throws {
    let folder = try await built([
      "content/index.md": "# Home\n",
      "content/frame.md": "---\ntitle: frame(minWidth:idealWidth:maxWidth:)\n---\nText.\n",
    ])
    for page in ["navigation.html", "frame.html"] {
      #expect(try #require(folder.text("site/" + page)).contains("frame(<wbr>minWidth:<wbr>idealWidth:<wbr>maxWidth:)"))
    }
    #expect(folder.text("site/frame.html")?.contains("<title>frame(minWidth:idealWidth:maxWidth:) ·") == true)
  }

  /// Three notes in a row need no picture; a context that only says the title again is left out.
  @Test func whatIsAroundANoteSaysSomething() async throws {
    let folder = try await built([
      "content/a.md": "# Alpha\n\n[[b]]\n", "content/b.md": "# Beta\n\nRead [[c]] after this, since it goes on.\n",
      "content/c.md": "# Gamma\n",
    ])
    let (beta, gamma) = (try #require(folder.text("site/b.html")), try #require(folder.text("site/c.html")))
    #expect(!beta.contains("class=\"neighbours\""))
    #expect(beta.contains("<a href=\"a.html\">Alpha</a></li>"))
    #expect(
      gamma.contains("<p>Read Gamma after this, since it goes on.</p>")
        || gamma.contains("<p>Read c after this, since it goes on.</p>"))
  }

  @Test func shortCodeStaysOnOneLine() async throws {
    let folder = try await built(["content/a.md": "`--format github`, `view` and `a much longer piece of code`\n"])
    let page = try #require(folder.text("site/a.html"))
    #expect(page.contains("<code class=\"short\">--format github</code>, <code>view</code>"))
    #expect(page.contains("<code>a much longer piece of code</code>"))
  }

  @Test(arguments: [
    ("a { color: red; }\n/* x */ b :hover , c{ d : e }", "a{color:red}b :hover,c{d :e}"),
    ("a::before { content: \"/* ; } */  \\\" x\"; }", "a::before{content:\"/* ; } */  \\\" x\"}"),
    ("a{b:calc(1px + (2px - 3px))}", "a{b:calc(1px + (2px - 3px))}"), ("a > b{c:d}", "a>b{c:d}"),
    ("/* never closed", ""), ("'open", "'open"),
  ])
  func styleSheetsAreSentWithoutSpaces(_ css: String, _ compact: String) {
    #expect(CompactStyleSheet.text(css) == compact)
  }

  /// Line breaks end statements, and lines of a template belong to it.
  @Test(arguments: [
    (
      "\"use strict\";\n\n// a\n  /** b\n   * c */\n{\n  let a = 1 // d\n\t++a\n}\n",
      "\"use strict\";\n{\nlet a = 1 // d\n++a\n}\n"
    ),
    ("try { x() } catch { /* no */ }\n  y(`${a} ${b}`)", "try { x() } catch { /* no */ }\ny(`${a} ${b}`)\n"),
    ("/* a */ b()\n  c()", " b()\nc()\n"), ("/* never closed\n  a()", "\n"),
    ("  a(`\n  // text\n`)", "  a(`\n  // text\n`)"),
    ("  a(`${b.map(({ c }) => `\n  // text`)}`)", "  a(`${b.map(({ c }) => `\n  // text`)}`)"),
    ("  a = '\\\n  // text'", "  a = '\\\n  // text'"), ("  a() /* b\n  // c */ d()", "  a() /* b\n  // c */ d()"),
    ("// a\r\n  b()", "// a\r\n  b()"), ("/* Copyright A */\n  a()", "/* Copyright A */\n  a()"),
  ])
  func scriptsAreSentWithoutComments(_ script: String, _ compact: String) {
    #expect(CompactScript.text(script) == compact)
  }

  /// Everything that pages are styled by, but for figures and formulas.
  @Test func styleSheetsAreSmall() async throws {
    let folder = try await built(["content/a.md": "# A\n"])
    let sheets = folder.contents(of: "site/assets").filter { $0.key.hasSuffix(".css") }
    #expect(!sheets.isEmpty)
    #expect(sheets.values.map(\.count).reduce(0, +) < 38_500)
  }
}
