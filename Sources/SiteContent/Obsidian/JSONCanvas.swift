import Foundation
import Markup
import Notes

/// A canvas as Obsidian saves it: cards on a plane, and lines between them (https://jsoncanvas.org, version 1.0).
package struct JSONCanvas: Sendable {
  package struct Card: Sendable {
    package enum Content: Sendable {
      case text(String)
      /// A path in the vault, and the part of the file that is shown: `#Heading`, or empty for all of it.
      case file(String, part: String)
      case link(String)
      case group(label: String)
    }

    package var id: String
    package var content: Content
    package var box: CanvasBox
    package var color: CanvasColor?
  }

  package struct Line: Sendable {
    package var from: String
    package var to: String
    /// The sides of the cards at which the line begins and ends; `nil` for the nearest one.
    package var sides: (from: CanvasSide?, to: CanvasSide?)
    /// Whether the line has an arrowhead at each end.
    package var arrows: (from: Bool, to: Bool)
    package var label: String
    package var color: CanvasColor?
  }

  /// The cards in the order of the file: later cards are drawn above earlier ones.
  package var cards: [Card] = []
  package var lines: [Line] = []

  /// The most cards, and the most lines, that are read. A browser could not open a page with more.
  private static let most = 4_000

  package static func isCanvas(_ path: String) -> Bool { NotePath.fileExtension(of: path) == "canvas" }

  /// Returns `nil` for a text that is not a canvas. An empty file is an empty canvas.
  package init?(_ text: String) {
    if text.allSatisfy(\.isWhitespace) { return }
    guard let json = JSON.parse(text), json.members != nil else { return nil }
    cards = (json["nodes"]?.array ?? []).prefix(Self.most).compactMap(Card.init)
    lines = (json["edges"]?.array ?? []).prefix(Self.most).compactMap(Line.init)
  }

  /// The tags in the text of the cards, as written.
  var tags: [String] {
    cards.flatMap { card -> [String] in
      if case .text(let text) = card.content { Document(text: text, path: "").tags } else { [] }
    }
  }

  /// The text of the cards as Markdown, in reading order: from top to bottom, then from left to right.
  var outline: String {
    let read = cards.sorted { ($0.box.y, $0.box.x, $0.id) < ($1.box.y, $1.box.x, $1.id) }
    let parts = read.map { card in
      switch card.content {
      case .text(let text): Document(text: text, path: "").publishedText
      case .file(let path, let part): "![[\(path)\(part)]]"
      case .link(let address): "<\(address)>"
      case .group(let label): label.isEmpty ? "" : "**\(label)**"
      }
    }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }
}

/// The position and size of a card, in pixels.
package struct CanvasBox: Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  init?(_ json: JSON) {
    guard let x = json["x"]?.number, let y = json["y"]?.number, let width = json["width"]?.number,
      let height = json["height"]?.number, [x, y, width, height].allSatisfy({ abs($0) < 1_000_000 })
    else { return nil }
    (self.x, self.y, self.width, self.height) = (x, y, max(width, 1), max(height, 1))
  }

  package func middle(of side: CanvasSide) -> (x: Double, y: Double) {
    switch side {
    case .top: (x + width / 2, y)
    case .bottom: (x + width / 2, y + height)
    case .left: (x, y + height / 2)
    case .right: (x + width, y + height / 2)
    }
  }

  /// Returns the side of this box that faces another box.
  package func side(towards other: CanvasBox) -> CanvasSide {
    let (dx, dy) = (other.x + other.width / 2 - x - width / 2, other.y + other.height / 2 - y - height / 2)
    if abs(dx) >= abs(dy) { return dx < 0 ? .left : .right }
    return dy < 0 ? .top : .bottom
  }
}

package enum CanvasSide: String, Sendable {
  case top, right, bottom, left

  /// The unit vector that points out of the box on this side.
  package var direction: (x: Double, y: Double) {
    switch self {
    case .top: (0, -1)
    case .right: (1, 0)
    case .bottom: (0, 1)
    case .left: (-1, 0)
    }
  }
}

/// A preset color of the theme, 1 to 6, or a custom color.
package enum CanvasColor: Sendable {
  case preset(Int)
  case hex(String)

  init?(_ json: JSON?) {
    guard let text = json?.string else { return nil }
    if let number = Int(text), (1...6).contains(number) {
      self = .preset(number)
    } else if text.wholeMatch(of: /#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})/) != nil {
      self = .hex(text)
    } else {
      return nil
    }
  }
}

extension JSONCanvas.Card {
  fileprivate init?(_ json: JSON) {
    guard let id = json["id"]?.string, let box = CanvasBox(json) else { return nil }
    switch json["type"]?.string {
    case "text": content = .text(json["text"]?.string ?? "")
    case "file":
      guard let file = json["file"]?.string else { return nil }
      content = .file(file, part: json["subpath"]?.string ?? "")
    case "link":
      guard let address = json["url"]?.string else { return nil }
      content = .link(address)
    case "group": content = .group(label: json["label"]?.string ?? "")
    default: return nil
    }
    (self.id, self.box, color) = (id, box, CanvasColor(json["color"]))
  }
}

extension JSONCanvas.Line {
  fileprivate init?(_ json: JSON) {
    guard let from = json["fromNode"]?.string, let to = json["toNode"]?.string else { return nil }
    (self.from, self.to) = (from, to)
    sides = (
      json["fromSide"]?.string.flatMap(CanvasSide.init), json["toSide"]?.string.flatMap(CanvasSide.init)
    )
    arrows = (json["fromEnd"]?.string == "arrow", json["toEnd"]?.string != "none")
    label = json["label"]?.string ?? ""
    color = CanvasColor(json["color"])
  }
}
