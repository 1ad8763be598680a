import Foundation
import Markup
import TestSupport
import Testing

/// The program as mdBook calls it.
@Suite struct BookTests {
  private func call(_ arguments: [String] = [], _ input: String) throws -> HostProgram.Outcome {
    try HostProgram.run([HostProgram.vitrine, "filter", "mdbook"] + arguments, in: TemporaryFolder(), input: input)
  }

  @Test func aBookHasItsFigures() throws {
    let recorded = try HostProgram.text("mdbook-call.json")
    let outcome = try call([], recorded)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let before = try #require(JSON.parse(recorded)?.array?[1])
    let book = try #require(JSON.parse(outcome.output))
    let first = try #require(book["sections"]?.array?[1]["Chapter"])
    let content = try #require(first["content"]?.string)
    let nested = try #require(first["sub_items"]?.array?.first?["Chapter"]?["content"]?.string)
    // Each is one line, which no blank line ends, apart from the paragraphs around it.
    let lines = content.split(separator: "\n", omittingEmptySubsequences: false)
    let figure = try #require(lines.firstIndex { $0.hasPrefix("<figure class=\"vitrine-figure\" id=\"row\">") })
    #expect(lines[figure - 1].isEmpty && lines[figure + 1].isEmpty && lines[figure].hasSuffix("</figure>"))
    #expect(lines[figure].contains("<figcaption>A &lt;b&gt; &amp; &quot;row&quot;</figcaption>"))
    #expect(lines.filter { $0.hasPrefix("  <figure") }.count == 1)
    #expect(content.contains("```rust\nfn main() {}\n```\n") && !content.contains("HStack {"))
    // Code that stays is Swift alone: other words behind the fence are for us.
    #expect(nested.contains("```swift\nText(\n```\n\n<p class=\"vitrine-error\">Not drawn: "), "\(nested)")
    #expect(nested.contains("```swift\nText(\"kept\")\n```\n\n<figure"))
    #expect(outcome.errors.contains("src/nested/page.md:4:6"), "\(outcome.errors)")
    // All else is as it was.
    func without(_ text: JSON) -> JSON {
      switch text {
      case .array(let values): .array(values.map(without))
      case .object(let members):
        .object(
          JSON.Members(
            members.list.filter { $0.name != "content" }.map { .init(name: $0.name, value: without($0.value)) }))
      default: text
      }
    }
    #expect(without(book) == without(before))
    #expect(try call([], recorded).output == outcome.output)
  }

  @Test func aStrictBookFails() throws {
    let recorded = try HostProgram.text("mdbook-call.json")
      .replacing("\"command\": \"vitrine filter mdbook\"", with: "\"strict\": true, \"command\": \"v\"")
    let outcome = try call([], recorded)
    #expect(outcome.status == 1 && outcome.output.isEmpty, "\(outcome)")
  }

  @Test(arguments: ["html": 0, "markdown": 0, "man": 1])
  func itSaysWhichRenderersItSupports(_ renderer: String, _ status: Int32) throws {
    #expect(try call(["supports", renderer], "").status == status)
  }

  @Test(arguments: ["", "[1]", "[{}, 2]", "{}"])
  func whatIsNoBookIsRefused(_ input: String) throws {
    let outcome = try call([], input)
    #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.errors.contains("mdBook"), "\(outcome)")
  }
}
