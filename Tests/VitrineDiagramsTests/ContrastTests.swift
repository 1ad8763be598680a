import Foundation
import Markup
import Testing
import VitrineDiagrams

/// Text of diagrams has a contrast of at least 4.5 to 1 with what it stands on, lines of at least 3 to 1, in light and dark;
/// and what a viewer without style sheets draws is what the style sheet says for light.
struct ContrastTests {
  private enum Scheme: String, CaseIterable { case light, dark }

  // MARK: Colours

  private static func components(_ hex: String) -> [Double]? {
    var digits = hex.dropFirst()
    guard hex.hasPrefix("#") else { return nil }
    if digits.count == 3 { digits = Substring(digits.map { "\($0)\($0)" }.joined()) }
    guard digits.count == 6, let value = UInt32(digits, radix: 16) else { return nil }
    return [16, 8, 0].map { Double(value >> $0 & 0xFF) / 255 }
  }

  /// By the formula of WCAG 2.2.
  private static func luminance(_ hex: String) -> Double? {
    components(hex).map { parts in
      let linear = parts.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
      return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
  }

  private static func contrast(_ a: String, _ b: String) -> Double {
    guard let first = luminance(a), let second = luminance(b) else { return 0 }
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  // MARK: The style sheet

  /// What the style sheet says of a class or variable: `c-ink` is the fill of that name.
  private static func value(_ name: String, _ scheme: Scheme) -> String? {
    let css = ThemeStyle.css
    let isVariable = name.hasPrefix("--")
    let property = name.hasPrefix("c-") ? "fill" : "stroke"
    let plain = isVariable ? "\(name):" : ".\(name){\(property):"
    guard let start = css.range(of: plain) else { return nil }
    let value = css[start.upperBound...].prefix { $0 != "}" && $0 != ";" }
    guard value.hasPrefix("light-dark(") else { return String(value) }
    let pair = value.dropFirst("light-dark(".count).dropLast().split(separator: ",")
    return pair.count == 2 ? String(pair[scheme == .dark ? 1 : 0]) : nil
  }

  @Test func theStyleSheetIsUnderstood() {
    #expect(ThemeStyle.css.contains("@supports (container-type:size)"))
    #expect(Self.value("c-paper", .light) == "#fff")
    #expect(Self.value("c-paper", .dark) == "#161617")
    #expect(Self.value("--focus-code", .light) != Self.value("--focus-code", .dark))
    #expect(abs(Self.contrast("#767676", "#fff") - 4.54) < 0.01)
  }

  /// Every colour with which the ten figures say something, and no other, on the paper they are drawn on.
  @Test(arguments: TestFigure.ten)
  func diagramsCanBeRead(_ figure: TestFigure) throws {
    let reader = MarkupReader(figure.html)
    let own = reader.elements.filter { !reader.isInside($0, "painted") && !$0.classes.contains("painted") }
    var seen: Set<String> = []
    for element in own {
      for name in element.classes where name.hasPrefix("c-") || name.hasPrefix("s-") {
        let attribute = name.hasPrefix("c-") ? "fill" : "stroke"
        // What only a style sheet shows has its colours from there.
        let isStyled =
          reader.isInside(element, "tip") || reader.isInside(element, "extra")
          || element.classes.contains("tip")
        #expect(element[attribute] == (isStyled ? nil : Self.value(name, .light)), "\(name)")
        let isText = ["text", "tspan"].contains(element.name) || element.classes.contains("edge")
        guard isText || attribute == "stroke" else { continue }
        guard seen.insert("\(name) \(isText)").inserted else { continue }
        for scheme in Scheme.allCases {
          let color = try #require(Self.value(name, scheme))
          let paper = try #require(Self.value("c-paper", scheme))
          #expect(Self.contrast(color, paper) >= (isText ? 4.5 : 3), "\(name) in \(scheme)")
        }
      }
    }
    #expect(seen.contains("c-report true"))
  }

  @Test(arguments: [
    ("--figure-ink", "--figure-paper", 4.5), ("--figure-muted", "--figure-paper", 4.5),
    ("--proposal", "--figure-paper", 4.5), ("--report", "--figure-paper", 4.5),
    ("--figure-line", "--figure-paper", 3), ("--focus-ink", "--focus", 4.5), ("--focus-line", "--figure-paper", 3),
  ])
  func pagesCanBeRead(_ front: String, _ back: String, _ least: Double) throws {
    for scheme in ["light", "dark"].compactMap(Scheme.init(rawValue:)) {
      let color = try #require(Self.value(front, scheme))
      let ground = try #require(Self.value(back, scheme))
      #expect(Self.contrast(color, ground) >= least, "\(front) on \(back) in \(scheme)")
    }
  }

  /// The theme's colours of code stay readable where a step marks the source.
  @Test func markedSourceCanBeRead() throws {
    let theme = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("templates/assets/site.css")
    let css = try String(contentsOf: theme, encoding: .utf8)
    let colors = css.matches(of: /--(code-\w+|ink): light-dark\((#\w+), (#\w+)\)/)
    #expect(colors.count >= 8)
    for color in colors {
      let light = try #require(Self.value("--focus-code", .light))
      let dark = try #require(Self.value("--focus-code", .dark))
      #expect(Self.contrast(String(color.output.2), light) >= 4.5, "\(color.output.1) in light")
      #expect(Self.contrast(String(color.output.3), dark) >= 4.5, "\(color.output.1) in dark")
    }
  }
}
