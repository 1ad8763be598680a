import TestSupport
import Testing
import VitrineLayout
import VitrineUI

/// Shapes of glass behind views, and buttons on them.
@Suite struct GlassTests {
  private var box: some View { Color.red.frame(width: 60, height: 30) }

  /// The outline and the ink of what is filled behind the box.
  private func surfaces(_ view: some View) -> [(outline: DrawnPath, ink: Ink)] {
    Drawn.leaves(view).compactMap { mark in
      switch mark {
      case .rectangle(let frame, let radius, .ink(let ink)?, _) where ink != .red:
        (Path(roundedRect: frame, cornerRadius: radius).drawn, ink)
      case .path(let path, .ink(let ink)?, _): (path, ink)
      default: nil
      }
    }
  }

  /// The outline of a shape behind a view.
  private func outline(_ shape: some Shape, behind view: some View) -> DrawnPath? {
    surfaces(view.background(shape.fill(Color.blue))).first { $0.ink == .blue }?.outline
  }

  private func shadows(_ view: some View) -> Int { Drawn.effects(view).compactMap(\.shadow).count }

  @Test func itIsACapsuleOfTheViewsSize() throws {
    let view = box.glassEffect()
    #expect(Drawn.rendering(view).root?.frame.size == Size(width: 60, height: 30))
    let surface = try #require(surfaces(view).first)
    #expect(surface.outline == outline(Capsule(), behind: box))
    #expect(surface.ink.name == "tertiary-background")
    #expect(shadows(view) == 1)
  }

  @Test func itTakesAnotherShape() throws {
    let shape = RoundedRectangle(cornerRadius: 6)
    let surface = try #require(surfaces(box.glassEffect(.regular, in: shape)).first)
    #expect(surface.outline == outline(shape, behind: box))
  }

  @Test func kindsShowMoreOrLessOfWhatIsBehind() throws {
    let regular = try #require(surfaces(box.glassEffect()).first).ink.light.opacity
    let clear = try #require(surfaces(box.glassEffect(.clear)).first).ink.light.opacity
    #expect(clear < regular && regular < 1)
    #expect(surfaces(box.glassEffect(.identity)).isEmpty)
    #expect(shadows(box.glassEffect(.identity)) == 0)
  }

  @Test func itCanBeTinted() throws {
    let tinted = try #require(surfaces(box.glassEffect(.regular.tint(.green).interactive())).first).ink
    #expect(tinted.name == "green")
    #expect(tinted.light.opacity < 1)
    let plain = try #require(surfaces(box.glassEffect(.regular.tint(.green).tint(nil))).first).ink
    #expect(plain.name == "tertiary-background")
  }

  // MARK: Buttons

  private func button(_ style: some ButtonStyle, role: ButtonRole? = nil) -> some View {
    Button("Save", role: role) {}.buttonStyle(style)
  }

  private func label(_ view: some View) -> Ink? {
    if case .ink(let ink)? = Drawn.texts(view).first?.fill { ink } else { nil }
  }

  @Test func buttonsStandOnGlass() throws {
    let surface = try #require(surfaces(button(.glass)).first)
    #expect(surface.outline == outline(Capsule(), behind: button(.glass(.identity))))
    #expect(surface.ink.name == "tertiary-background")
    #expect(label(button(.glass)) == .primary)
    #expect(label(button(.glass).tint(.orange)) == .orange)
    #expect(label(button(.glass, role: .destructive)) == .red)
    #expect(label(button(.glass).disabled(true)) != .primary)
    #expect(surfaces(button(.glass(.identity))).isEmpty)
  }

  @Test func theProminentOneIsInTheTint() throws {
    let surface = try #require(surfaces(button(.glassProminent).tint(.green)).first)
    #expect(surface.ink == .green)
    #expect(label(button(.glassProminent)) == .white)
    #expect(shadows(button(.glassProminent)) == 1)
  }

  @Test func theyTakeTheShapeThatIsAskedFor() throws {
    let view = button(.glass).buttonBorderShape(.roundedRectangle(radius: 5))
    let shape = RoundedRectangle(cornerRadius: 5)
    #expect(try #require(surfaces(view).first).outline == outline(shape, behind: button(.glass(.identity))))
  }
}
