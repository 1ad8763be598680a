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

/// What holds for every figure, and the words of the two walk-throughs.
struct FigureTests {
  private static var favorite: Rendering {
    Renderer.render(
      Text("Favorite").padding(10).background(Color.teal),
      options: RenderOptions(typesetter: TestAssets.typesetter, profile: .book))
  }

  private static var flexible: Rendering {
    Renderer.render(
      Text("Hello, World").frame(minWidth: 0, maxWidth: .infinity).background(Color.teal).padding(10),
      options: RenderOptions(typesetter: TestAssets.typesetter, profile: .book))
  }

  private static var rich: Rendering {
    let view = VStack {
      Text("<script>&\"'").opacity(0.5).shadow(radius: 2)
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).frame(width: 40, height: 20).clipShape(
        Circle())
      Image(systemName: "heart.fill").mask { Circle() }
      Color.red.frame(width: 30, height: 30).rotationEffect(.degrees(20)).blur(radius: 3)
    }
    return Renderer.render(view, options: RenderOptions(typesetter: TestAssets.typesetter, profile: .book))
  }

  private static func sentences(_ rendering: Rendering) -> [String] {
    guard let words = StepSentences(rendering) else { return [] }
    return rendering.steps.map(words.sentence)
  }

  /// librsvg, which makes the PNG files, draws nothing of what has a `feDropShadow`.
  @Test func shadowsAreMadeOfWhatAllViewersKnow() {
    let svg = Figure(Self.rich, id: "f", parts: [.picture]).element().html
    #expect(svg.contains("feOffset") && !svg.contains("feDropShadow"))
  }

  @Test func favoriteIsToldInEightSentences() {
    #expect(
      Self.sentences(Self.favorite) == [
        "The system proposes 320 × 480 to the background.",
        "The background proposes the same 320 × 480 to its primary subview, the padding.",
        "The padding takes 10 off each edge and proposes 300 × 460 to the Text.", "The Text reports 51 × 17.",
        "The padding adds 10 to each edge and reports 71 × 37.",
        "The background proposes 71 × 37 to its secondary subview, the Color.",
        "The Color accepts and reports 71 × 37.",
        "The background reports its primary subview’s size, 71 × 37.",
      ])
  }

  @Test func aFlexibleFrameShowsItsFormula() {
    let sentences = Self.sentences(Self.flexible)
    #expect(sentences.count == 10)
    #expect(sentences[5] == "The frame reports 300 × 17: its width becomes max(0, min(∞, 300)) = 300.")
    #expect(sentences[9] == "The padding adds 10 to each edge and reports 320 × 37.")
  }

  @Test func figuresAreWellFormedAndPlain() throws {
    for rendering in [Self.favorite, Self.flexible, Self.rich] {
      let html = Figure(
        rendering, id: "f", parts: [.picture, .dimensions, .tree, .steps, .sizes], caption: "A <caption>"
      ).element().html
      let xml = html.replacing(inputEnd) { $0.output.dropLast() + "/>" }
      let parser = XMLParser(data: Data(xml.utf8))
      #expect(parser.parse(), "\(String(describing: parser.parserError))")
      for forbidden in ["foreignObject", "<style", "style=", "<script", "<use", "var(", "onclick", "javascript:"] {
        #expect(!html.contains(forbidden), "\(forbidden)")
      }
      let ids = html.matches(of: /\bid="([^"]*)"/).map { String($0.output.1) }
      #expect(ids.count == Set(ids).count)
      for reference in html.matches(of: /url\(#([^)]*)\)|aria-labelledby="([^"]*)"/) {
        let id = String(reference.output.1 ?? reference.output.2 ?? "")
        #expect(ids.contains(id), "\(id)")
      }
    }
  }

  /// Void elements are closed for the XML parser.
  private var inputEnd: Regex<Substring> { /<input[^>]*[^\/]>/ }

  @Test func theSameFigureHasTheSameBytes() {
    #expect(StandaloneSVG.picture(Self.rich).html == StandaloneSVG.picture(Self.rich).html)
    #expect(FigureStyle(css: "x{}") == FigureStyle(css: "x{}"))
  }

  @Test func outlinedTextNeedsNoFont() {
    let svg = StandaloneSVG.picture(Self.favorite, outlines: true).html
    #expect(!svg.contains("<text"))
    #expect(XMLParser(data: Data(svg.utf8)).parse())
  }

  @Test func hugeAndInfiniteViewsAreDrawn() {
    var options = RenderOptions(typesetter: TestAssets.typesetter, profile: .book)
    options.proposal = .infinity
    for view in [AnyView(Color.red), AnyView(Color.red.frame(width: 1e9, height: 1e9)), AnyView(EmptyView())] {
      let svg = StandaloneSVG.picture(Renderer.render(view, options: options)).html
      #expect(XMLParser(data: Data(svg.utf8)).parse())
      #expect(!svg.contains("inf") && !svg.contains("nan"))
    }
  }

  @Test func treesAreDrawnAsNotesDrawThem() {
    #expect(
      TextTree.text(Self.favorite) == """
                      1 | 8
                        |
                   background
                        |
                -----------------
                |               |
              2 | 5           6 | 7
                |               |
             padding       Color.teal
                |
              3 | 4
                |
        Text("Favorite")

        """)
  }
}
