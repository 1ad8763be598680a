import Foundation
import Testing
import VitrineKit

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Figures of views, as a program makes them.
@Suite struct FigureTests {
  private var badge: some View { Text("Favorite").padding(10).background(Color.teal) }

  @Test func aViewHasASizeATreeAndADrawing() throws {
    let figure = try Figure(of: badge)
    // The newest iPhone: 61 and 20 1/3 points, rounded up to its pixels, and 10 at each edge.
    #expect(abs(figure.size.width - 242.0 / 3) < 1e-9 && abs(figure.size.height - 121.0 / 3) < 1e-9)
    #expect(figure.tree.contains("Text(\"Favorite\")") && figure.tree.contains("1 | 8"), "\(figure.tree)")
    for text in StandaloneSVG.TextForm.allCases {
      let svg = figure.svg(text: text)
      #expect(XMLParser(data: Data(svg.utf8)).parse())
      #expect(svg.contains("@font-face") == (text == .embedded))
      #expect(try Figure(of: badge).svg(text: text) == svg)
    }
    #expect(figure.svg() != figure.svg(scheme: .dark))
  }

  @Test func viewsAreFoundByTheirIds() throws {
    let row = HStack(spacing: 10) {
      Color.red.frame(width: 20, height: 20)
      Color.blue.frame(width: 30, height: 20).id("blue")
    }
    let figure = try Figure(of: row)
    #expect(figure.view(id: "blue")?.frame == Rect(x: 30, y: 0, width: 30, height: 20))
    #expect(figure.view(id: "green") == nil)
  }

  @Test func whatItIsLaidOutForCanBeChanged() throws {
    let plain = try Figure(of: badge)
    #expect(try Figure(of: badge) { $0.typeSize = .xxxLarge }.size.width > plain.size.width)
    #expect(try Figure(of: Color.red, in: ProposedViewSize(width: 40, height: nil)).size == Size(width: 40, height: 10))
    let pieces = try Figure(of: badge, parts: [.picture, .tree]).svg()
    #expect(pieces.count > plain.svg().count)
  }

  /// What a button is made of is its own business.
  @Test func controlsAreShownAsWritten() throws {
    #expect(try !Figure(of: Button("Add") {}).tree.contains("frame"))
  }

  @Test func withoutFontsNothingIsMeasured() {
    #expect(throws: FontLibrary.LoadError.self) { try Figure(of: badge) { $0.typesetter = .withoutFonts } }
  }
}
