import VitrineLayout
import VitrineUI

extension TextMark {
  /// The lines under and through the text, where it is drawn without a font: as thick and as far from the baseline as the
  /// figures' fonts have them.
  var decorationLines: [Mark] {
    let thickness = font.size / 15
    func line(_ center: Double) -> Mark {
      .path(
        DrawnPath([
          .move(Point(x: origin.x, y: center)), .line(Point(x: origin.x + width, y: center)),
        ]), nil, Stroke(fill, width: thickness))
    }
    return (underline ? [line(origin.y + font.size * 0.13)] : [])
      + (strikethrough ? [line(origin.y - font.size * 0.27)] : [])
  }
}
