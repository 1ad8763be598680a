import Diagnostics
import Foundation
import Notes
import Programs
import SiteContent
import SiteGenerator
import SiteMarkup
import SitePages
import SiteTestSupport
import TestSupport
import Testing

/// Formulas as pages show them.
@Suite struct FormulaTests {
  private static let hasKaTeX = formulas("$x$").diagnostics.isEmpty

  private static func note(_ text: String) -> ParsedNote {
    ParsedNote(path: "n.md", document: Document(text: text, path: "n.md"), page: "n.html")
  }

  private static func formulas(_ text: String, programs: InstalledPrograms = .system) -> RenderedFormulas {
    RenderedFormulas.make(of: [note(text).document], assets: TestAssets.assets, programs: programs)
  }

  private func page(_ text: String, _ formulas: RenderedFormulas) -> PageContent {
    let note = Self.note(text)
    return PageContent(
      note, map: SiteMap(notes: [note.note], files: []), library: NoteLibrary(undrawn: [note], formulas: formulas),
      shownPath: "n.md", omittingTitle: false)
  }

  @Test(
    .enabled(if: hasKaTeX, "KaTeX is not installed"),
    arguments: [
      ("$a^2$", "<msup><mi>a</mi><mn>2</mn></msup>"), ("$\\frac{1}{2}$", "<mfrac>"), ("$\\sqrt{x}$", "<msqrt>"),
      ("$\\vec{v}$", "class=\"width-0_471em\""), ("$$\\sum_{i=1}^n i$$", "class=\"math\" tabindex=\"0\""),
      ("$$\n\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}\n$$", "<mtable"), ("$a < b$", "<mo>&lt;</mo>"),
      ("$\\text{größer 大}$", "größer 大"), ("$\\color{red}{x}$", "color-red"), ("x $$a$$ y", "<span class=\"math\""),
      ("$\\rule{1em}{2em}$", "border-right-width-1em"),
    ])
  func formulasAreSetWithoutStyles(text: String, contains part: String) {
    let page = page(text, Self.formulas(text))
    #expect(page.content.contains(part), "\(page.content)")
    #expect(page.hasFormulas)
    #expect(!page.content.contains(/\sstyle=/), "\(page.content)")
    #expect(page.content.contains("<annotation encoding=\"application/x-tex\">"))
    #expect(page.diagnostics.isEmpty)
  }

  @Test(
    .enabled(if: hasKaTeX, "KaTeX is not installed"),
    arguments: [
      ("a $\\fraq{1}$", 1, 4, "Undefined control sequence: \\fraq"), ("$x^2^3$", 1, 5, "Double superscript"),
      ("> $$\n> a +\n>   \\bad\n> $$", 3, 5, "Undefined control sequence: \\bad"),
      ("- é $é \\bad$", 1, 10, "Undefined control sequence: \\bad"),
      ("$\\href{javascript:alert(1)}{x}$ $\\bad$", 1, 34, "Undefined control sequence: \\bad"),
      ("$\\def\\a{\\a\\a}\\a$", 1, 2, "Too many expansions"),
    ])
  func badFormulasAreReportedInPlace(text: String, line: Int, column: Int, says: String) {
    let page = page(text, Self.formulas(text))
    let found = page.diagnostics.first
    #expect(page.diagnostics.count == 1)
    #expect(found?.severity == .warning && found?.file == "n.md")
    #expect(found?.span?.start == Location(line: line, column: column), "\(String(describing: found))")
    #expect(found?.message.hasPrefix("the formula cannot be typeset: \(says)") == true, "\(found?.message ?? "")")
    #expect(page.content.contains("<code"))
  }

  @Test(.enabled(if: hasKaTeX, "KaTeX is not installed"))
  func formulasReachNothing() {
    let text = "$\\href{javascript:alert(1)}{x}$ $\\includegraphics{https://e.org/x.png}$ $\\htmlStyle{color:red}{y}$"
    let html = page(text, Self.formulas(text)).content
    for part in ["<a ", "<img", "href=", "src="] { #expect(!html.contains(part), "\(html)") }
  }

  @Test func withoutKaTeXOneWarningSaysSo() {
    let text = "$a$ and $b$\n\n$$c$$\n"
    let formulas = Self.formulas(text, programs: InstalledPrograms(folders: []))
    #expect(formulas.diagnostics.map(\.message) == ["formulas are shown as their source: KaTeX is not installed"])
    let page = page(text, formulas)
    #expect(page.content.contains("<code>$a$</code> and <code>$b$</code>"))
    #expect(page.diagnostics.isEmpty && !page.hasFormulas)
  }

  /// Fonts and style sheet are there if, and only if, a page shows a formula.
  @Test(.enabled(if: hasKaTeX, "KaTeX is not installed"), arguments: [true, false])
  func filesOfKaTeX(hasFormulas: Bool) async throws {
    let folder = try TemporaryFolder([
      "content/a.md": hasFormulas ? "# A\n$\\frac{a}{b}$" : "# A\n`$a$`", "content/b.md": "# B\n![[a]]",
      "content/c.md": "# C",
    ])
    _ = try await SiteBuilder.test(folder).build()
    let files = folder.contents(of: "site").keys.filter { $0.hasPrefix("assets/math/") }
    #expect(files.isEmpty == !hasFormulas)
    func links(_ page: String) -> Bool { folder.text("site/" + page)?.contains(/assets\/math\/math\.\w+\.css/) == true }
    #expect(links("a.html") == hasFormulas && links("b.html") == hasFormulas && !links("c.html"))
    guard let sheet = files.first(where: { $0.hasSuffix(".css") }), let css = folder.text("site/" + sheet) else {
      return
    }
    for match in css.matches(of: /url\(([^)]*)\)/) {
      #expect(files.contains("assets/math/" + match.1), "\(match.1)")
    }
    let page = try #require(folder.text("site/a.html"))
    for match in page.matches(of: /class="([^"]*)"/) {
      for name in match.1.split(separator: " ") where name.contains("_") {
        #expect(css.contains(".katex .\(name){"), "\(name)")
      }
    }
  }
}
