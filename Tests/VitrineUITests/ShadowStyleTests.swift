import TestSupport
import Testing
import VitrineLayout
import VitrineUI

/// Shadows that belong to the style with which something is painted.
@Suite struct ShadowStyleTests {
  private func shadows(_ view: some View) -> [GroupEffects.Shadow] { Drawn.effects(view).compactMap(\.shadow) }

  @Test func shapesHaveThemWithinAndBehind() {
    let inner = shadows(Circle().fill(Color.red.shadow(.inner(color: .black, radius: 4, x: 1, y: 2))))
    #expect(inner == [.init(ink: .black, radius: 4, x: 1, y: 2, isInner: true)])
    #expect(shadows(Circle().fill(Color.red.shadow(.drop(color: .black, radius: 4)))).map(\.isInner) == [false])
    #expect(shadows(Circle().foregroundStyle(Color.red.shadow(.inner(radius: 4)))).map(\.isInner) == [true])
  }

  @Test func textsAndSymbolsHaveThem() {
    let style = Color.red.shadow(.inner(color: .black, radius: 1))
    #expect(shadows(Text("a").foregroundStyle(style)).map(\.isInner) == [true])
    #expect(shadows(Image(systemName: "star").foregroundStyle(style)).map(\.isInner) == [true])
    #expect(shadows(Text("a").foregroundStyle(Color.red)).isEmpty)
  }

  @Test func eachOfSeveralIsDrawn() {
    let both = Color.red.shadow(.inner(radius: 1)).shadow(.drop(radius: 2))
    #expect(shadows(Circle().fill(both)).map(\.radius) == [2, 1])
  }

  /// `.shadow(…)` alone is the foreground style that is in force, with a shadow.
  @Test func theForegroundStyleCanHaveOne() {
    let text = Text("a").foregroundStyle(AnyShapeStyle.shadow(.drop(radius: 3))).foregroundStyle(Color.green)
    #expect(shadows(text).map(\.radius) == [3])
    #expect(Drawn.texts(text).map(\.fill) == [.ink(.green)])
  }
}
