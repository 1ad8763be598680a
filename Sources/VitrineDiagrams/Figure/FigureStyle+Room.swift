import VitrineLayout

/// The room that drawings have, in steps, since style sheets in pages know no drawing's own width.
extension FigureStyle {
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
    let (room, across) = row(of: widths)
    return " cells-\(room) across-\(across)"
  }

  /// How wide the rows of such a list are, in points.
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

  /// What a figure's frame leaves of a page's column, and what is between drawings side by side, in its points.
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

  /// The room for what is asked for, around the picture at rest.
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

  /// A tree that has no room gives way to the outline after it; a picture shrinks a little, then scrolls. Code stands below
  /// a picture, and beside it where there is room for both.
  static var rooms: [Rule] {
    let trees = roomSteps.filter { Double($0) < TreeDiagram.widest + 20 }.map { room in
      Rule(
        name: "fits-\(room)",
        css:
          "@container figure (max-width:\(Double(room) - 0.1)px){.figure .fits-\(room){display:none}.figure .fits-\(room)+[hidden]{display:block}}"
      )
    }
    // The first step has drawings of all small widths, which no page is too narrow for and which stay as they are.
    let larger = roomSteps.dropFirst()
    let pictures = larger.map { room in
      Rule(name: "within-\(room)", css: ".figure .within-\(room)>svg{min-width:\(Int(Double(room) * leastScale))px}")
    }
    // What is pointed at may spill over the picture's edge, unless that scrolls.
    let scrolls = larger.map { room in
      let least = Int(Double(room) * leastScale) - 1
      return Rule(
        name: "within-\(room)",
        css: "@container figure (max-width:\(least)px){.figure .within-\(room){--scrolls:auto;--spills:hidden}}")
    }
    return trees + pictures + scrolls + beside + columns + more + strips
  }

  /// All but the code in one column, as wide as what is drawn, whatever is said below it; a live figure's without a script are its states, which take all the room there is.
  private static var columns: [Rule] {
    FigureRoom.steps.map { room in
      let figure = ".column-\(room):is(.alive,:not(.live-figure))>"
      return Rule(
        name: "column-\(room)",
        css:
          "@container figure (min-width:\(room)px){\(figure)*{grid-column:2}\(figure).code{grid-area:1/1/span 9/2;border-width:0 1px 0 0}\(figure).code>pre{border-radius:var(--start,11px) 0 0 var(--end,11px)}\(figure):is(.live-stage,.strip,.explorer){place-self:center}\(figure).of-frames{grid-row:1}\(figure).live-stage.live-stage{margin-inline:var(--side)}\(figure).strip{width:var(--strip);max-width:100%}\(figure):is(figcaption,.live-bar,.live-rest,.sweep-hint,.curves){width:0;min-width:100%}}"
      )
    }
  }

  private static var beside: [Rule] {
    FigureRoom.steps.map { room in
      let figure = ".beside-\(room)>"
      return Rule(
        name: "beside-\(room)",
        css:
          "@container figure (min-width:\(room)px){\(figure).code{grid-area:2/1/4/2;border-width:0 1px 0 0}\(figure).code>pre{border-radius:var(--start,11px) 0 0 var(--end,11px)}\(figure).main{grid-area:2/2/3/3}\(figure)figcaption{grid-area:3/2/4/3}}"
      )
    }
  }
}
