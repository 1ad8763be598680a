import Foundation
import Testing
import VitrineUI

@testable import Projects

/// Colours of asset catalogs. The components are written as Apple's *Asset Catalog Format Reference* has them.
@Suite struct AssetCatalogTests {
  @Test(arguments: [
    (
      #"{"color-space": "srgb", "components": {"red": "1.000", "green": "0.5", "blue": "0", "alpha": "1.000"}}"#,
      "ff8000"
    ),
    (
      #"{"color-space": "srgb", "components": {"red": "0x12", "green": "0xAB", "blue": "0x00", "alpha": "1"}}"#,
      "12ab00"
    ),
    (#"{"color-space": "srgb", "components": {"red": "18", "green": "171", "blue": "0", "alpha": "1"}}"#, "12ab00"),
    (#"{"color-space": "gray-gamma-22", "components": {"white": "0.500", "alpha": "1"}}"#, "808080"),
    (#"{"platform": "ios", "reference": "systemRedColor"}"#, "ff383c"),
  ])
  func componentsAreReadInEachForm(_ color: String, _ hex: String) throws {
    let ink = try #require(try set(#"{"colors": [{"idiom": "universal", "color": \#(color)}]}"#).ink)
    #expect(Self.hex(ink.light) == hex)
  }

  @Test func darkColorsAreOfTheDarkAppearance() throws {
    let white = #"{"color-space": "srgb", "components": {"red": "1", "green": "1.0", "blue": "0xFF", "alpha": "1"}}"#
    let black = #"{"color-space": "srgb", "components": {"red": "0", "green": "0", "blue": "0", "alpha": "1"}}"#
    let ink = try #require(
      try set(
        """
        {"colors": [{"idiom": "universal", "color": \(white.replacingOccurrences(of: #""red": "1""#, with: #""red": "1.0""#))},
          {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], "color": \(black)}]}
        """
      ).ink)
    #expect(Self.hex(ink.light) == "ffffff" && Self.hex(ink.dark) == "000000")
    #expect(try set(#"{"colors": [{"idiom": "universal"}]}"#).ink == nil)
  }

  private func set(_ json: String) throws -> ColorSet { try JSONDecoder().decode(ColorSet.self, from: Data(json.utf8)) }

  private static func hex(_ color: RGBA) -> String {
    [color.red, color.green, color.blue].map { part in
      let text = String(Int((part * 255).rounded()), radix: 16)
      return text.count < 2 ? "0" + text : text
    }.joined()
  }
}
