import Notes
import TestSupport
import Testing

@testable import SiteContent
@testable import SiteGenerator
@testable import SiteReports

/// Code of notes that stands in files, and lines of code that something is said of.
@Suite struct SnippetTests {
  private static let source = """
    import SwiftUI

    // #region body
    struct A: View {
      // snippet.inner
      var body: some View {
        // ANCHOR: text
        Text("A")
        // ANCHOR_END: text
      }
      // snippet.end
    }
    // #endregion
    # --8<-- [start:last]
    let last = 1
    # --8<-- [end:last]

    """

  private func site(_ note: String, snippets: [String] = []) async throws -> (page: String, messages: [String]) {
    let folder = try TemporaryFolder([
      "content/a.md": note, "content/code/A.swift": Self.source, "Sources/B.swift": "let b = 2\n",
      "secret.swift": "x\n",
    ])
    let report = try await SiteBuilder.test(folder) { settings in
      (settings.snippets, settings.folder) = (snippets, folder.path)
    }.build()
    let text = try #require(folder.text("site/a.html"))
    return (text, report.diagnostics.map { $0.rendered().replacing(folder.path + "/", with: "") })
  }

  /// The text of the first code of a page.
  private func code(_ page: String) throws -> String {
    let match = try #require(page.firstMatch(of: /<code[^>]*>([\s\S]*?)<\/code>/))
    return String(match.1).replacing(/<[^>]*>/, with: "").replacing("&quot;", with: "\"")
  }

  @Test(arguments: [
    ("swift source=\"code/A.swift\" region=text", "Text(\"A\")\n"),
    ("swift source=\"code/A.swift\" region=inner", "var body: some View {\n  Text(\"A\")\n}\n"),
    ("swift source=\"/code/A.swift\" lines=1", "import SwiftUI\n"),
    ("swift source=\"code/A.swift\" region=last", "let last = 1\n"),
    (
      "swift source=\"code/A.swift\" region=body",
      "struct A: View {\n  var body: some View {\n    Text(\"A\")\n  }\n}\n"
    ), ("swift source=\"B.swift\"", "let b = 2\n"),
  ])
  func partsOfFiles(_ info: String, _ expected: String) async throws {
    let (page, messages) = try await site("```\(info)\n```\n", snippets: ["Sources"])
    #expect(messages.isEmpty)
    #expect(try code(page) == expected)
  }

  @Test(arguments: ["{{#include code/A.swift:text}}", "--8<-- \"code/A.swift:text\"", "{{#include code/A.swift:8:8}}"])
  func otherToolsLines(_ line: String) async throws {
    let (page, messages) = try await site("```swift\n\(line)\n```\n")
    #expect(messages.isEmpty)
    #expect(try code(page) == "Text(\"A\")\n")
  }

  @Test(arguments: [
    (
      "source=\"code/A.swift\" region=txt",
      "content/a.md:1:10: warning: 'code/A.swift' has no region 'txt'\n  hint: did you mean 'text'?"
    ),
    (
      "source=\"code/A.swift\" lines=3-99",
      "content/a.md:1:10: warning: 'code/A.swift' has only 16 lines; the snippet asks for line 99"
    ),
    (
      "source=\"../secret.swift\"",
      "content/a.md:1:10: warning: there is no file '../secret.swift' to include\n  hint: write a path relative to the note, or in a folder that 'snippets' in the configuration names"
    ),
    (
      "source=\"B.swift\"",
      "content/a.md:1:10: warning: there is no file 'B.swift' to include\n  hint: write a path relative to the note, or in a folder that 'snippets' in the configuration names"
    ),
  ])
  func whatIsNotThereIsTold(_ options: String, _ expected: String) async throws {
    let (page, messages) = try await site("```swift \(options)\nkept\n```\n")
    #expect(messages == [expected])
    #expect(try code(page) == "kept\n")
  }

  @Test func linesThatAreNewOrGone() async throws {
    let (page, messages) = try await site(
      "```swift ins={2} del=\"1\"\nlet a = 1\nlet a = 2\nlet c = 3 // [!code --]\nlet d = 4 // [!code ++]\n```\n")
    #expect(messages.isEmpty)
    #expect(page.matches(of: /<del class="line deleted">/).count == 2)
    #expect(page.matches(of: /<ins class="line inserted">/).count == 2)
    #expect(try code(page) == "let a = 1\nlet a = 2\nlet c = 3\nlet d = 4\n")
  }

  @Test func neighboringTabFencesShareOneBar() async throws {
    let (page, _) = try await site(
      "```swift tab=\"A\"\na\n```\n\n```swift tab=\"B\"\nb\n```\n\nText\n\n> [!tab] C\n> c\n")
    #expect(page.matches(of: /<div class="tabs">/).count == 2)
    #expect(page.matches(of: /<p class="tab-title">([ABC])<\/p>/).map { String($0.1) } == ["A", "B", "C"])
    #expect(page.contains("assets/tabs."))
  }

  @Test func headingsSayTheirIds() async throws {
    let (page, messages) = try await site("## One *two* {#here}\n\n## Three {#here}\n\n[x](#here) `{#no}`\n")
    #expect(messages.count == 1 && messages[0].contains("id 'here' is already in use"))
    #expect(page.contains(/<h2 id="here">One <em>two<\/em>/))
    #expect(page.contains("<h2 id=\"three\">Three"))
  }
}
