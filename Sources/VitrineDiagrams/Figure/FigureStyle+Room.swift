import VitrineLayout

/// The widths of drawings, in steps, because a style sheet cannot refer to a drawing's own width.
extension FigureStyle {
  private static let roomSteps =
    Array(stride(from: 160, through: 840, by: 20)) + [900, 960, 1040, 1120, 1200, 1300, 1400]

  /// Returns the smallest container width, of those in the style sheet, in which a drawing fits; `nil` if it is wider
  /// than all of them.
  static func room(for width: Double) -> Int? { roomSteps.first { Double($0) >= width } }

  /// The smallest scale at which a picture's labels are readable; below it, the picture scrolls.
  private static let leastScale = 0.72

  /// Returns the classes of a drawing's container: its width, and the additional space on each side once frames and
  /// dimensions are shown.
  ///
  /// - Parameters:
  ///   - shrinks: whether the drawing shrinks to the page instead of scrolling.
  ///   - more: the bounds of the parts that are always shown, and of all parts.
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

  /// Returns the classes of a list of drawings side by side: the width of the widest, and the number per row that makes
  /// rows equally full.
  static func strip(of widths: [Double]) -> String {
    let (room, across) = row(of: widths)
    return " cells-\(room) across-\(across)"
  }

  /// Returns the width of the rows of such a list, in points.
  static func stripWidth(of widths: [Double]) -> Double {
    let (room, across) = row(of: widths)
    return Double(across) * (Double(room) + gap) - gap
  }

  private static func row(of widths: [Double]) -> (room: Int, across: Int) {
    let widest = min(max((widths.max() ?? 0), 150), 700)
    let room = room(for: widest.rounded(.down)) ?? 700
    let most = max(Int((column + gap) / (Double(room) + gap)), 1)
    let rows = (widths.count + most - 1) / max(most, 1)
    let across = rows > 0 ? (widths.count + rows - 1) / rows : 1
    return (room, min(max(across, 1), mostAcross))
  }

  /// The width of a page's column inside a figure's frame, and the gap between drawings side by side, in points.
  private static let column = 662.0
  private static let gap = 20.0
  private static let mostAcross = 5

  private static var strips: [Rule] {
    roomSteps.filter { $0 <= 700 }.map { Rule(name: "cells-\($0)", css: ".cells-\($0){--cell:\($0)px}") }
      + (1...mostAcross).map { count in
        let width = "calc(\(count)*var(--cell) + \(count - 1)*1.25rem + 2*var(--side))"
        return Rule(
          name: "across-\(count)", css: ".figure .across-\(count){--strip:\(width);max-width:var(--strip)}")
      }
  }

  /// Whether a drawing may scroll sideways on a narrow page.
  static func mayScroll(_ width: Double) -> Bool { width * leastScale > 320 }

  private static let moreStep = 20.0
  private static let mostMore = 8

  /// The rules that add space around the picture while frames and dimensions are shown.
  private static var more: [Rule] {
    [("t", ">svg{margin-top"), ("b", ">svg{margin-bottom"), ("l", "{padding-left"), ("r", "{padding-right")].flatMap {
      side, property in
      (1...mostMore).map { step in
        Rule(
          name: "more-\(side)\(step)",
          css: ".figure:has(.frames :checked) .more-\(side)\(step)\(property):\(step * Int(moreStep))px}")
      }
    }
  }

  /// The rules for the space of drawings. A tree that does not fit is replaced by the outline after it; a picture
  /// shrinks a little, then scrolls. Code is next to a picture if there is enough space, otherwise below it.
  static var rooms: [Rule] {
    let trees = roomSteps.filter { Double($0) < TreeDiagram.widest + 20 }.map { room in
      Rule(
        name: "fits-\(room)",
        css:
          "@container figure (max-width:\(Double(room) - 0.1)px){.figure .fits-\(room){display:none}.figure .fits-\(room)+[hidden]{display:block}}"
      )
    }
    // The first step has the drawings that fit on every page, so they need no rule.
    let larger = roomSteps.dropFirst()
    let pictures = larger.map { room in
      Rule(name: "within-\(room)", css: ".figure .within-\(room)>svg{min-width:\(Int(Double(room) * leastScale))px}")
    }
    // An annotation may extend over the picture's edge, unless the picture scrolls.
    let scrolls = larger.map { room in
      let least = Int(Double(room) * leastScale) - 1
      return Rule(
        name: "within-\(room)",
        css: "@container figure (max-width:\(least)px){.figure .within-\(room){--scrolls:auto;--spills:hidden}}")
    }
    return trees + pictures + scrolls + beside + columns + more + strips
  }

  /// The rules for a column with all parts except the code, as wide as the drawings. Without a script, a live figure
  /// shows its states, which use the whole width.
  private static var columns: [Rule] {
    FigureRoom.steps.map { room in
      let figure = ".column-\(room):is(.alive,:not(.live-figure),.scripted *)>"
      return Rule(
        name: "column-\(room)",
        css:
          "@container figure (min-width:\(room)px){\(figure)*{grid-column:2}\(figure).code{grid-area:1/1/span 9/2;border-width:0 1px 0 0}\(figure).code>pre{border-radius:var(--start,11px) 0 0 var(--end,11px)}\(figure):is(.live-stage,.strip,.explorer){place-self:center}\(figure).of-frames{grid-row:1}\(figure).live-stage.live-stage{margin-inline:var(--side)}\(figure).strip{width:var(--strip);max-width:100%}\(figure):is(figcaption,.live-bar,.live-rest,.sweep-hint,.sweep-extent,.curves){width:0;min-width:100%}}"
      )
    }
  }

  private static var beside: [Rule] {
    FigureRoom.steps.map { room in
      let figure = ".beside-\(room)>"
      return Rule(
        name: "beside-\(room)",
        css:
          "@container figure (min-width:\(room)px){\(figure).code{grid-area:2/1/4/2;border-width:0 1px 0 0}\(figure).code>pre{border-radius:var(--start,11px) 0 0 var(--end,11px)}\(figure).main{grid-area:2/2/3/3}\(figure)figcaption{grid-area:3/2/4/3;width:0;min-width:100%}}"
      )
    }
  }
}
