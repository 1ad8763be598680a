/// Rounding to whole pixels.
enum Pixels {
  /// A tolerance in pixels, far above the rounding errors of added advances and far below a pixel.
  static let tolerance = 1e-6

  /// Returns a length rounded up to whole pixels, ignoring rounding errors: 51.0000001 is 51.
  static func roundedUp(_ value: Double, perPoint: Double) -> Double {
    let scale = perPoint > 0 && perPoint.isFinite ? perPoint : 1
    let pixels = (value * scale - tolerance).rounded(.up)
    return pixels > 0 ? pixels / scale : 0
  }
}
