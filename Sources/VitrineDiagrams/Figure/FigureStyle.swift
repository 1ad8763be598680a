import VitrineLayout
import VitrineText
import VitrineUI

/// The style sheet of figures: generated rules (the colors in light and dark, the widths of drawings, the steps that
/// can be picked), followed by those of the theme. A page includes only the generated rules that its figures use.
public struct FigureStyle: Hashable, Sendable {
  /// The path of the theme's style sheet for figures.
  public static let path = "assets/figures.css"

  public let css: String

  /// The parts of figures' markup that generated rules depend on.
  public struct Uses: Hashable, Sendable {
    /// The classes of their elements.
    public var classes: Set<String>
    /// The highest number of a step that concerns a view.
    public var steps: Int

    public init(classes: Set<String> = [], steps: Int = 0) { (self.classes, self.steps) = (classes, steps) }
  }

  /// A rule for the elements of one class.
  struct Rule {
    let name: String
    let css: String
  }

  /// - Parameters:
  ///   - css: the theme's rules.
  ///   - uses: the classes and steps of the figures that it is for; `nil` for all possible ones.
  public init(css: String, uses: Uses? = nil) {
    let rules = Self.inks + Self.levels + Self.rooms
    let own = rules.filter { uses?.classes.contains($0.name) ?? true }.map(\.css).joined(separator: "\n")
    let steps = min(uses?.steps ?? StepList.mostPicks, StepList.mostPicks)
    self.css = Self.scheme + Self.names + own + "\n" + Self.text + Self.picks(steps) + css
  }

  /// The colors of text and controls in figures, and of picked steps, by name.
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

  /// The rules for the named colors, in light and dark: the page's `color-scheme`, or that of one of its parts, selects
  /// between them.
  private static var inks: [Rule] {
    (Ink.allNamed + Ink.diagramInks).filter { $0.light.opacity > 0 }.flatMap { ink in
      let value = color(ink.light.hex, darkColor(ink).hex)
      return [("c", "fill"), ("s", "stroke"), ("g", "stop-color")].map { prefix, property in
        Rule(name: "\(prefix)-\(name(ink))", css: ".\(prefix)-\(name(ink)){\(property):\(value)}")
      }
    }
  }

  private static var names: String {
    ".figure{\(variables.map { "--\($0.name):\(color($0.light, $0.dark))" }.joined(separator: ";"))}\n"
  }

  /// The color scheme: the one of the reader's system or of the page's switch, and light on paper; a page's own rules
  /// override it.
  private static let scheme =
    ":where(:root){color-scheme:light dark}:where([data-theme=light]){color-scheme:light}:where([data-theme=dark]){color-scheme:dark}"
    + "@media print{:root:root{color-scheme:light}}\n"

  /// Returns an ink's color in the dark scheme. Drawings for both schemes use the opacity of the light one; a color
  /// that is more opaque in the dark gets brighter instead, which looks the same on black.
  private static func darkColor(_ ink: Ink) -> RGBA {
    let (dark, ratio) = (ink.dark, ink.dark.opacity / ink.light.opacity)
    return RGBA(red: dark.red * ratio, green: dark.green * ratio, blue: dark.blue * ratio)
  }

  private static func color(_ light: String, _ dark: String) -> String {
    light == dark ? light : "light-dark(\(light),\(dark))"
  }

  private static func name(_ ink: Ink) -> String { ink.name ?? "none" }

  /// The rules that indent the names of views in tables.
  private static var levels: [Rule] {
    (1...12).map { level in
      Rule(
        name: "level-\(level)",
        css: ".figure .level-\(level){padding-inline-start:calc(\(level)*var(--indent,1.1em))}")
    }
  }

  /// The font settings of text in drawings, the same with which it was measured.
  private static var text: String { ".figure svg text{\(FontStyleSheet.textDeclarations.joined(separator: ";"))}\n" }

  // MARK: Steps

  /// Returns the rules that highlight a picked step's parts.
  private static func picks(_ count: Int) -> String {
    guard count > 0 else { return "" }
    let marked = (1...count).map { ".figure:has(.picks [value=\"\($0)\"]:checked) [data-s~=\"\($0)\"]" }
    return marked.joined(separator: ",")
      + "{--pick:var(--focus);--on-pick:var(--focus-ink);--pick-line:var(--focus-line);--pick-dash:none;--pick-code:var(--focus-code);--pick-width:2.5px;--pick-seen:visible;--pick-play:shrink .3s ease-out}\n"
  }
}
