import Foundation
import Notation
import VitrineUI

/// A colour of an asset catalog, light and dark.
///
/// Format: Apple's *Asset Catalog Format Reference*, “Named Color Type”.
struct ColorSet: Decodable {
  private var colors: [Entry]?

  private struct Entry: Decodable {
    var appearances: [Appearance]?
    var color: Value?
    var idiom: String?
  }

  private struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  private struct Value: Decodable {
    var components: [String: String]?
    var space: String?
    var reference: String?

    enum CodingKeys: String, CodingKey {
      case components, reference
      case space = "color-space"
    }
  }

  /// The colour; `nil` for a set without one, such as the accent colour of a new project.
  var ink: Ink? {
    let entries = (colors ?? []).filter { $0.color != nil }
    let ofPhones = entries.filter { $0.idiom == "iphone" }
    let chosen = ofPhones.isEmpty ? entries : ofPhones
    func entry(dark: Bool) -> Entry? {
      chosen.first { entry in
        let values = (entry.appearances ?? []).map { "\($0.appearance) \($0.value)" }
        return dark ? values == ["luminosity dark"] : values.isEmpty || values == ["luminosity light"]
      }
    }
    guard let light = (entry(dark: false) ?? chosen.first)?.color.flatMap(Self.ink) else { return nil }
    let dark = entry(dark: true)?.color.flatMap(Self.ink) ?? light
    return Ink(light: light.light, dark: dark.dark)
  }

  private static func ink(_ value: Value) -> Ink? {
    if let reference = value.reference { return PlatformColors.ink(named: reference) }
    guard let components = value.components else { return nil }
    func part(_ name: String) -> Double? { components[name].flatMap(number) }
    let opacity = components["alpha"].flatMap(Double.init) ?? 1
    let color: Color
    if let white = part("white") {
      color = Color(white: white, opacity: opacity)
    } else if let red = part("red"), let green = part("green"), let blue = part("blue") {
      color = Color(
        value.space == "display-p3" ? .displayP3 : .sRGB, red: red, green: green, blue: blue, opacity: opacity)
    } else {
      return nil
    }
    return color.ink(in: EnvironmentValues())
  }

  /// Returns a component as a fraction: it is written as `0x1F`, `31` or `0.122`.
  private static func number(_ text: String) -> Double? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    return text.contains(".") ? Double(text) : Double(text).map { $0 / 255 }
  }
}
