import Diagnostics
import Notes
import SiteContent
import SiteMarkup
import SitePages
import SiteTestSupport
import TestSupport
import Testing

/// Pages of notes; the HTML is that of the CommonMark specification and of GitHub, with the additions that the cases name.
@Suite struct DocumentWriterTests {
  @Test(arguments: TextCase.all(in: "html.txt"))
  func documentsBecomeTheirHTML(_ one: TextCase) {
    let other = ParsedNote(
      path: "other.md", document: Document(text: "## Part two\n", path: "other.md"), page: "other.html")
    let inner = ParsedNote(
      path: "folder/x.md", document: Document(text: "x", path: "folder/x.md"), page: "folder/x.html")
    let note = ParsedNote(path: "note.md", document: Document(text: one.input, path: "note.md"), page: "note.html")
    let map = SiteMap(notes: [inner.note, note.note, other.note], files: ["a.png", "s.mp3", "v.mp4", "d.pdf"])
    let page = PageContent(
      note, map: map, library: NoteLibrary(undrawn: [inner, note, other]), shownPath: "note.md", omittingTitle: false)
    var actual = page.content
    for diagnostic in page.diagnostics where diagnostic.code != "unsafe-address" {
      let place = diagnostic.span.map { "\($0.start.line):\($0.start.column)" } ?? "-"
      actual += "\(diagnostic.severity) \(place) \(diagnostic.message)\(diagnostic.hint.map { " (\($0))" } ?? "")\n"
    }
    actual = actual.split(separator: "\n").joined(separator: "\n")
    #expect(actual == one.expected, "\(one.place) \(one.name)\nactual:\n\(actual)\nexpected:\n\(one.expected)")
  }

  @Test func casesAreFound() { #expect(TextCase.all(in: "html.txt").count > 15) }

  /// Nothing that acts reaches a page, whatever raw HTML is thrown together.
  @Test(arguments: 0..<8)
  func randomHTMLIsHarmless(seed: Int) {
    var state = UInt64(seed + 1)
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    let pieces = [
      "<a href=\"", "<a href=", "javascript:alert(1)", "java\tscript:x", "javascript%3Aalert(1)",
      "[a](<java%73cript:x>)", "\">", "'>", "</a>", "<img src=x onerror=x()>",
      "<svg onload=x>",
      "<script>", "</script>", "<b ", "onclick=", "\"x\"", ">", "<", "\n", "\n\n", "<div>", "</div>",
      "&#106;avascript:", "x", "<!--",
      "-->", "<iframe src=x>", "<style>", "<math><mi//xlink:href=\"data:x,<script>x</script>\">", "`", "*", "[x](", ")",
      "- ", "> ",
    ]
    for _ in 0..<200 {
      let text = (0..<(next(40) + 1)).map { _ in pieces[next(pieces.count)] }.joined()
      let note = ParsedNote(path: "n.md", document: Document(text: text, path: "n.md"), page: "n.html")
      let html = PageContent(
        note, map: SiteMap(notes: [note.note], files: []), library: NoteLibrary(undrawn: [note]), shownPath: "n.md",
        omittingTitle: false
      ).content
      #expect(Markup.problems(in: html).isEmpty, "\(text.debugDescription) → \(html)")
    }
  }
}

/// A second, simple look at HTML: balanced tags, no element or attribute that acts.
private enum Markup {
  static func problems(in html: String) -> [String] {
    var problems: [String] = []
    var open: [Substring] = []
    for match in html.matches(of: /<(\/?)([A-Za-z][A-Za-z0-9-]*)((?:[^<>"]|"[^"]*")*)>/) {
      let (closes, name, attributes) = (!match.1.isEmpty, match.2, match.3)
      if ["script", "style", "iframe", "svg", "math", "object", "embed", "form"].contains(name.lowercased()) {
        problems.append("element \(name)")
      }
      if attributes.contains(/\son\w+\s*=/.ignoresCase()) { problems.append("handler in \(attributes)") }
      if attributes.contains(/(?:href|src)="\s*(?:javascript:|vbscript:|data:text)/.ignoresCase()) {
        problems.append("address in \(attributes)")
      }
      if ["br", "hr", "img", "input", "source", "wbr"].contains(name) { continue }
      if !closes {
        open.append(name)
      } else if open.popLast() != name {
        problems.append("unbalanced \(name)")
      }
    }
    return problems + open.map { "open \($0)" }
  }
}
