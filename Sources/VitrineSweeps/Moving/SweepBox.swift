import Markup
import VitrineDiagrams
import VitrineLayout
import VitrineUI

/// A sweep for readers without scripts: a box whose corner the browser itself lets them drag. Container queries show the
/// drawing of the piece that holds at the box's size, and the style sheet moves its elements as the layout does.
///
/// The style sheet is a file of its own, since the content security policy allows none in the page. Its rules stand under
/// a class named by their sum, so that the same sweep has the same file wherever it is shown.
struct SweepBox {
  /// One piece as the box shows it.
  struct Piece {
    /// When it is shown: a container query, empty for always; and how opaque it then is.
    var query: String
    var opacity: String?
    /// The sizes from which the rest follows; `nil` for a piece with no room to move in.
    var sizes: [Size]?
    /// Draws it at one of the sizes.
    var draw: (Int, inout SVGWriter) -> Void
    /// Draws it at its middle, where it cannot be moved.
    var drawMiddle: (inout SVGWriter) -> Void
  }

  let element: Element
  let styleSheet: SweepStyleSheet

  /// - Parameters:
  ///   - id: unique on the page.
  ///   - bounds: what is drawn around the box, whose own corner is the origin.
  ///   - grip: the declarations of what is dragged: its bounds, and along which sides.
  init(_ pieces: [Piece], id: String, bounds: Rect, grip: String) {
    var classes = MovingClasses()
    var writer = SVGWriter(prefix: "\(id)-m", scale: 1, isExact: true)
    var labels: [Node] = []
    for (index, piece) in pieces.enumerated() {
      let cssClass = "q q\(index)"
      writer.group(class: cssClass) { writer in
        if let moving = Self.moving(piece, &writer, &classes) {
          writer.add(moving.nodes)
          labels += moving.labels.map { .element("span", ["class": "n \(cssClass) \($0.cssClass) \($0.ink)"]) }
        } else {
          piece.drawMiddle(&writer)
        }
      }
    }
    // What is beyond the drawing's edges shows too.
    let drawing = writer.document(Rect(x: 0, y: 0, width: 1, height: 1), title: "", cssClass: "moving", isGroup: true)
    styleSheet = SweepStyleSheet { scope in
      Self.room(bounds, grip: grip, in: scope) + Self.questions(pieces, in: scope) + classes.css(in: scope)
    }
    element = Element("div", ["class": "\(SweepStyleSheet.marker) \(styleSheet.name)", "aria-hidden": "true"]) {
      Element("div", ["class": "room"]) {
        Element("div", ["class": "grip"])
        Element("div", ["class": "inside"], [.element(drawing)] + labels)
      }
    }
  }

  /// What a reader can do, and the way to a picture of each piece for whoever has no mouse.
  static let hint = Element("p", ["class": "sweep-hint", "data-pagefind-ignore": ""]) {
    Element("span", text: "Drag the corner of the box.")
    " "
    Element("label") {
      Element("input", ["type": "checkbox"])
      " A picture of each piece"
    }
  }

  /// The box above the drawings that go with it.
  static func explorer(
    _ label: String, _ box: SweepBox?, _ drawings: [Element], data: [Attribute] = []
  ) -> Element {
    var explorer = Element("div", ["class": "explorer scroll", "role": "group", "aria-label": label]) {
      box?.element
      drawings
    }
    explorer.attributes += data
    return explorer
  }

  /// How long a side is before anyone drags it: three quarters of its range, less where the figure has no room for that
  /// and the labels beside it.
  static func side(_ word: String, _ range: ClosedRange<Double>, beside labels: Double) -> String {
    let (low, high) = (range.lowerBound, range.upperBound)
    let first = px((low + (high - low) * 0.75).rounded())
    let length = word == "width" ? "min(\(first),100cqw - \(px(labels)))" : first
    return "\(word):\(length);min-\(word):\(px(low));max-\(word):\(px(high))"
  }

  /// A length as a style sheet has it.
  static func px(_ value: Double) -> String { NumberText.text(value, decimals: 4) + "px" }

  private static func moving(
    _ piece: Piece, _ writer: inout SVGWriter, _ classes: inout MovingClasses
  ) -> MovingMarkup? {
    guard let sizes = piece.sizes else { return nil }
    let drawings = sizes.indices.map { index in writer.apart { piece.draw(index, &$0) } }
    return MovingMarkup(drawings, at: AffineFrame(sizes: sizes), &classes)
  }

  private static func room(_ bounds: Rect, grip: String, in scope: String) -> String {
    """
    .\(scope){width:\(px(bounds.width));height:\(px(bounds.height))}
    .\(scope) .room{left:\(px(-bounds.minX));top:\(px(-bounds.minY))}
    .\(scope) .grip{\(grip)}

    """
  }

  private static func questions(_ pieces: [Piece], in scope: String) -> String {
    pieces.enumerated().map { index, piece in
      let rule = ".\(scope) .q\(index){display:inline\(piece.opacity.map { ";opacity:\($0)" } ?? "")}"
      return piece.query.isEmpty ? rule + "\n" : "@container sweep \(piece.query){\(rule)}\n"
    }.joined()
  }
}
