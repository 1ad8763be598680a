import Foundation
import Markup
import TestSupport
import Testing
import VitrineDiagrams
import VitrineLayout
import VitrineUI

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Several pictures of one view, side by side.
struct StripTests {
  private static func cell(_ width: Double, _ scheme: ColorScheme? = nil) -> StripFigure.Cell {
    var options = RenderOptions(typesetter: TestAssets.typesetter, profile: .book)
    options.proposal = ProposedViewSize(width: width, height: 60)
    options.colorScheme = scheme ?? .light
    let view = HStack(spacing: 0) {
      Text("Hello")
      Color.teal
    }
    return StripFigure.Cell(label: "\(width) wide", rendering: Renderer.render(view, options: options), scheme: scheme)
  }

  private static let everything: Figure.Parts = [.picture, .dimensions, .tree, .steps, .sizes]

  @Test func aStripIsOneFigureWithACellForEachPicture() {
    let html = StripFigure([Self.cell(120), Self.cell(240)], id: "f", caption: "Twice").element().html
    #expect(html.matches(of: /<figure\b/).count == 1)
    #expect(html.matches(of: /<li class="cell">/).count == 2)
    #expect(html.matches(of: /<svg\b/).count == 2)
    #expect(html.contains("aria-labelledby=\"f-c\""))
    #expect(html.contains(">120.0 wide</p>"))
  }

  @Test func everyPartIsWellFormedWithUniqueIDs() {
    let html = StripFigure([Self.cell(120), Self.cell(240)], id: "f", parts: Self.everything).element().html
    let parser = XMLParser(data: Data(html.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    let ids = html.matches(of: /\bid="([^"]*)"/).map { String($0.output.1) }
    #expect(ids.count == Set(ids).count)
    for forbidden in ["style=", "<style", "<script", "foreignObject"] { #expect(!html.contains(forbidden)) }
  }

  /// Code stands beside the column of pictures, in figures wide enough; not where more stands below them.
  @Test func codeStandsBesideAStrip() {
    let code = Node.element("div", ["class": "code"], [.element("pre", [:], ["HStack { }"])])
    func classes(_ widths: [Double], _ parts: Figure.Parts) -> [String] {
      StripFigure(widths.map { Self.cell($0) }, id: "f", parts: parts, code: [code]).element().classes.map(String.init)
    }
    #expect(classes([120, 120], [.picture, .code]).contains("column-640"))
    #expect(classes([240, 240], [.picture, .code]).contains { $0.hasPrefix("column-") && $0 != "column-640" })
    #expect(!classes([120, 120], [.picture, .code, .sizes]).contains { $0.hasPrefix("column-") })
    #expect(!classes([120, 120], .picture).contains { $0.hasPrefix("column-") })
  }

  /// What may scroll has a name; that it is a stop of the keyboard where it does is found out by a script.
  @Test func widePicturesAreNamedAndNoStops() {
    let html = StripFigure([Self.cell(120), Self.cell(900)], id: "f", parts: [.picture, .full]).element().html
    #expect(html.components(separatedBy: "role=\"group\" aria-label=\"Picture, ").count == 2)
    let stop = /<div[^>]*tabindex/
    #expect(!html.contains(stop))
  }

  @Test func sizesStandBesideEachOther() {
    let html = StripFigure([Self.cell(120), Self.cell(240)], id: "f", parts: .sizes).element().html
    let rows = html.matches(of: /<tr>.*?<\/tr>/).map { String($0.output).replacing(/<[^>]*>/) { _ in "|" } }
    let cells = rows.map { $0.split(separator: "|").joined(separator: " | ") }
    #expect(
      cells == [
        "View | 120.0 wide | 240.0 wide", "HStack | 120 × 60 | 240 × 60", "Text(&quot;Hello&quot;) | 32 × 17 | 32 × 17",
        "Color.teal | 88 × 60 | 208 × 60",
      ])
  }

  @Test func aPictureInDarkIsDarkOnAnyPage() {
    let html = StripFigure([Self.cell(120, .light), Self.cell(120, .dark)], id: "f", parts: .picture).element().html
    let cells = html.split(separator: "<li class=\"cell ").dropFirst()
    #expect(cells.map { $0.prefix(11) } == ["scheme-ligh", "scheme-dark"])
    #expect(cells.first?.contains("#00c3d0") == true)
    #expect(cells.last?.contains("#00d2e0") == true)
    // No class leaves the page a say.
    #expect(!html.contains("c-teal"))
  }
}
