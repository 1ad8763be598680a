/// A font at a size, weight and style, with which text is measured and drawn.
public struct FontFace: Hashable, Sendable {
  /// The kind of font.
  public enum Family: String, Hashable, Sendable, CaseIterable {
    /// Inter, which replaces the system font, also in its `serif` and `rounded` designs.
    case system
    /// The fixed-width font of code.
    case monospaced
    /// A fallback font, named by `fallbackName`, for a script or for emoji that the requested family lacks.
    case fallback
  }
  public var family: Family
  /// The CSS family name of a fallback font; empty for the others.
  public var fallbackName: String
  /// The size in points.
  public var size: Double
  /// The weight as in CSS: 100 ultra-light … 400 regular, 500 medium, 600 semibold, 700 bold … 900 black.
  public var weight: Double
  public var italic: Bool
  /// Whether all digits have the same width.
  public var monospacedDigits: Bool

  public init(
    family: Family = .system, fallbackName: String = "", size: Double, weight: Double = 400, italic: Bool = false,
    monospacedDigits: Bool = false
  ) {
    self.family = family
    self.fallbackName = fallbackName
    self.size = size
    self.weight = weight
    self.italic = italic
    self.monospacedDigits = monospacedDigits
  }
}

extension FontFace {
  static let emojiName = "Noto Color Emoji"

  /// Whether the face is the colour emoji font, which has bitmaps instead of outlines.
  public var isEmoji: Bool { family == .fallback && fallbackName == Self.emojiName }
}
