import Testing
import VitrineLayout
import VitrineUI

/// Colours between colours.
struct ColorMixingTests {
  private func color(_ view: Color) throws -> RGBA {
    guard case .ink(let ink)? = Drawn.fills(view).first else { throw Nothing() }
    return ink.light
  }

  private struct Nothing: Error {}

  private func isNear(_ a: RGBA, _ b: (Double, Double, Double), _ tolerance: Double = 0.005) -> Bool {
    abs(a.red - b.0) < tolerance && abs(a.green - b.1) < tolerance && abs(a.blue - b.2) < tolerance
  }

  @Test func theDeviceSpaceMixesComponents() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let blue = Color(red: 0, green: 0, blue: 1, opacity: 0.5)
    let mixed = try color(red.mix(with: blue, by: 0.25, in: .device))
    #expect(isNear(mixed, (0.75, 0, 0.25)) && abs(mixed.opacity - 0.875) < 1e-9)
  }

  /// The colour that CSS's `color-mix(in oklab, #ff0000, #0000ff)` computes to.
  @Test func thePerceptualSpaceIsOklab() throws {
    let mixed = try color(Color(red: 1, green: 0, blue: 0).mix(with: Color(red: 0, green: 0, blue: 1), by: 0.5))
    #expect(isNear(mixed, (140.0 / 255, 83.0 / 255, 162.0 / 255)))
  }

  @Test func theEndsAreTheColoursThemselves() throws {
    let (a, b) = (Color(red: 0.2, green: 0.9, blue: 0.4), Color(red: 0.7, green: 0.1, blue: 0.5))
    #expect(isNear(try color(a.mix(with: b, by: -1)), (0.2, 0.9, 0.4)))
    #expect(isNear(try color(a.mix(with: b, by: 2)), (0.7, 0.1, 0.5)))
    #expect(isNear(try color(a.mix(with: b, by: 1).mix(with: a, by: 1)), (0.2, 0.9, 0.4)))
  }
}
