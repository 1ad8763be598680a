/// The size that an SF Symbol takes in text on Apple's platforms, in ems.
///
/// The drawings are not Apple's. If the frame of the SF Symbol was measured, the drawing is centred in it; otherwise
/// the frame is that of the drawing, and narrow symbols get space at their sides as SF Symbols have.
///
/// Source: [layout reference, section 31](docs/layout-reference.md#31-measured-on-pictures-of-ios).
struct SymbolFrame {
  var width: Double
  var height: Double

  /// Creates the frame of a symbol.
  ///
  /// - Parameters:
  ///   - name: the name of the SF Symbol.
  ///   - width: the width of the drawing, in ems.
  ///   - height: the height of the drawing, in ems.
  init(_ name: String, width: Double, height: Double) {
    let known = Self.measured[name]
    self.width = known?.width ?? width + min(max((1.15 - width) * 0.6, 0), 0.3)
    self.height = known?.height ?? height
  }

  /// The measured widths in ems, with heights if these were measured too.
  private static let measured: [String: (width: Double, height: Double?)] = [
    "arrow.up.arrow.down": (1.4, nil), "bell.fill": (1.12, nil), "calendar": (1.27, nil),
    "circle.fill": (1.1666, 1.125),
    "exclamationmark.triangle": (1.2156, nil), "gear": (1.25, 29.0 / 24), "heart.fill": (31.0 / 24, nil),
    "house.fill": (17.0 / 12, nil), "location": (1.137, 1.0588), "mappin": (0.98, nil), "mic.fill": (1.0196, 1.176),
    "person.crop.square": (1.1578, nil), "person.fill": (1.083, nil), "star.fill": (1.27, 1.1966),
    "trash": (1.18, nil), "xmark": (0.9019, nil),
  ]
}
