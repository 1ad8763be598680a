import VitrineLayout
import VitrineUI

/// How much of a page a picture may take, in points of the page.
struct PictureRoom: Hashable {
  let width: Double
  let height: Double

  /// A device of its own: as wide as a figure's frame in a page's column, and no higher than about 60 % of a window of 900.
  static let page = PictureRoom(width: 658, height: 540)
  /// A view by itself: what fills the usual proposal is not to fill the page.
  static let view = PictureRoom(width: 658, height: 420)
  /// One of several side by side: three devices go in a row.
  static let cell = PictureRoom(width: 198, height: 460)

  /// The room for a picture by itself.
  static func own(_ rendering: Rendering) -> PictureRoom { rendering.screen == nil ? view : page }
}

/// How large a picture is drawn, and where it is torn off: what is below that is empty.
struct PictureFit: Hashable {
  /// Points of the drawing for each point of the views; 1 at most.
  var zoom = 1.0
  /// In the views' points, from the root's upper edge; `nil` where all is shown.
  var tear: Double?

  /// Everything, as large as it is.
  static let whole = PictureFit()

  /// Smaller than this, text is hard to read: what is higher is torn off. A device stays whole where it is filled.
  static let least = 0.6

  /// One fit for pictures side by side, in which all have room.
  static func common(_ fits: [PictureFit]) -> PictureFit {
    let tears = fits.compactMap(\.tear)
    return PictureFit(
      zoom: fits.map(\.zoom).min() ?? 1, tear: tears.count == fits.count ? tears.max() : nil)
  }
}

/// Where the content of a device ends.
struct ContentReach {
  /// Where something is painted, in points; `nil` where it is nothing, or all of it is ground.
  let frame: Rect?

  /// What is higher than this part of the screen is the ground that content stands on.
  private static let ground = 0.6

  init(_ rendering: Rendering, screen: Rect) {
    frame = PaintedInk(rendering.marks).places
      .filter { $0.height < screen.height * Self.ground }
      .compactMap { $0.intersection(screen) }
      .filter { $0.height > 0 && $0.width > 0 }
      .reduce(nil) { $0?.union($1) ?? $1 }
  }

  /// Where a screen can be torn off: a little below its content, where that hangs from the top and leaves enough empty.
  func tear(of screen: Rect) -> Double? {
    guard let frame, frame.minY < screen.minY + screen.height * 0.3 else { return nil }
    let tear = max(frame.maxY + 28, screen.minY + screen.height * 0.25)
    return tear < screen.minY + screen.height * 0.8 ? tear.rounded() : nil
  }
}
