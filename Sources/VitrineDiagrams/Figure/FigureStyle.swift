import VitrineLayout
import VitrineText
import VitrineUI

/// The style sheet of figures: rules made of the program's values (the inks in light and dark, the widths in which drawings
/// have room, the steps that can be picked) before those of the theme. Of the program's rules a page takes those that its
/// figures speak of.
public struct FigureStyle: Hashable, Sendable {
  /// The file of the theme that holds the rest.
  public static let path = "assets/figures.css"

  public let css: String

  /// What figures say in their markup that rules of the program's values answer.
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
  ///   - uses: what the figures have that it is for; `nil` for all that figures can have.
  public init(css: String, uses: Uses? = nil) {
    let rules = Self.inks + Self.levels + Self.rooms
    let own = rules.filter { uses?.classes.contains($0.name) ?? true }.map(\.css).joined(separator: "\n")
    let steps = min(uses?.steps ?? StepList.mostPicks, StepList.mostPicks)
    self.css = Self.scheme + Self.names + own + "\n" + Self.text + Self.picks(steps) + css
  }

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

  /// Each colour once, for light and dark: which of them holds is the page's `color-scheme`, or that of a part of it.
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

  /// Pages are as the reader's system is, or as their switch says, and light on paper; a page's own rules come before these.
  private static let scheme =
    ":where(:root){color-scheme:light dark}:where([data-theme=light]){color-scheme:light}:where([data-theme=dark]){color-scheme:dark}"
    + "@media print{:root:root{color-scheme:light}}\n"

  /// The colour of an ink in the dark. Drawings that are light and dark have one opacity for both, that of the light; what is more opaque
  /// in the dark is brighter there instead, which comes to the same on black.
  private static func darkColor(_ ink: Ink) -> RGBA {
    let (dark, ratio) = (ink.dark, ink.dark.opacity / ink.light.opacity)
    return RGBA(red: dark.red * ratio, green: dark.green * ratio, blue: dark.blue * ratio)
  }

  private static func color(_ light: String, _ dark: String) -> String {
    light == dark ? light : "light-dark(\(light),\(dark))"
  }

  private static func name(_ ink: Ink) -> String { ink.name ?? "none" }

  /// How far the names of views are indented in tables.
  private static var levels: [Rule] {
    (1...12).map { level in
      Rule(
        name: "level-\(level)",
        css: ".figure .level-\(level){padding-inline-start:calc(\(level)*var(--indent,1.1em))}")
    }
  }

  /// Text in drawings is set as it was measured.
  private static var text: String { ".figure svg text{\(FontStyleSheet.textDeclarations.joined(separator: ";"))}\n" }

  // MARK: Steps

  /// What a step concerns is marked while its button is pressed.
  private static func picks(_ count: Int) -> String {
    guard count > 0 else { return "" }
    let marked = (1...count).map { ".figure:has(.picks [value=\"\($0)\"]:checked) [data-s~=\"\($0)\"]" }
    return marked.joined(separator: ",")
      + "{--pick:var(--focus);--on-pick:var(--focus-ink);--pick-line:var(--focus-line);--pick-dash:none;--pick-code:var(--focus-code);--pick-width:2.5px;--pick-seen:visible;--pick-play:shrink .3s ease-out}\n"
  }
}
