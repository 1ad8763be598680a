import Foundation
import Markup
import Notes
import SiteTestSupport
import TestSupport
import Testing

@testable import SiteContent
@testable import SiteMarkup
@testable import SitePages

/// Every address that acts, in every way to write it, at every place of a note; and markup that acts. The same are opened by a
/// browser (`make attack`).
@Suite struct ScriptVectorTests {
  private struct Address: Decodable { var name, address: String }
  struct Place: Decodable, Sendable, CustomStringConvertible {
    var name, text: String
    var description: String { name }
  }

  private static func read<Value: Decodable>(_ name: String) -> [Value] {
    let data = FileManager.default.contents(atPath: packageRoot + "/Tests/Attack/\(name).json") ?? Data()
    return (try? JSONDecoder().decode([Value].self, from: data)) ?? []
  }

  private static let addresses: [Address] = read("addresses")
  static let places: [Place] = read("places")
  static let markup: [String] = read("markup")

  @Test func thousandsAreTried() {
    #expect(Self.addresses.count * Self.places.count + Self.markup.count > 9_000)
  }

  @Test(arguments: places) func noAddressActs(at place: Place) {
    let html =
      switch place.text {
      case "@PROPERTY": page(properties { $0 })
      case "@PROPERTYLINK": page(properties { "[x](<\($0)>)" })
      case "@CANVAS": page(canvas, path: "n.canvas")
      case "@SVG":
        Self.addresses.map { one in
          let drawing = "<svg><a href=\"\(one.address)\"><text>x</text></a><image xlink:href='\(one.address)'/></svg>"
          return CleanedSVG.element(of: drawing)?.xmlFile ?? ""
        }.joined()
      default: page(notes(at: place).joined(separator: "\n\n"))
      }
    #expect(!html.isEmpty)
    #expect(ActingMarkup.problems(in: html) == [])
  }

  @Test func noMarkupActs() {
    for text in Self.markup {
      let html = page(text)
      #expect(ActingMarkup.problems(in: html) == [], "\(text) → \(html)")
    }
  }

  /// What is found, is found: else the tests above say nothing.
  @Test func actingMarkupIsFound() {
    let acting = [
      "<script>x</script>", "<a href=\"javascript:x\">", "<a href=' java&Tab;script&colon;x'>",
      "<img/src=\"x\"/onerror=x>",
      "<a href=&#106;avascript:x>", "<A HREF=\"data:text/html,x\">", "<img src=\"data:image/svg+xml,x\">",
      "<b style=x>",
    ]
    for html in acting { #expect(!ActingMarkup.problems(in: html).isEmpty, "\(html)") }
    let harmless =
      "<a href=\"javascript%3Ax\">javascript:x &lt;script></a><img src=\"data:image/png;base64,x\" alt=\"onerror=x\">"
    #expect(ActingMarkup.problems(in: harmless) == [])
  }

  // MARK: Notes

  private func notes(at place: Place) -> [String] {
    Self.addresses.enumerated().map { index, one in
      place.text.replacing("@N", with: "\(index)").replacing("@", with: one.address)
    }
  }

  private func properties(_ write: (String) -> String) -> String {
    let lines = Self.addresses.enumerated().map { index, one in "k\(index): \(JSON.string(write(one.address)).text)" }
    return "---\n\(lines.joined(separator: "\n"))\n---\n\nx\n"
  }

  private var canvas: String {
    let cards = Self.addresses.enumerated().flatMap { index, one -> [JSON] in
      let box: [(String, JSON)] = [
        ("x", .number(0)), ("y", .number(Double(index) * 60)), ("width", .number(300)), ("height", .number(50)),
      ]
      return [
        .object([("id", .string("l\(index)")), ("type", .string("link")), ("url", .string(one.address))] + box),
        .object(
          [("id", .string("t\(index)")), ("type", .string("text")), ("text", .string("[x](<\(one.address)>)"))] + box),
        .object([("id", .string("f\(index)")), ("type", .string("file")), ("file", .string(one.address))] + box),
      ]
    }
    return JSON.object([("nodes", .array(cards)), ("edges", .array([]))]).text
  }

  private func page(_ text: String, path: String = "n.md") -> String {
    let note = ParsedNote(path: path, document: Document(text: text, path: path), page: "n.html")
    return PageContent(
      note, map: SiteMap(notes: [note.note], files: ["a.png", "a.mp4"]), library: NoteLibrary(undrawn: [note]),
      shownPath: path, omittingTitle: false, showingProperties: true
    ).content
  }
}
