/// The size that an SF Symbol takes in text on Apple's platforms, in ems.
///
/// The drawings are not Apple's. If the frame of the SF Symbol was measured, the drawing is centred in it; otherwise
/// the frame follows from the drawing, and narrow symbols get more space at their sides as SF Symbols have.
///
/// Source: [layout reference, section 31](docs/layout-reference.md#31-measured-on-pictures-of-ios).
struct SymbolFrame {
  var width: Double
  var height: Double
  /// The size of the drawing in the frame: SF Symbols leave space at their sides.
  var ink: (width: Double, height: Double)

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
    ink = Self.measuredInk[name] ?? (width * Self.inkShare, height * Self.inkShare)
  }

  /// The part of the width and height of a frame that the drawing takes: a circled symbol is as wide as the font is
  /// high. The mean of ten symbols in pictures of iOS 16 to 26.
  private static let inkShare = 0.855

  /// The measured sizes of drawings in ems, where they are of other proportions than the share gives.
  private static let measuredInk: [String: (width: Double, height: Double)] = [
    "checkmark": (0.856, 0.831), "chevron.backward": (0.5, 0.97), "chevron.forward": (0.5, 0.97),
    "chevron.left": (0.5, 0.97), "chevron.right": (0.5, 0.97), "list.clipboard.fill": (0.7825, 1.125),
    "arrow.up.forward": (0.735, 0.735),
  ]

  /// The measured widths and heights in ems; `nil` for what was not measured.
  private static let measured: [String: (width: Double?, height: Double?)] = [
    "arrow.up.arrow.down": (1.4, nil), "bell.fill": (1.12, nil), "calendar": (1.27, nil),
    "chevron.backward": (0.77, nil), "chevron.forward": (0.77, nil), "chevron.left": (0.77, nil),
    "chevron.right": (0.77, nil),
    "circle.fill": (1.1666, 1.125), "clock": (nil, 1.16), "dollarsign.circle": (nil, 1.16),
    "exclamationmark.triangle": (1.2156, nil), "eye.slash": (nil, 1.04), "gear": (1.25, 29.0 / 24),
    "heart.fill": (31.0 / 24, nil), "house.fill": (17.0 / 12, nil), "location": (1.137, 1.0588), "mappin": (0.98, nil),
    "mic.fill": (1.0196, 1.176),
    "person.crop.square": (1.1578, nil), "person.fill": (1.083, nil), "shippingbox": (nil, 1.2468),
    "star.fill": (1.27, 1.1966),
    "trash": (1.18, nil), "xmark": (0.9019, nil),
  ]
}
