extension Int {
  /// The whole part of a number, or the nearest number that an `Int` can hold; 0 for what is not a number.
  ///
  /// `Int(_:)` ends the program for infinity, for what is not a number and from 2⁶³ on, and notes can have all of them.
  /// Where such a number is a mistake rather than a large one, `Int(exactly:)` tells it.
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
