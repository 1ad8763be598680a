import VitrineLayout
import VitrineText
import VitrineUI

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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

  /// Emoji as the pictures that their font has, where it cannot be relied on; `nil` for other text.
  func emojiPictures(from typesetter: Typesetter) -> [Mark]? {
    typesetter.pictures(of: text, font: font, x: origin.x, baseline: origin.y)?.map { picture in
      let source = "data:image/png;base64," + Data(picture.png).base64EncodedString()
      return .image(
        ImageMark(
          source: source, frame: Rect(x: picture.x, y: picture.y, width: picture.width, height: picture.height)))
    }
  }
}
