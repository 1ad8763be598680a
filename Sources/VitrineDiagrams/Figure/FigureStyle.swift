import VitrineText
import VitrineUI

/// The style sheet of figures: rules made of the program's values (the inks in light and dark, the widths in which drawings
/// have room, the steps that can be picked) before those of the theme.
public struct FigureStyle: Hashable, Sendable {
  /// The file of the theme that holds the rest.
  public static let path = "assets/figures.css"

  public let css: String

  /// - Parameter css: the theme's rules.
  public init(css: String) { self.css = Self.inks + Self.levels + Self.text + Self.rooms + Self.picks + css }

  /// Colours of a figure that is neither picture nor tree, and of what is picked in any, by their names.
  static let variables: [(name: String, light: String, dark: String)] = [
    ("proposal", Ink.proposal.light.hex, Ink.proposal.dark.hex),
    ("report", Ink.report.light.hex, Ink.report.dark.hex),
    ("figure-ink", Ink.ink.light.hex, Ink.ink.dark.hex),
    ("figure-muted", Ink.muted.light.hex, Ink.muted.dark.hex),
    ("figure-line", Ink.line.light.hex, Ink.line.dark.hex),
    ("figure-paper", Ink.paper.light.hex, Ink.paper.dark.hex),
    ("focus", "#ffe58a", "#ffe58a"), ("focus-ink", "#1d1d1f", "#1d1d1f"), ("focus-line", "#8a6d00", "#ffd60a"),
    ("focus-code", "#fff1bd", "#352d06"),
  ]

  private static var inks: String {
    let all = Ink.allNamed + Ink.diagramInks
    func rules(_ inks: [Ink], _ color: (Ink) -> RGBA, _ prefix: String) -> String {
      inks.map { ink in
        let value = color(ink)
        guard value.opacity > 0 else { return "" }
        return ["c-\(name(ink)){fill:", "s-\(name(ink)){stroke:", "g-\(name(ink)){stop-color:"].map {
          "\(prefix).\($0)\(value.hex)}"
        }.joined()
      }.joined()
    }
    func declarations(isDark: Bool) -> String {
      "{" + variables.map { "--\($0.name):\(isDark ? $0.dark : $0.light)" }.joined(separator: ";") + "}"
    }
    let dark = all.filter { $0.light != $0.dark }
    let darkRules = { (root: String) in
      rules(dark, \.dark, root + " ") + root + " .figure" + declarations(isDark: true)
    }
    return rules(all, \.light, "") + ".figure" + declarations(isDark: false)
      + "\n@media screen and (prefers-color-scheme:dark){" + darkRules(":root:not([data-theme=light])")
      + "}\n@media screen{" + darkRules(":root[data-theme=dark]") + "}\n"
  }

  private static func name(_ ink: Ink) -> String { ink.name ?? "none" }

  /// How far the names of views are indented in tables.
  private static var levels: String {
    (1...12).map { ".figure .level-\($0){padding-inline-start:calc(\($0)*var(--indent,1.1em))}" }.joined() + "\n"
  }

  /// Text in drawings is set as it was measured.
  private static var text: String { ".figure svg text{\(FontStyleSheet.textDeclarations.joined(separator: ";"))}\n" }

  // MARK: Room

  private static let roomSteps = stride(from: 160, through: 840, by: 20)

  /// The smallest width of a figure, of those that the style sheet knows, in which a drawing has room; `nil` for a drawing
  /// wider than all of them.
  static func room(for width: Double) -> Int? { roomSteps.first { Double($0) >= width } }

  /// How much a picture may shrink before its labels are too small to read, and it scrolls.
  private static let leastScale = 0.72

  /// A tree that has no room gives way to the outline after it; a picture shrinks a little, then scrolls.
  private static var rooms: String {
    roomSteps.map { room in
      "@container figure (max-width:\(Double(room) - 0.1)px){.figure .fits-\(room){display:none}.figure .fits-\(room)+[hidden]{display:block}}.figure .within-\(room)>svg{min-width:\(Int(Double(room) * leastScale))px}"
    }.joined(separator: "\n") + "\n"
  }

  // MARK: Steps

  /// What a step concerns is marked while its button is pressed.
  private static var picks: String {
    (1...StepList.mostPicks).map { number in
      ".figure:has(.picks [value=\"\(number)\"]:checked) [data-s~=\"\(number)\"]{--pick:var(--focus);--on-pick:var(--focus-ink);--pick-line:var(--focus-line);--pick-dash:none;--pick-code:var(--focus-code);--pick-box:var(--focus-line);--pick-width:2.5px}"
    }.joined(separator: "\n") + "\n"
  }
}
