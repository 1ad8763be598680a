import Diagnostics
import Notes
import TestSupport
import Testing

@testable import SiteContent
@testable import SiteGenerator
@testable import SitePages
@testable import SiteReports

/// What a note can multiply: the messages about it, the pages made of it and the bytes written for it stay within bounds.
@Suite struct ManyOfAKindTests {
  private func check(_ text: String) async throws -> CheckedSite {
    let folder = try TemporaryFolder(["content/n.md": text])
    let checked = try await SiteBuilder.test(folder).check()
    return withExtendedLifetime(folder) { checked }
  }

  @Test func messagesQuoteAWindowOfALine() throws {
    let line = String(repeating: "é", count: 200_000) + "[x](y.md)" + String(repeating: "ö", count: 200_000)
    let file = SourceFile(path: "a.md", text: line)
    let place = 400_000 + 5
    let remark = Diagnostic(
      .warning, "broken-link", "there is none", file: "a.md",
      span: Span(Location(line: 1, column: place), Location(line: 1, column: place + 4)))
    let shown = remark.rendered(source: file).split(separator: "\n").map(String.init)
    #expect(shown[0] == "a.md:1:400005: warning: there is none")
    #expect(shown[1].hasPrefix("  1 | …éé") && shown[1].hasSuffix("öö…") && shown[1].count < 160)
    // The mark is below what it marks.
    let start = try #require(shown[2].firstIndex(of: "^"))
    let column = shown[2].distance(from: shown[2].startIndex, to: start)
    #expect(shown[1].dropFirst(column).hasPrefix("y.md)") && shown[2].hasSuffix("^~~~"))
  }

  @Test func shortLinesAreShownWhole() {
    let file = SourceFile(path: "a.md", text: String(repeating: "word ", count: 60))
    let remark = Diagnostic(.warning, "x", "x", span: Span(at: Location(line: 1, column: 200)))
    #expect(remark.rendered(source: file).contains(file.text))
  }

  @Test func namesInMessagesAreCut() {
    let remark = Diagnostic(.warning, "x", "no '\(String(repeating: "n", count: 1_000_000))'", hint: "y")
    #expect(remark.message.count < 300 && remark.message.hasPrefix("no 'nnn") && remark.message.hasSuffix("nnn'"))
  }

  @Test func likeDiagnosticsAreCounted() async throws {
    let links = (0..<4_000).map { "[a](x\($0).md)" }.joined(separator: " ")
    let report = try await check(links).report
    #expect(report.brokenLinks == 4_000 && report.count(.warning) == 4_000)
    #expect(report.diagnostics.count == 51)
    #expect(report.diagnostics.last?.message == "3950 more warnings of this kind (broken-link) from here on")
    #expect(report.diagnostics.ordered() == report.diagnostics, "counting again changes nothing")
  }

  @Test func fewAreToldOneByOne() async throws {
    let report = try await check((0..<50).map { "[a](x\($0).md)" }.joined(separator: " ")).report
    #expect(report.diagnostics.count == 50 && report.diagnostics.allSatisfy { $0.count == 1 })
  }

  // MARK: What is written

  @Test(arguments: [50_000, 1_000]) func longAddressesAreNotRepeatedWithoutEnd(length: Int) async throws {
    let address = "/" + String(repeating: "x", count: length)
    let uses = String(repeating: "[r] ", count: 20_000_000 / length)
    let checked = try await check("[r]: \(address)\n\n[s]: /short\n\n\(uses)\n\n[s]\n")
    let said = checked.report.diagnostics.filter { $0.code == "limit-reference" }
    #expect(said.count == 1 && said.first?.span?.start.line == 1)
    #expect(checked.content.joined().utf8.count < 5_000_000)
    #expect(checked.content.joined().contains(">s</a>"), "the others are there")
  }

  /// Pictures in a note's definitions are long, and used once or twice.
  @Test func longAddressesAreUsed() async throws {
    let picture = "data:image/png;base64," + String(repeating: "A", count: 400_000)
    let checked = try await check("![a][i] ![b][i]\n\n[i]: <\(picture)>\n")
    #expect(!checked.report.diagnostics.contains { $0.code == "limit-reference" })
    #expect(checked.content.joined().utf8.count > 800_000)
  }

  @Test func tagsEndSomewhere() async throws {
    let deep = "#" + (0..<2_000).map { "a\($0)" }.joined(separator: "/")
    #expect(
      try await check(deep).notes.addresses.tags.page(of: String(deep.dropFirst()))?.hasSuffix("a15.html") == true)
    let many = try await check((0..<600).map { "#tag\($0)" }.joined(separator: " "))
    #expect(many.notes.addresses.tags.page(of: "tag499") != nil && many.notes.addresses.tags.page(of: "tag500") == nil)
    #expect(many.report.diagnostics.map(\.code).contains("limit-tags"))
  }

  @Test func titlesEndSomewhere() {
    let note = ParsedNote(
      path: "n.md", document: Document(text: "# " + String(repeating: "x", count: 100_000), path: "n.md"),
      page: "n.html")
    #expect(note.title.count == 501 && note.title.hasSuffix("…") && note.titleHeading != nil)
  }

  @Test func commentsThatNothingEnds() {
    let text = String(repeating: "%%a\n\n", count: 3_000)
    // Every other one closes the one before.
    #expect(Document(text: text, path: "n.md").blocks.count == 1_500)
    #expect(Document(text: "a\n\n%%b\n\nc\n", path: "n.md").diagnostics.map(\.code) == ["unclosed-comment"])
    #expect(Document(text: "%%a\n\nb\n\nc%%\n\nd\n", path: "n.md").blocks.count == 1)
  }

  // MARK: Files that act

  @Test func filesThatActAreLeftOut() async throws {
    let drawing = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"><path d=\"M0 0h9\"/></svg>"
    let files = [
      "content/a.md": "![x](plain.svg) [page](page.html)", "content/page.html": "<p>x</p>", "content/p.XHTML": "<p/>",
      "content/plain.svg": drawing, "content/acts.svg": drawing.replacing("<path", with: "<path onclick=\"alert(1)\""),
      "content/link.svg": drawing.replacing("<path", with: "<a href=\"java&#115;cript:alert(1)\"/><path"),
      "content/jar.svg": drawing.replacing("<path", with: "<a href='jar:https://a.b!/x'/><path"),
      "content/script.svg": drawing.replacing("<path", with: "<ScRipt>alert(1)</ScRipt><path"),
      "content/prefixed.svg": drawing.replacing("<path", with: "<s:script xmlns:s=\"x\">alert(1)</s:script><path"),
      "content/wide.svg": "\u{0}<\u{0}s\u{0}v\u{0}g",
      "content/told.svg": drawing.replacing("/></svg", with: "/><title>on &amp; off</title></svg"),
    ]
    let folder = try TemporaryFolder(files)
    let report = try await SiteBuilder.test(folder).build()
    #expect(folder.text("site/plain.svg") == drawing && folder.text("site/told.svg") != nil)
    for name in ["page.html", "p.XHTML", "acts.svg", "jar.svg", "link.svg", "script.svg", "prefixed.svg", "wide.svg"] {
      #expect(folder.text("site/" + name) == nil, "\(name)")
    }
    let said = report.diagnostics.filter { $0.code == "acting-file" }
    #expect(
      said.map(\.message) == ["'acts.svg' and 7 more are left out: such files can run scripts with the site's origin"])
    let published = try TemporaryFolder(files)
    _ = try await SiteBuilder.test(published) { $0.allowsActiveFiles = true }.build()
    #expect(published.text("site/page.html") != nil && published.text("site/script.svg") != nil)
  }
}
