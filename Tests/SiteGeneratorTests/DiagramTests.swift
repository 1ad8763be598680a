import Foundation
import Markup
import Notes
import TestSupport
import Testing

@testable import SiteContent
@testable import SiteGenerator
@testable import SiteMarkup
@testable import SiteReports

/// Fences that other programs draw.
@Suite struct DiagramTests {
  private static let drawing = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 10'><path d='M0 0h20'/></svg>"

  /// The same as a part of JSON.
  private static let quoted = drawing.replacing("'", with: "\\\"")

  private func site(
    _ note: String, filters: [FenceFilter], files: [String: String] = [:], cache: String? = nil
  ) async throws -> (folder: TemporaryFolder, page: String, messages: [String]) {
    let folder = try TemporaryFolder(["content/a.md": note])
    for (name, text) in files {
      if name.hasSuffix(".sh") { try folder.writeProgram(text, to: name) } else { try folder.write(text, to: name) }
    }
    var builder = SiteBuilder.test(folder) { settings in
      (settings.filters, settings.folder) = (filters, folder.path)
    }
    builder.cache = cache.map { folder.path + "/" + $0 }
    let report = try await builder.build()
    let page = try #require(folder.text("site/a.html"))
    return (folder, page, report.diagnostics.map { $0.rendered() })
  }

  @Test func aProgramGetsTheSourceAndAnswersWithADrawing() async throws {
    let program = "#!/bin/sh\ncat > /dev/null\necho \"\(Self.drawing)\"\n"
    let note = "```dot alt=\"Two boxes\" caption=\"Boxes\"\ndigraph { a -> b }\n```\n"
    let filter = FenceFilter(language: "dot", command: ["./draw.sh"])
    let (folder, page, messages) = try await site(note, filters: [filter], files: ["draw.sh": program])
    #expect(messages.isEmpty, "\(messages)")
    let match = try #require(
      page.firstMatch(
        of: /<img class="on-paper" src="\.\/(assets\/diagrams\/[^"]+)" alt="Two boxes" width="20" height="10"/))
    #expect(folder.text("site/" + match.1)?.contains("<path d=\"M0 0h20\"") == true)
    for part in ["<figcaption>Boxes</figcaption>", "<summary>Source of the diagram</summary>", "language-dot"] {
      #expect(page.contains(part), "\(part)")
    }
  }

  /// Each process draws its own number.
  @Test func aProgramIsAskedOnceForAll() async throws {
    let drawn = Self.quoted.replacing("</svg>", with: "<text>'$$'</text></svg>")
    let program = """
      #!/bin/sh
      echo ready
      while read -r line; do
        case "$line" in
          *bad*) echo '{"error": "no such shape"}' ;;
          *) echo '{"svg": "\(drawn)", "dark": "\(drawn.replacing("h20", with: "h9"))"}' ;;
        esac
      done

      """
    let note = "```d2\na\n```\n\n```d2\nb\n```\n\n```d2\nbad\n```\n"
    let filter = FenceFilter(language: "d2", command: ["./draw.sh"], readsLines: true)
    let (folder, page, messages) = try await site(note, filters: [filter], files: ["draw.sh": program], cache: "cache")
    #expect(page.matches(of: /<img class="in-light"/).count == 2)
    #expect(page.matches(of: /<img class="in-dark"/).count == 2)
    #expect(messages.count == 1)
    #expect(
      messages.first?.contains("a.md:10:1: warning: the d2 diagram is shown as its source: no such shape") == true,
      "\(messages)")
    let images = page.matches(of: /<img class="in-light" src="([^"]+)"/).map { String($0.1) }
    #expect(Set(images).count == 1)
    // What was drawn is kept; what failed is asked for again.
    var builder = SiteBuilder.test(folder) { settings in
      (settings.filters, settings.folder) = ([filter], folder.path)
    }
    builder.cache = folder.path + "/cache"
    try folder.write(String(note.dropLast("```d2\nbad\n```\n".count)), to: "content/a.md")
    _ = try await builder.build()
    #expect(try #require(folder.text("site/a.html")).contains("src=\"\(images[0])\""))
  }

  @Test func programsThatFailAreTold() async throws {
    let note = "```dot\nx\n```\n"
    let absent = try await site(note, filters: [FenceFilter(language: "dot", command: ["./nothing.sh"])])
    #expect(
      absent.messages == [
        "warning: fences in 'dot' are shown as their source: './nothing.sh' is not installed\n  hint: set 'filters: { dot: … }' to a program and its arguments"
      ])
    #expect(absent.page.contains(/<code class="language-dot">(?:<span class="\w+">)?x/))
    let failing = try await site(
      note, filters: [FenceFilter(language: "dot", command: ["./draw.sh"])],
      files: ["draw.sh": "#!/bin/sh\necho 'line 1: oh' >&2\nexit 1\n"])
    #expect(failing.messages.first?.contains("the dot diagram is shown as its source: line 1: oh") == true)
  }

  @Test func drawingsAreCleaned() throws {
    let dirty = """
      <?xml version="1.0"?><!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" onload="x()">
      <script>alert(1)</script><style>@import url(https://a.b/c.css);</style><style>a{fill:url(#g)}</style>
      <foreignObject><div onclick="y()">text</div></foreignObject><linearGradient id="g"/>
      <a href="javascript:z()"><text>kept &amp; said</text></a><image href="https://a.b/c.png"/>
      <image href="data:image/png;base64,AA=="/><use xlink:href="#g"/><path d="M0 0" style="fill:url(https://a.b)" onclick='w()'/></svg>
      """
    let text = try #require(CleanedSVG.element(of: dirty)).xmlFile
    for part in ["script", "alert", "onload", "onclick", "@import", "foreignObject", "javascript", "https://a.b"] {
      #expect(!text.contains(part), "\(part) in \(text)")
    }
    for part in ["fill:url(#g)", "<linearGradient id=\"g\"", "kept &amp; said", "data:image/png", "xlink:href=\"#g\""] {
      #expect(text.contains(part), "\(part) in \(text)")
    }
    for text in ["", "no drawing", "<svg><g></svg>", "<svg>", "<p>x</p>"] {
      #expect(CleanedSVG.element(of: text) == nil, "\(text)")
    }
  }

  /// Drawn where merman is installed; else its source stays, and the build says so.
  @Test func mermaidIsDrawnInLightAndDark() async throws {
    let (folder, page, messages) = try await site(
      "```mermaid\nflowchart TD\n  A[One & two] --> B\n```\n\n```mermaid\nnonsense\n```\n", filters: [])
    if messages.contains(where: { $0.contains("merman is not installed") }) {
      #expect(page.contains("language-mermaid"))
      return
    }
    #expect(messages.count == 1, "\(messages)")
    let paths = page.matches(of: /<img class="in-(?:light|dark)" src="\.\/(assets\/diagrams\/[^"]+)"/).map {
      String($0.1)
    }
    #expect(paths.count == 2)
    for path in paths {
      let text = try #require(folder.text("site/" + path))
      for word in ["One", "&amp;", "two"] { #expect(text.contains(word), "\(word)") }
      #expect(!text.contains("foreignObject"))
    }
  }
}
