/// One cut of a font at a size, as text is measured and drawn with it.
public struct FontFace: Hashable, Sendable {
  /// Which of the fonts that there are.
  public enum Family: String, Hashable, Sendable, CaseIterable {
    /// Inter, the stand-in for the system font (its `serif` and `rounded` designs are drawn with it too).
    case system
    /// The fixed-width font of code.
    case monospaced
    /// A fallback for a script or for emoji that the family asked for lacks; `fallbackName` says which.
    case fallback
  }
  public var family: Family
  /// The CSS family name of a fallback font; empty for the others.
  public var fallbackName: String
  /// In points.
  public var size: Double
  /// As CSS has it: 100 ultra-light … 400 regular, 500 medium, 600 semibold, 700 bold … 900 black.
  public var weight: Double
  public var italic: Bool
  /// Figures of one width.
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

  /// Whether the face is the colour emoji font, which has pictures and no outlines.
  public var isEmoji: Bool { family == .fallback && fallbackName == Self.emojiName }
}
