import Foundation
import TestSupport
import Testing

@testable import Figures

/// A page, a Markdown file and `vitrine render` show the same picture of a fence, byte for byte.
@Suite struct SamePictureTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  // MARK: The manual

  private static let notes: [String] = {
    let enumerator = FileManager.default.enumerator(atPath: root + "/content")
    return (enumerator?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".md") }.sorted()
  }()

  private static let someNotes = Samples.some(of: notes, oneIn: 12, "notes of the manual, drawn in three ways")

  /// The settings of the manual's `vitrine.yml`.
  private static let settings = [
    FigureSetting(key: "width", value: "320"), FigureSetting(key: "height", value: "480"),
  ]

  @Test(arguments: someNotes)
  func ofTheManual(note: String) throws {
    let text = try String(contentsOfFile: Self.root + "/content/" + note, encoding: .utf8)
    for (index, fence) in try ThreeWays.draw(text, path: note, settings: Self.settings).enumerated() {
      Self.expectOnePicture(fence, "\(note), fence \(index + 1)")
      #expect(!fence.rendered.isEmpty, "\(note), fence \(index + 1)")
    }
  }

  @Test func theManualHasFences() { #expect(Self.notes.count > 20) }

  // MARK: The open corpus

  @Test(.enabled(if: !OpenCorpus.blocks.isEmpty, "\(OpenCorpus.missing)"), arguments: OpenCorpus.parts)
  func ofTheOpenCorpus(part: Int) throws {
    for block in Samples.some(of: OpenCorpus.blocks(part: part), oneIn: 12, "public fences, drawn in three ways") {
      // Tildes, since some blocks hold backticks.
      let note = "~~~~~~~~swift view-tree\n\(block.code)\n~~~~~~~~\n"
      let fences = try ThreeWays.draw(note)
      #expect(fences.count == 1, "\(block.id)")
      for fence in fences { Self.expectOnePicture(fence, block.id) }
    }
  }

  private static func expectOnePicture(_ fence: ThreeWays, _ what: String) {
    #expect(fence.page == fence.embedded, "\(what): the embedded picture is another than the page's")
    #expect(fence.rendered == fence.page.first ?? "", "\(what): the rendered picture is another than the page's")
    #expect(fence.html.page == fence.html.rendered, "\(what): the page's figure is another")
  }
}
