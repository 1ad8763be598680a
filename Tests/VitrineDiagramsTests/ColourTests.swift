import Markup
import TestSupport
import Testing
import VitrineDiagrams
import VitrineLayout
import VitrineUI

/// Gradients and colour schemes in pictures.
struct ColourTests {
  private func picture(_ view: some View) -> MarkupReader {
    var options = RenderOptions(typesetter: TestAssets.typesetter, profile: .book)
    options.proposal = ProposedViewSize(width: 100, height: 60)
    return MarkupReader(StandaloneSVG.picture(Renderer.render(view, options: options)).html)
  }

  private func ids(_ reader: MarkupReader) -> [String] { reader.elements.compactMap { $0["id"] } }

  /// The paths that are sectors around a centre.
  private func sectors(_ reader: MarkupReader) -> [MarkupReader.Element] {
    reader.elements.filter { $0.name == "path" && $0["d"]?.wholeMatch(of: /M[^L]+L[^A]+A.+Z/) != nil }
  }

  @Test func angularGradientsAreSectorsWithinTheShape() {
    let gradient = AngularGradient(gradient: Gradient(colors: [.red, .blue, .red]), center: .center)
    let reader = picture(Circle().fill(gradient))
    #expect(reader.failure == nil)
    #expect(!reader.elements.contains { $0.name == "linearGradient" })
    let sectors = sectors(reader)
    #expect(sectors.count >= 60 && sectors.count <= 90)
    // They have the names of their colours, so that the dark scheme has its own.
    #expect(sectors.allSatisfy { $0.classes.contains("c-red") || $0.classes.contains("c-blue") })
    #expect(reader.elements.contains { $0.name == "clipPath" })
    #expect(Set(ids(reader)).count == ids(reader).count)
  }

  @Test func angularGradientsOfStrokesAreSeenThroughTheStroke() {
    let gradient = AngularGradient(gradient: Gradient(colors: [.green, .yellow]), center: .center)
    let reader = picture(Circle().stroke(gradient, lineWidth: 8))
    #expect(reader.elements.contains { $0.name == "mask" })
    #expect(!sectors(reader).isEmpty)
  }

  @Test func halfAGradientLeavesTheRestInItsEnds() {
    let gradient = AngularGradient(
      gradient: Gradient(colors: [.red, .blue]), center: .center, startAngle: .degrees(0), endAngle: .degrees(180))
    let reader = picture(Rectangle().fill(gradient))
    let whole = sectors(reader).filter { $0["fill-opacity"] == nil }
    // The rest on either side, and what lies under the mixed colours.
    #expect(whole.count == 3)
  }

  @Test func aSchemeOfItsOwnIsPinned() {
    let free = picture(Text("a").foregroundStyle(Color.red))
    #expect(free.elements.contains { $0.name == "text" && $0.classes.contains("c-red") })
    let pinned = picture(Text("a").foregroundStyle(Color.red).colorScheme(.dark))
    #expect(pinned.elements.contains { $0.name == "text" && $0.text == "a" && !$0.classes.contains("c-red") })
    let onBackground = picture(Text("a").preferredColorScheme(.dark))
    #expect(onBackground.elements.contains { $0.name == "rect" && $0["fill"] == "#161617" && $0.classes.isEmpty })
  }

  @Test func theGradientOfAColourIsOne() {
    let reader = picture(Rectangle().fill(Color.blue.gradient))
    #expect(reader.elements.contains { $0.name == "linearGradient" })
  }
}
