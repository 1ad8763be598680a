/// How much room a symbol takes in a line of text, in points.
///
/// A drawing's square is ``Icon/emsPerSide`` of the font's size high; the symbol takes the box around its ink, rounded up to the
/// pixel, and its middle is at half the height of capital letters.
public struct IconMetrics: Hashable, Sendable {
  public var width: Double
  public var height: Double
  /// From the symbol's top to the baseline of the text it stands in.
  public var baseline: Double
  /// Turns the drawing's coordinates into those of the symbol's box: multiply, then move.
  public var scale: Double
  public var offsetX: Double
  public var offsetY: Double

  /// - Parameters:
  ///   - imageScale: 1 for medium symbols, more for large ones.
  ///   - pixelsPerPoint: what sizes are rounded to.
  public init(icon: Icon, fontSize: Double, imageScale: Double = 1, pixelsPerPoint: Double) {
    scale = fontSize * imageScale * Icon.emsPerSide / Icon.side
    width = Pixels.roundedUp(icon.inkWidth * scale, perPoint: pixelsPerPoint)
    height = Pixels.roundedUp(icon.inkHeight * scale, perPoint: pixelsPerPoint)
    baseline = height / 2 + fontSize * Icon.capHeight / 2
    offsetX = (width - icon.inkWidth * scale) / 2 - icon.inkX * scale
    offsetY = (height - icon.inkHeight * scale) / 2 - icon.inkY * scale
  }
}

/// Rounding to whole pixels.
enum Pixels {
  /// Rounding errors of sums are far below this, and pixels far above.
  static let tolerance = 1e-6

  /// Up, but for rounding errors: 51.0000001 is 51.
  static func roundedUp(_ value: Double, perPoint: Double) -> Double {
    let scale = perPoint > 0 && perPoint.isFinite ? perPoint : 1
    let pixels = (value * scale - tolerance).rounded(.up)
    return pixels > 0 ? pixels / scale : 0
  }
}
