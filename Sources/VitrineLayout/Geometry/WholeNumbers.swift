extension Int {
  /// Creates the whole part of a number, or the nearest value that an `Int` can hold; 0 if the value is not a number.
  ///
  /// `Int(_:)` traps for infinity, for NaN and for numbers from 2⁶³ on, and figures can compute all of them. Use
  /// `Int(exactly:)` where such a number is an error instead of a large number.
  package init(clamping value: Double) {
    if value.isNaN {
      self = 0
    } else if value >= 0x1p63 {
      self = .max
    } else if value < -0x1p63 {
      self = .min
    } else {
      self = Int(exactly: value.rounded(.towardZero)) ?? 0
    }
  }
}
