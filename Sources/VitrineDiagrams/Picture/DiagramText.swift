import VitrineLayout
import VitrineText
import VitrineUI

/// A line of text in a diagram, measured like a view's text.
package struct DiagramText {
  package enum Anchor: String { case start, middle, end }

  /// The default size of a diagram's text, in points.
  package static let standardSize = 11.0

  let text: String
  let size: Double
  let weight: Double
  let layout: TextLayout

  package init(_ text: String, size: Double = standardSize, weight: Double = 400, in typesetter: Typesetter) {
    self.text = text
    self.size = size
    self.weight = weight
    // The platform's letter spacing is undone, so that it is Inter's.
    let spacing = TypographyProfile.book.letterSpacing(size: size)
    let run = StyledText.Run(text: text, font: FontFace(size: size, weight: weight), tracking: -spacing)
    layout = typesetter.layout(
      StyledText([run]), options: TextOptions(profile: .book, scale: 2), width: nil, height: nil)
  }

  package var width: Double { layout.width }

  /// Returns the marks of the text, with its baseline at a point.
  package func marks(at point: Point, _ anchor: Anchor, _ ink: Ink) -> [Mark] {
    let shift = anchor == .start ? 0 : anchor == .middle ? -width / 2 : -width
    return layout.lines.first.map { line in
      line.fragments.map { fragment in
        .text(
          TextMark(
            text: fragment.text, origin: Point(x: point.x + shift + fragment.x, y: point.y), width: fragment.width,
            font: fragment.font, letterSpacing: fragment.letterSpacing, fill: .ink(ink),
            isRightToLeft: fragment.isRightToLeft))
      }
    } ?? []
  }
}
