import Markup
import VitrineDiagrams
import VitrineLayout
import VitrineUI

/// A sweep without scripts: a box that the reader can resize with the browser's resize handle. Container queries show
/// the drawing of the segment for the box's size, and the style sheet moves its elements as the layout does.
///
/// The style sheet is a separate file, because the content security policy forbids inline styles. Its rules have a
/// class named by their hash, so that the same sweep has the same file on every page.
struct SweepBox {
  /// One segment as the box shows it.
  struct Segment {
    /// The container query for which it is shown, empty for always, and its opacity then.
    var query: String
    var opacity: String?
    /// The sizes from which all others are interpolated; `nil` for a segment of a single length.
    var sizes: [Size]?
    /// A closure that draws the segment at the size of an index.
    var draw: (Int, inout SVGWriter) -> Void
    /// A closure that draws the middle of the segment, for one that CSS can't move.
    var drawMiddle: (inout SVGWriter) -> Void
  }

  let element: Element
  let styleSheet: SweepStyleSheet

  /// Creates a box.
  ///
  /// - Parameters:
  ///   - segments: the segments.
  ///   - id: an identifier that is unique on the page.
  ///   - bounds: the bounds of the drawing around the box, relative to the box's corner.
  ///   - grip: the CSS declarations of the resizable element: its limits, and the sides that can be resized.
  init(_ segments: [Segment], id: String, bounds: Rect, grip: String) {
    var classes = MovingClasses()
    var writer = SVGWriter(prefix: "\(id)-m", scale: 1, isExact: true)
    var labels: [Node] = []
    for (index, segment) in segments.enumerated() {
      let cssClass = "q q\(index)"
      writer.group(class: cssClass) { writer in
        if let moving = Self.moving(segment, &writer, &classes) {
          writer.add(moving.nodes)
          labels += moving.labels.map { .element("span", ["class": "n \(cssClass) \($0.cssClass) \($0.ink)"]) }
        } else {
          segment.drawMiddle(&writer)
        }
      }
    }
    // The size doesn't matter: parts beyond the drawing's edges are visible too.
    let drawing = writer.document(Rect(x: 0, y: 0, width: 1, height: 1), title: "", cssClass: "moving", isGroup: true)
    styleSheet = SweepStyleSheet { scope in
      Self.room(bounds, grip: grip, in: scope) + Self.containerQueries(segments, in: scope) + classes.css(in: scope)
    }
    element = Element("div", ["class": "\(SweepStyleSheet.marker) \(styleSheet.name)", "aria-hidden": "true"]) {
      Element("div", ["class": "room"]) {
        Element("div", ["class": "grip"])
        Element("div", ["class": "inside"], [.element(drawing)] + labels)
      }
    }
  }

  /// The hint for readers, with a checkbox that shows a picture of each segment to those without a mouse.
  static let hint = Element("p", ["class": "sweep-hint", "data-pagefind-ignore": ""]) {
    Element("span", text: "Drag the corner of the box.")
    " "
    Element("label") {
      Element("input", ["type": "checkbox"])
      " A picture of each segment"
    }
  }

  /// The room for the controls that a script adds, so that nothing moves then.
  static let controls = Element("div", ["class": "sweep-controls"])

  /// Returns the group of the box and the drawings that follow it.
  ///
  /// - Parameter stage: the room for the drawing that a script shows instead of the box.
  static func explorer(
    _ label: String, _ box: SweepBox?, stage: Element? = nil, _ drawings: [Element], data: [Attribute] = []
  ) -> Element {
    var explorer = Element("div", ["class": "explorer scroll", "role": "group", "aria-label": label]) {
      stage
      box?.element
      drawings
    }
    explorer.attributes += data
    return explorer
  }

  /// Returns the CSS of a side: its initial length is three quarters of its range, or less if the figure has no space
  /// for that and the labels beside it.
  static func side(_ word: String, _ range: ClosedRange<Double>, beside labels: Double) -> String {
    let (low, high) = (range.lowerBound, range.upperBound)
    let first = px((low + (high - low) * 0.75).rounded())
    let length = word == "width" ? "min(\(first),100cqw - \(px(labels)))" : first
    return "\(word):\(length);min-\(word):\(px(low));max-\(word):\(px(high))"
  }

  /// Returns a length in points as a CSS length.
  static func px(_ value: Double) -> String { NumberText.text(value, decimals: 4) + "px" }

  private static func moving(
    _ segment: Segment, _ writer: inout SVGWriter, _ classes: inout MovingClasses
  ) -> MovingMarkup? {
    guard let sizes = segment.sizes else { return nil }
    let drawings = sizes.indices.map { index in writer.apart { segment.draw(index, &$0) } }
    return MovingMarkup(drawings, at: AffineFrame(sizes: sizes), &classes)
  }

  private static func room(_ bounds: Rect, grip: String, in scope: String) -> String {
    """
    .\(scope){width:\(px(bounds.width));height:\(px(bounds.height))}
    .\(scope) .room{left:\(px(-bounds.minX));top:\(px(-bounds.minY))}
    .\(scope) .grip{\(grip)}

    """
  }

  private static func containerQueries(_ segments: [Segment], in scope: String) -> String {
    segments.enumerated().map { index, segment in
      let rule = ".\(scope) .q\(index){display:inline\(segment.opacity.map { ";opacity:\($0)" } ?? "")}"
      return segment.query.isEmpty ? rule + "\n" : "@container sweep \(segment.query){\(rule)}\n"
    }.joined()
  }
}
