/// The custom colors and fonts of a site.
package struct SiteLook: Hashable, Sendable {
  /// The colors of links and selected items, in light and in dark mode.
  package struct Accent: Hashable, Sendable {
    package var light: HexColour
    package var dark: HexColour
  }

  package var accent: Accent?
  /// A list of font families in CSS syntax; empty for the theme's fonts.
  package var textFont = ""
  package var codeFont = ""

  package init() {}

  /// The style sheet with the custom values; empty if there are none.
  package var styleSheet: String {
    var rules: [String] = []
    if let accent {
      rules.append("--accent: light-dark(\(accent.light.text), \(accent.dark.text));")
      rules.append("--accent-soft: light-dark(\(accent.light.text)14, \(accent.dark.text)1f);")
    }
    if !textFont.isEmpty { rules.append("--font-text: \(textFont);") }
    if !codeFont.isEmpty { rules.append("--font-code: \(codeFont);") }
    return rules.isEmpty ? "" : ":root {\n" + rules.map { "  \($0)\n" }.joined() + "}\n"
  }

  /// Whether a text is a list of font families and nothing else.
  static func isFontList(_ text: String) -> Bool {
    !text.isEmpty && text.count <= 300
      && text.wholeMatch(
        of:
          /(?:"[\p{L}\p{N} _.\-]+"|[\p{L}_][\p{L}\p{N} _\-]*)(?:\s*,\s*(?:"[\p{L}\p{N} _.\-]+"|[\p{L}_][\p{L}\p{N} _\-]*))*/
      )
        != nil
  }
}

/// An opaque color: `#0a5dc7` or `#05c`.
package struct HexColour: Hashable, Sendable {
  private var red: Int
  private var green: Int
  private var blue: Int

  package init?(_ text: String) {
    guard text.hasPrefix("#") else { return nil }
    var digits = text.dropFirst().compactMap(\.hexDigitValue)
    guard digits.count == text.count - 1 else { return nil }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 else { return nil }
    (red, green, blue) = (digits[0] * 16 + digits[1], digits[2] * 16 + digits[3], digits[4] * 16 + digits[5])
  }

  private init(_ red: Int, _ green: Int, _ blue: Int) { (self.red, self.green, self.blue) = (red, green, blue) }

  /// The color as `#` and six lower-case digits.
  package var text: String {
    "#" + [red, green, blue].map { value in (value < 16 ? "0" : "") + String(value, radix: 16) }.joined()
  }

  /// The background colors of pages, in light and in dark mode.
  static let paper = (light: HexColour(255, 255, 255), dark: HexColour(0x16, 0x16, 0x18))

  /// The contrast that readers need between text and background (WCAG 2, 1.4.3).
  static let enough = 4.5

  /// Returns the contrast ratio of two colors, from 1 to 21. Source: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
  package func contrast(to other: HexColour) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private var luminance: Double {
    func linear(_ value: Int) -> Double {
      let part = Double(value) / 255
      guard part > 0.04045 else { return part / 12.92 }
      // Raises to the power of 2.4 with operations that give the same result on all systems.
      let base = (part + 0.055) / 1.055
      let fifth = Self.fifthRoot(base)
      return base * base * fifth * fifth
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns the fifth root by Newton's method.
  private static func fifthRoot(_ value: Double) -> Double {
    var root = 1.0
    for _ in 0..<40 { root -= (root * root * root * root * root - value) / (5 * root * root * root * root) }
    return root
  }

  /// Returns the color, or the nearest mix of it with black or white that is readable on a background.
  func readable(on paper: HexColour) -> HexColour {
    let end = paper.luminance > 0.5 ? HexColour(0, 0, 0) : HexColour(255, 255, 255)
    for step in 0...50 {
      let mixed = mixed(with: end, Double(step) / 50)
      if mixed.contrast(to: paper) >= Self.enough { return mixed }
    }
    return end
  }

  private func mixed(with other: HexColour, _ part: Double) -> HexColour {
    func mix(_ a: Int, _ b: Int) -> Int { Int((Double(a) * (1 - part) + Double(b) * part).rounded()) }
    return HexColour(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
  }
}
