import VitrineLayout
import VitrineText
import VitrineUI

/// The names of views, in small print on or next to the upper or lower edges of their frames, if they fit there without
/// overlapping each other or text. Other names are shown when a reader points at the views.
struct NameTags {
  struct Tag {
    let text: DiagramText
    let frame: Rect
  }

  private(set) var tags: [Tag] = []

  /// The bounds of the text in the views.
  private let texts: [Rect]

  private static let most = 60
  private static let height = 11.0

  init(_ places: [ViewLabels.Place], texts: [Rect], in typesetter: Typesetter) {
    self.texts = texts
    // Small frames come first, because they have the fewest possible positions.
    for place in places.reversed() where tags.count < Self.most {
      guard place.frame.height >= Self.height, let text = Self.text(place, in: typesetter) else { continue }
      if let frame = Self.corners(of: place.frame, for: text).first(where: isFree) {
        tags.append(Tag(text: text, frame: frame))
      }
    }
  }

  /// Returns the names of all views with the frame, or of as many inner ones as fit.
  private static func text(_ place: ViewLabels.Place, in typesetter: Typesetter) -> DiagramText? {
    let names = place.nodes.map(\.type)
    for start in names.indices where names.count - start <= 3 {
      let text = DiagramText(names[start...].joined(separator: " › "), size: 9, weight: 500, in: typesetter)
      if text.width + 12 <= place.frame.width { return text }
    }
    return nil
  }

  /// Returns the possible positions on the edges, where a tag hides little of the view's content.
  private static func corners(of frame: Rect, for text: DiagramText) -> [Rect] {
    let width = text.width + 6
    let (left, right) = (frame.minX + 3, frame.maxX - 3 - width)
    let (above, below) = (frame.minY - height, frame.maxY)
    let on = [frame.minY, frame.maxY].map { $0 - height / 2 }
    return (on + [above, below]).flatMap { y in
      [left, right].map { Rect(x: $0, y: y, width: width, height: height) }
    }
  }

  private func isFree(_ frame: Rect) -> Bool {
    let meets = { (other: Rect) in
      guard let common = other.intersection(frame) else { return false }
      return common.width > 0 && common.height > 0
    }
    return !tags.contains { meets($0.frame) } && !texts.contains(where: meets)
  }

  func write(to writer: inout SVGWriter) {
    for tag in tags {
      writer.write([.rectangle(tag.frame, cornerRadius: 2, .ink(.paper), nil)])
      writer.label(tag.text, at: Point(x: tag.frame.minX + 3, y: tag.frame.minY + 8.5), .start, .report)
    }
  }
}
