import Testing
import VitrineLayout
import VitrineUI

/// Effects that are made of a view's geometry: they change where it is drawn, not where it is.
struct VisualEffectTests {
  /// The corners of all rectangles where they are drawn, in hundredths of a point.
  private func corners(_ view: some View, _ change: (inout RenderOptions) -> Void = { _ in }) -> [[Int]] {
    func all(_ marks: [Mark], _ around: [Transform]) -> [[Int]] {
      marks.flatMap { mark -> [[Int]] in
        switch mark {
        case .group(let inner, let effects): return all(inner, [effects.transform ?? .identity] + around)
        case .rectangle(let rect, _, _, _):
          let corners = [Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY)]
          let drawn = corners.map { corner in around.reduce(corner) { $1.apply($0) } }
          return [drawn.flatMap { [Int(($0.x * 100).rounded()), Int(($0.y * 100).rounded())] }]
        default: return []
        }
      }
    }
    return all(Drawn.rendering(view, change: change).marks, [])
  }

  private var box: some View { Color.red.frame(width: 40, height: 20) }

  @Test func aViewIsMovedByItsPlace() {
    let row = HStack(spacing: 0) {
      box
      box.visualEffect { content, proxy in content.offset(x: -proxy.frame(in: .global).minX, y: proxy.size.height) }
      box
    }
    #expect(corners(row) == [[0, 0, 4000, 2000], [0, 2000, 4000, 4000], [8000, 0, 12000, 2000]])
  }

  @Test func effectsAreThoseOfViews() {
    let turned = corners(box.padding(7).rotationEffect(.degrees(30)).scaleEffect(2, anchor: .topLeading).padding(30))
    let effect = box.padding(7).visualEffect { content, _ in
      content.rotationEffect(.degrees(30)).scaleEffect(2, anchor: .topLeading)
    }
    #expect(corners(effect.padding(30)) == turned)
    let faded = box.visualEffect { content, proxy in content.opacity(proxy.size.width / 80).blur(radius: 3) }
    #expect(Drawn.effects(faded).contains { $0.opacity == 0.5 })
    #expect(Drawn.effects(faded).contains { $0.blur == 3 })
  }

  @Test func aViewWithoutEffectsIsAsItWas() {
    let same = box.visualEffect { content, _ in content }.padding(10)
    #expect(Drawn.leaves(same) == Drawn.leaves(box.padding(10)))
    #expect(!Drawn.effects(same).contains { $0.transform != nil })
    #expect(Drawn.rendering(same).size == Size(width: 60, height: 40))
  }

  @Test func offsetsRunAsTextDoes() {
    let change: (inout RenderOptions) -> Void = { $0.layoutDirection = .rightToLeft }
    let effect = box.visualEffect { content, _ in content.offset(x: 5) }
    #expect(corners(effect, change) == corners(box.offset(x: 5), change))
  }

  /// An effect in an effect: the inner one is drawn with the outer.
  @Test func nestedEffectsAreAllApplied() {
    let twice = box.visualEffect { content, _ in content.offset(x: 3) }.visualEffect { content, _ in
      content.offset(y: 4)
    }
    #expect(corners(twice.padding(10)) == [[1300, 1400, 5300, 3400]])
  }
}
