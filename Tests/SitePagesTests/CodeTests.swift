import Diagnostics
import Foundation
import Markup
import Notes
import Programs
import SiteContent
import SiteMarkup
import SitePages
import SiteTestSupport
import TestSupport
import Testing

/// Code as pages show it: colours, lines, titles.
@Suite struct CodeTests {
  private static let hasPygments = colors("```py\nx = 1\n```").diagnostics.isEmpty

  private static func note(_ text: String) -> ParsedNote {
    ParsedNote(path: "n.md", document: Document(text: text, path: "n.md"), page: "n.html")
  }

  private static func colors(_ text: String, programs: InstalledPrograms = .system) -> CodeColors {
    CodeColors.make(of: [note(text).document], assets: TestAssets.assets, programs: programs)
  }

  private func page(_ text: String, colors: CodeColors = CodeColors()) -> PageContent {
    let note = Self.note(text)
    return PageContent(
      note, map: SiteMap(notes: [note.note], files: []), library: NoteLibrary(undrawn: [note], colors: colors),
      shownPath: "n.md", omittingTitle: false)
  }

  /// All languages in one note, as a site asks for them: at once.
  @Test(.enabled(if: hasPygments, "Pygments is not installed"))
  func languagesHaveColors() {
    let cases = TextCase.all(in: "languages.txt")
    #expect(cases.count >= 40)
    let text = cases.map { "```\($0.name)\n\($0.input)```\n" }.joined(separator: "\n")
    let blocks = page(text, colors: Self.colors(text)).content.split(separator: "</div>\n")
    #expect(blocks.count == cases.count)
    for (one, html) in zip(cases, blocks) {
      for run in one.expected.split(separator: "\n") {
        let wanted = "<span class=\"\(run.prefix(2))\">\(Escaping.escaped(run.dropFirst(3)))"
        #expect(html.contains(wanted), "\(one.place) \(one.name): \(run) in \(html)")
      }
      let words = html.replacing(/<[^>]*>/, with: "").trimmingCharacters(in: .newlines)
      #expect(words == Escaping.escaped(one.input).trimmingCharacters(in: .newlines), "\(one.place)")
    }
  }

  @Test func withoutPygmentsCodeStaysPlainAndOneWarningSaysSo() async throws {
    let text = "```js\na < b\n```\n\n```py\nx = 1\n```\n\n```swift\nlet x = 1\n```\n"
    let colors = Self.colors(text, programs: InstalledPrograms(folders: []))
    #expect(colors.diagnostics.map(\.code) == ["highlighting"])
    #expect(colors.diagnostics.first?.message.contains("Pygments is not installed") == true)
    let html = page(text, colors: colors).content
    #expect(html.contains("<code class=\"language-js\">a &lt; b\n</code>"))
    #expect(html.contains("<span class=\"hk\">let</span>"))
  }

  @Test func swiftAndMermaidNeedNoPygments() {
    #expect(
      Self.colors(
        "```swift\nlet x = 1\n```\n\n```mermaid\nx\n```\n\n```\ny\n```\n", programs: InstalledPrograms(folders: [])
      ).diagnostics.isEmpty)
  }

  /// Programs in Python's place that do what no Python should.
  @Test(
    arguments: [
      ("exec sleep 30", "printed nothing"), ("exit 0", "it printed nothing"), ("exit 3", "not installed"),
      ("echo {}; exit 1", "ended with code 1"), ("echo {}", "stopped half-way"),
    ])
  func programsThatFail(script: String, says: String) throws {
    let folder = try TemporaryFolder()
    try folder.writeProgram(script, to: "python3")
    let document = Self.note("```js\nx\n```\n").document
    let colors = CodeColors.make(
      of: [document], assets: TestAssets.assets, programs: InstalledPrograms(folders: [folder.path], patience: 0.02))
    #expect(colors.diagnostics.count == 1)
    #expect(colors.diagnostics.first?.message.contains(says) == true, "\(colors.diagnostics)")
  }

  /// A lexer that tries something with code it is given: what works out is coloured.
  @Test(
    .enabled(if: hasPygments, "Pygments is not installed"),
    arguments: [
      ("pass", true), ("open('/etc/hostname')", false), ("__import__('socket').socket()", false),
      ("__import__('subprocess').run(['true'])", false), ("__import__('time').sleep(20)", false),
      ("while True: pass", false),
    ])
  func lexersReachNothing(attempt: String, works: Bool) throws {
    let program = """
      import sys, socket, subprocess, time, pygments.lexers as lexers
      from pygments.token import Token
      class Lexer:
          def get_tokens(self, code):
              if code != "\\n":
                  \(attempt)
              return [(Token.Keyword, code)]
      lexers.get_lexer_by_name = lambda name, **options: Lexer()
      exec(open(sys.argv[1]).read())
      """
    let folder = try TemporaryFolder(["program.py": program])
    try folder.writeProgram(
      "for p in python3 /usr/bin/python3; do "
        + "$p -I -c 'import pygments' 2>/dev/null && exec $p -I \"${0%/*}/program.py\" \"$2\"; done", to: "python3")
    let text = "```js\nx\n```\n"
    let colors = Self.colors(text, programs: InstalledPrograms(folders: [folder.path]))
    #expect(colors.diagnostics.isEmpty)
    #expect(page(text, colors: colors).content.contains("<span class=\"hk\">x") == works)
  }

  /// Neither other text nor markup comes onto a page with the colours.
  @Test(arguments: ["[[\"hk\",\"other\"]]", "[[\"\\\"><script>\",\"x\\n\"]]", "3", "[[\"hk\"]]"])
  func answersCannotChangeTheCode(runs: String) throws {
    let folder = try TemporaryFolder()
    try folder.writeProgram("echo '{}'\ncat <<'EOF'\n{\"runs\": \(runs)}\nEOF", to: "python3")
    let text = "```js\nx\n```\n"
    let html = page(text, colors: Self.colors(text, programs: InstalledPrograms(folders: [folder.path]))).content
    #expect(html.contains("<code class=\"language-js\">x\n</code>"), "\(html)")
  }

  @Test func linesThatCannotBePointedOut() {
    let page = page("```js {1,x,5-3}\na\n```\n")
    let library = NoteLibrary(undrawn: [Self.note("```js {1,x,5-3}\na\n```\n")])
    #expect(page.content.contains("<span class=\"line marked\">a\n</span>"))
    #expect(
      library.codeDiagnostics("n.md").map(\.message) == [
        "'x' is not a line number or range", "'5-3' is not a line number or range",
      ])
    #expect(library.codeDiagnostics("n.md").first?.span?.start == Location(line: 1, column: 7))
  }
}
