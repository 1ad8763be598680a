import Testing
import VitrineLayout
import VitrineUI

/// Modifiers that change how views are painted.
struct EffectTests {
  private func rightToLeft(_ options: inout RenderOptions) { options.layoutDirection = .rightToLeft }

  @Test func stylesHaveWeakerLevels() {
    #expect(Drawn.fills(Rectangle().fill(.red.secondary)) == [.ink(Ink.red.opacity(0.5))])
    #expect(Drawn.fills(Rectangle().fill(.background.secondary)) == [.ink(.secondaryBackground)])
    #expect(Drawn.fills(Rectangle().fill(.foreground.tertiary)) == [.ink(.tertiary)])
    #expect(Drawn.fills(Rectangle().fill(.primary.secondary)) == [.ink(.secondary)])
    #expect(Drawn.fills(Rectangle().fill(.tint.quinary)) == [.ink(Ink.blue.opacity(0.1))])
    let green = Rectangle().fill(.background.secondary).backgroundStyle(Color.green)
    #expect(Drawn.fills(green) == [.ink(Ink.green.opacity(0.5))])
  }

  @Test func brightnessBecomesOpacity() {
    #expect(Drawn.effects(Color.red.luminanceToAlpha()).contains { $0.adjustments == [.luminanceToAlpha] })
  }

  @Test func mirrorsWhereTextRunsFromRightToLeft() {
    let view = Text("a").flipsForRightToLeftLayoutDirection(true)
    #expect(Drawn.effects(view, change: rightToLeft).contains { $0.transform?.a == -1 })
    #expect(!Drawn.effects(view).contains { $0.transform != nil })
    let plain = Text("a").flipsForRightToLeftLayoutDirection(false)
    #expect(!Drawn.effects(plain, change: rightToLeft).contains { $0.transform != nil })
  }

  private struct Twice: Shape {
    func path(in rect: Rect) -> Path {
      var path = Path(rect)
      path.addRect(Rect(x: rect.minX + 5, y: rect.minY + 5, width: 10, height: 10))
      return path
    }
  }

  private func evenOddPaths(_ view: some View) -> Int {
    Drawn.leaves(view).count { mark in
      if case .path(let path, _, _) = mark { path.evenOdd } else { false }
    }
  }

  @Test func holesFollowTheFillStyle() {
    let box = Color.clear.frame(width: 20, height: 20)
    let evenOdd = FillStyle(eoFill: true)
    #expect(evenOddPaths(box.background(Color.red, in: Twice(), fillStyle: evenOdd)) == 1)
    #expect(evenOddPaths(box.overlay(Color.red, in: Twice(), fillStyle: evenOdd)) == 1)
    #expect(evenOddPaths(box.background(Color.red, in: Twice(), fillStyle: FillStyle())) == 0)
    #expect(evenOddPaths(Twice().fill(Color.red, style: evenOdd)) == 1)
    #expect(Drawn.effects(Color.red.clipShape(Twice(), style: evenOdd)).contains { $0.clip?.evenOdd == true })
  }

  @Test func theBackgroundStyleIsWhatWasSaid() {
    let view = Text("a").background(SemanticShapeStyle.background).backgroundStyle(Color.yellow)
    #expect(Drawn.fills(view) == [.ink(.yellow)])
    let shape = Rectangle().fill(.background).backgroundStyle(SemanticShapeStyle.background)
    #expect(Drawn.fills(shape) == [.ink(.background)])
  }

  @Test func controlsTakeTintsOfEveryKind() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    func isGradient(_ fill: Fill) -> Bool {
      if case .linear = fill { true } else { false }
    }
    #expect(Drawn.fills(ProgressView(value: 0.5).tint(gradient)).contains(where: isGradient))
    #expect(Drawn.fills(Slider(value: .constant(0.5)).tint(gradient)).contains(where: isGradient))
    #expect(Drawn.fills(Toggle("A", isOn: .constant(true)).tint(gradient)).contains(where: isGradient))
    #expect(Drawn.fills(ProgressView(value: 0.5).tint(gradient).tint(Color.green)).contains(.ink(.green)) == false)
    #expect(Drawn.fills(ProgressView(value: 0.5).tint(Color.green).tint(gradient)).contains(.ink(.green)))
    #expect(Drawn.fills(Rectangle().fill(.tint).tint(gradient)) == [.ink(.red)])
  }
}
