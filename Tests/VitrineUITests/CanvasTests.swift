import TestSupport
import Testing
import VitrineLayout
import VitrineUI

/// What canvases draw of views.
@Suite(.enabled(if: TestAssets.typesetter.failure == nil, "the fonts are missing: run Scripts/prepare-fonts"))
struct CanvasTests {
  @Test func symbolsAreDrawnByTheirTags() {
    let symbols = ViewList([
      Text("first").tag("one"),
      HStack {
        Text("second"); Text("third")
      }.tag("three"),
    ])
    let canvas = Canvas(symbols: symbols) { context, size in
      for tag in ["one", "two", "three"] {
        if let symbol = context.resolveSymbol(tag) { context.draw(symbol, at: Point(x: size.width / 2, y: 20)) }
      }
    }
    #expect(Drawn.texts(canvas).map(\.text) == ["first", "second", "third"])
  }

  @Test func symbolsFillTheRectangleTheyAreDrawnIn() {
    let symbols = Color.red.frame(width: 10, height: 20).tag(1)
    let canvas = Canvas(symbols: symbols) { context, _ in
      guard let symbol = context.resolveSymbol(1) else { return }
      #expect(symbol.size() == Size(10, 20))
      context.draw(symbol, in: Rect(x: 3, y: 4, width: 30, height: 40))
    }
    #expect(Drawn.effects(canvas).compactMap(\.transform).contains(Transform(a: 3, b: 0, c: 0, d: 2, tx: 3, ty: 4)))
  }

  private struct Mirror: View {
    var body: some View {
      Canvas(symbols: Mirror().tag(0)) { context, _ in
        context.draw(context.resolve(Text("m")), at: .zero)
        if let symbol = context.resolveSymbol(0) { context.draw(symbol, at: Point(x: 9, y: 9)) }
      }
    }
  }

  @Test func aCanvasAmongItsOwnSymbolsEnds() {
    #expect(Drawn.texts(Mirror()).map(\.text) == ["m", "m", "m", "m"])
  }
}
