extension TypographyProfile {
  /// The space that the profile adds after each letter of the system font, in points: a multiple of 1/60, because browsers round
  /// to that.
  ///
  /// The book's −1/30 brings Inter to the widths that its explanations print. On Apple's platforms it brings Inter to the widths of
  /// SF, which is set wide where it is small and narrow where it is large.
  public func letterSpacing(size: Double, weight: Double = 400) -> Double {
    guard self != .book else { return -1.0 / 30 }
    // At the Mac's 13 points little is added, though as much as on the phone at the sizes below.
    let isMacBody = self == .macos && size == 13
    let tracking = isMacBody ? 3 : Self.value(at: size, in: Self.tracking)
    let spacing = tracking + Self.value(at: weight, in: Self.weightTracking)
    return (spacing * size / 1000 * 60).rounded() / 60
  }

  /// What brings Inter at its optical size of 24 to the widths of SF: thousandths of an em after each letter, by the font's size.
  /// Fitted to 55 texts on pictures of iOS 17 to 26 and macOS; they agree within 0.5 % in the mean.
  ///
  /// Source: [layout reference, section 31](docs/layout-reference.md#31-measured-on-pictures-of-ios).
  private static let tracking: [(Double, Double)] = [
    (10, 34), (11, 27), (12, 20.5), (13, 13.5), (14, 8), (15, 2.5), (16, 0), (17, -5), (22, -10), (27, -20.5),
    (28, -16.3), (32, -22.2), (34, -22.5), (51, -33), (60, -37),
  ]

  /// What SF's bolder weights add to that.
  private static let weightTracking: [(Double, Double)] = [(400, 0), (500, 5), (600, 6), (700, 9)]

  /// The value of a table at a place: interpolated between its rows, that of the first and the last beyond them.
  private static func value(at place: Double, in table: [(Double, Double)]) -> Double {
    guard let first = table.first, let last = table.last else { return 0 }
    if place <= first.0 { return first.1 }
    for (low, high) in zip(table, table.dropFirst()) where place <= high.0 {
      return low.1 + (high.1 - low.1) * (place - low.0) / (high.0 - low.0)
    }
    return last.1
  }
}

extension ShapedRun {
  /// Makes figures and marks as wide as SF's, of which Inter's are narrow. Figures of one width stay as they are.
  ///
  /// Source: [layout reference, section 31](docs/layout-reference.md#31-measured-on-pictures-of-ios).
  mutating func widen(_ text: [UInt16], tabularFigures: Bool) {
    for index in clusters.indices {
      clusters[index].advance += Self.widening(of: text[clusters[index].start], tabularFigures: tabularFigures)
    }
  }

  /// In parts of an em.
  private static func widening(of unit: UInt16, tabularFigures: Bool) -> Double {
    switch unit {
    case 0x30...0x39: tabularFigures ? 0 : unit == 0x31 ? 0.04 : 0.006
    // ! ' ( ) , . : ; ?
    case 0x21, 0x27, 0x28, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F: 0.025
    default: 0
    }
  }
}
