/// Rounding to whole pixels.
enum Pixels {
  /// Rounding errors of sums of advances are far below this, and pixels far above.
  static let tolerance = 1e-6

  /// Up, but for rounding errors: 51.0000001 is 51.
  static func roundedUp(_ value: Double, perPoint: Double) -> Double {
    let scale = perPoint > 0 && perPoint.isFinite ? perPoint : 1
    let pixels = (value * scale - tolerance).rounded(.up)
    return pixels > 0 ? pixels / scale : 0
  }
}
