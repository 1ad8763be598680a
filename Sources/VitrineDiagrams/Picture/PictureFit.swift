import VitrineLayout
import VitrineUI

/// The space for a picture on a page, in points of the page.
struct PictureRoom: Hashable {
  let width: Double
  let height: Double

  /// The space for a single device: as wide as a figure's frame in a page's column, and at most about 60 % of a window
  /// of 900 points high.
  static let page = PictureRoom(width: 658, height: 540)
  /// The space for a single view: one that fills the default proposal should not fill the page.
  static let view = PictureRoom(width: 658, height: 420)
  /// The space up to which a small view is drawn larger, which phones have too.
  static let small = PictureRoom(width: 300, height: 180)
  /// The space for one of several pictures side by side: three devices fit in a row.
  static let cell = PictureRoom(width: 198, height: 460)

  /// Returns the space for a single picture.
  static func own(_ rendering: Rendering) -> PictureRoom { rendering.screen == nil ? view : page }
}

/// The scale of a picture, and the height at which it is cropped, because everything below is empty.
struct PictureFit: Hashable {
  /// The points of the drawing per point of the views: more than 1 for a small view alone.
  var zoom = 1.0
  /// The height at which the picture is cropped, in the views' points from the root's upper edge; `nil` if it is not
  /// cropped.
  var tear: Double?

  /// The whole picture, unscaled.
  static let whole = PictureFit()

  /// The smallest scale at which text is readable. A picture that would have to be smaller is cropped instead; a device
  /// whose screen is full is scaled further.
  static let least = 0.6

  /// Returns a fit at which all pictures side by side have enough space.
  static func common(_ fits: [PictureFit]) -> PictureFit {
    let tears = fits.compactMap(\.tear)
    return PictureFit(
      zoom: fits.map(\.zoom).min() ?? 1, tear: tears.count == fits.count ? tears.max() : nil)
  }
}

/// The extent of the content on a device's screen.
struct ContentReach {
  /// The bounds of the content, in points; `nil` if nothing is painted except backgrounds.
  let frame: Rect?

  /// The fraction of the screen's height above which a mark is a background.
  private static let ground = 0.6

  init(_ rendering: Rendering, screen: Rect) {
    frame = PaintedInk(rendering.marks).places
      .filter { $0.height < screen.height * Self.ground }
      .compactMap { $0.intersection(screen) }
      .filter { $0.height > 0 && $0.width > 0 }
      .reduce(nil) { $0?.union($1) ?? $1 }
  }

  /// Returns the height at which a screen can be cropped: a little below its content, if that starts near the top and
  /// leaves enough empty space.
  func tear(of screen: Rect) -> Double? {
    guard let frame, frame.minY < screen.minY + screen.height * 0.3 else { return nil }
    let tear = max(frame.maxY + 28, screen.minY + screen.height * 0.25)
    return tear < screen.minY + screen.height * 0.8 ? tear.rounded() : nil
  }
}
