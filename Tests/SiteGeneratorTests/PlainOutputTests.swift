import Diagnostics
import Foundation
import Markup
import Notes
import SiteContent
import SiteGenerator
import SiteReports
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Characters that have no place in what is written for other programs.
@Suite struct PlainOutputTests {
  @Test func feedsHoldNoControlCharacters() async throws {
    let title = "a\u{1}b\u{B}c\u{1F}d\u{FFFE}e\u{FFFF}f\u{FFFD}"
    let note = "---\ntitle: \"a\\u0001b\\u000bc\\u001fd\"\ndate: 2026-05-01\n---\n\(title)\n"
    let folder = try TemporaryFolder(["content/a.md": note])
    _ = try await SiteBuilder.test(folder) { ($0.address, $0.cards) = ("https://example.org/", false) }.build()
    for name in ["feed.xml", "sitemap.xml"] {
      let text = try #require(folder.text("site/" + name))
      #expect(XMLParser(data: Data(text.utf8)).parse(), "\(name)")
    }
    #expect(folder.text("site/feed.xml")?.contains("<title>abcd</title>") == true)
    #expect(Escaping.escaped(title) == "abcdef\u{FFFD}")
    #expect(Escaping.escaped("\t\r\n\0é<") == "\t\r\n\u{FFFD}é&lt;")
  }

  @Test func messagesCannotActOnATerminal() {
    let text = "[x](\u{1B}]0;pwn\u{7}.md) \u{202E}gpj.exe"
    let file = SourceFile(path: "a\u{1B}[2J.md", text: text)
    let remark = Diagnostic(
      .warning, "broken-link", "there is no '\u{1B}]0;pwn\u{7}.md'", file: file.path,
      span: Span(.init(line: 1, column: 5), .init(line: 1, column: 6)), notes: ["\u{9B}1m"], hint: "\u{2066}x")
    #expect(
      remark.rendered(source: file) == """
        a\\u{1B}[2J.md:1:5: warning: there is no '\\u{1B}]0;pwn\\u{7}.md'
          1 | [x](\\u{1B}]0;pwn\\u{7}.md) \\u{202E}gpj.exe
            |     ^~~~~~
          note: \\u{9B}1m
          hint: \\u{2066}x
        """)
    let annotation = GitHubAnnotation.text(of: remark).text
    #expect(!annotation.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
    #expect(JSON.string("\u{9B}").text == "\"\\u009b\"")
  }

  /// What a build service would run: https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs
  @Test(arguments: [
    ("::add-mask::a", "\\u{3A}:add-mask::a"), ("  ::a::b", "  \\u{3A}:a::b"), ("a\n::b::c", "a\\u{A}\\u{3A}:b::c"),
    ("##[group]a", "##\\u{5B}group]a"), ("a ##vso[b]c", "a ##vso\\u{5B}b]c"), ("# [a](b) [[c]]", "# [a](b) [[c]]"),
    ("a\u{200B}b\u{FEFF}", "a\\u{200B}b\\u{FEFF}"), ("👩‍👩‍👧 é\t", "👩‍👩‍👧 é\t"),
  ])
  func valuesInALogCannotAct(value: String, written: String) { #expect(("\(value)" as LogText).text == written) }

  @Test func literalsInALogAreWritten() {
    let name = "::a"
    #expect(("::error file=\(name)::b" as LogText).text == "::error file=::a::b")
    #expect(LogText(json: "[\"\u{202E} ##[a]\"]").text == "[\"\\u202E ##\\u005Ba]\"]")
    #expect(LogText(xml: "<a>\u{9B}</a>\n").text == "<a>&#x9B;</a>\n")
  }
}
