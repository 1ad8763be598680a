import VitrineLayout
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

  /// Each colour once, for light and dark: which of them holds is the page's `color-scheme`, or that of a part of it.
  private static var inks: String {
    let rules = (Ink.allNamed + Ink.diagramInks).map { ink in
      let value = color(light: ink.light, dark: ink.dark)
      return ["c-\(name(ink)){fill:", "s-\(name(ink)){stroke:", "g-\(name(ink)){stop-color:"].map {
        ink.light.opacity > 0 ? ".\($0)\(value)}" : ""
      }.joined()
    }
    let declarations = variables.map { "--\($0.name):\(color($0.light, $0.dark))" }.joined(separator: ";")
    return scheme + rules.joined() + ".figure{\(declarations)}\n"
  }

  /// Pages are as the reader's system is, or as their switch says, and light on paper; a page's own rules come before these.
  private static let scheme =
    ":where(:root){color-scheme:light dark}:where([data-theme=light]){color-scheme:light}:where([data-theme=dark]){color-scheme:dark}"
    + "@media print{:root:root{color-scheme:light}}\n"

  private static func color(light: RGBA, dark: RGBA) -> String { color(light.hex, dark.hex) }

  private static func color(_ light: String, _ dark: String) -> String {
    light == dark ? light : "light-dark(\(light),\(dark))"
  }

  private static func name(_ ink: Ink) -> String { ink.name ?? "none" }

  /// How far the names of views are indented in tables.
  private static var levels: String {
    (1...12).map { ".figure .level-\($0){padding-inline-start:calc(\($0)*var(--indent,1.1em))}" }.joined() + "\n"
  }

  /// Text in drawings is set as it was measured.
  private static var text: String { ".figure svg text{\(FontStyleSheet.textDeclarations.joined(separator: ";"))}\n" }

  // MARK: Room

  private static let roomSteps =
    Array(stride(from: 160, through: 840, by: 20)) + [900, 960, 1040, 1120, 1200, 1300, 1400]

  /// The smallest width of a figure, of those that the style sheet knows, in which a drawing has room; `nil` for a drawing
  /// wider than all of them.
  static func room(for width: Double) -> Int? { roomSteps.first { Double($0) >= width } }

  /// How much a picture may shrink before its labels are too small to read, and it scrolls.
  private static let leastScale = 0.72

  /// The classes of what a drawing stands in: its room, and how much more it needs on each side once all of it is asked for.
  ///
  /// - Parameters:
  ///   - shrinks: whether it may become as small as the page, instead of being scrolled.
  ///   - more: what is seen at rest, and all there is.
  static func classes(width: Double, shrinks: Bool, more: (rest: Rect, all: Rect)? = nil) -> String {
    let room = shrinks ? " shrinks" : room(for: width).map { " within-\($0)" } ?? ""
    guard let (rest, all) = more else { return "drawing" + room }
    let sides = [
      ("t", rest.minY - all.minY), ("b", all.maxY - rest.maxY), ("l", rest.minX - all.minX),
      ("r", all.maxX - rest.maxX),
    ]
    return "drawing" + room
      + sides.map { side, length in
        let steps = Int((min(max(length, 0), Double(mostMore) * moreStep) / moreStep).rounded(.up))
        return steps > 0 ? " more-\(side)\(steps)" : ""
      }.joined()
  }

  /// The classes of a list of drawings side by side: how wide the widest is, and how many go in a row so that rows are alike.
  static func strip(of widths: [Double]) -> String {
    let widest = min(max((widths.max() ?? 0), 150), 700)
    let room = room(for: widest.rounded(.down)) ?? 700
    let most = max(Int((column + gap) / (Double(room) + gap)), 1)
    let rows = (widths.count + most - 1) / max(most, 1)
    let across = rows > 0 ? (widths.count + rows - 1) / rows : 1
    return " cells-\(room) across-\(min(max(across, 1), mostAcross))"
  }

  /// What a figure's frame leaves of a page's column, and what is between drawings side by side, in its points.
  private static let column = 662.0
  private static let gap = 20.0
  private static let mostAcross = 5

  private static var strips: String {
    roomSteps.filter { $0 <= 700 }.map { ".cells-\($0){--cell:\($0)px}" }.joined() + "\n"
      + (1...mostAcross).map { count in
        ".figure .across-\(count){max-width:calc(\(count)*var(--cell) + \(count - 1)*1.25rem + 2*var(--side))}"
      }.joined() + "\n"
  }

  /// Whether a drawing may scroll sideways on a narrow page.
  static func mayScroll(_ width: Double) -> Bool { width * leastScale > 320 }

  private static let moreStep = 20.0
  private static let mostMore = 8

  /// The room for what is asked for, around the picture at rest.
  private static var more: String {
    [("t", ">svg{margin-top"), ("b", ">svg{margin-bottom"), ("l", "{padding-left"), ("r", "{padding-right")].map {
      side, property in
      (1...mostMore).map { step in
        ".figure:has(.frames :checked) .more-\(side)\(step)\(property):\(step * Int(moreStep))px}"
      }.joined()
    }.joined(separator: "\n") + "\n"
  }

  /// A tree that has no room gives way to the outline after it; a picture shrinks a little, then scrolls. Code stands below
  /// a picture, and beside it where there is room for both.
  private static var rooms: String {
    let trees = roomSteps.filter { Double($0) < TreeDiagram.widest + 20 }.map { room in
      "@container figure (max-width:\(Double(room) - 0.1)px){.figure .fits-\(room){display:none}.figure .fits-\(room)+[hidden]{display:block}}"
    }
    let pictures = roomSteps.map { ".figure .within-\($0)>svg{min-width:\(Int(Double($0) * leastScale))px}" }
    // What is pointed at may spill over the picture's edge, unless that scrolls.
    let scrolls = roomSteps.map { room in
      "@container figure (max-width:\(Int(Double(room) * leastScale) - 1)px){.figure .within-\(room){--scrolls:auto;--spills:hidden}}"
    }
    let code = FigureRoom.steps.map { room in
      let figure = ".beside-\(room)>"
      return
        "@container figure (min-width:\(room)px){\(figure).code{grid-area:2/1/4/2;border-width:0 1px 0 0}\(figure).code>pre{border-radius:var(--start,11px) 0 0 var(--end,11px)}\(figure).main{grid-area:2/2/3/3}\(figure)figcaption{grid-area:3/2/4/3}}"
    }
    return (trees + pictures + scrolls + code).joined(separator: "\n") + "\n" + more + strips
  }

  // MARK: Steps

  /// What a step concerns is marked while its button is pressed.
  private static var picks: String {
    let marked = (1...StepList.mostPicks).map { ".figure:has(.picks [value=\"\($0)\"]:checked) [data-s~=\"\($0)\"]" }
    return marked.joined(separator: ",")
      + "{--pick:var(--focus);--on-pick:var(--focus-ink);--pick-line:var(--focus-line);--pick-dash:none;--pick-code:var(--focus-code);--pick-width:2.5px;--pick-seen:visible;--pick-play:shrink .3s ease-out}\n"
  }
}
