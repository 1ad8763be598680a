import VitrineLayout
import VitrineText
import VitrineUI

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension TextMark {
  /// The underline and strikethrough of a text that is drawn as outlines, with the thickness and positions of the
  /// figures' fonts.
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

  /// Returns emoji as the images in their font, because viewers may not have that font; `nil` for other text.
  func emojiPictures(from typesetter: Typesetter) -> [Mark]? {
    typesetter.pictures(of: text, font: font, x: origin.x, baseline: origin.y)?.map { picture in
      let source = "data:image/png;base64," + Data(picture.png).base64EncodedString()
      return .image(
        ImageMark(
          source: source, frame: Rect(x: picture.x, y: picture.y, width: picture.width, height: picture.height)))
    }
  }
}
