/// Text with its styles: what `Text` hands to the typesetter.
public struct StyledText: Hashable, Sendable {
  /// A stretch of text in one style.
  public struct Run: Hashable, Sendable {
    public var text: String
    public var font: FontFace
    /// Whether the font is one of the text styles (body, title …), which have a leading of their own
    /// between the lines; `.system(size:)` has none.
    public var textStyle: TextStyle?
    /// Space after each character, in points, beside what the profile gives (`kerning`, `tracking`).
    public var tracking: Double
    /// How far the run is raised, in points.
    public var baselineOffset: Double
    /// The caller's number for the run's paint (colour, underline …), handed through to the lines.
    public var paint: Int
    /// Something that stands in the line in place of the run's text, which is then `Attachment.character`.
    public var attachment: Attachment?

    public init(
      text: String, font: FontFace, textStyle: TextStyle? = nil, tracking: Double = 0, baselineOffset: Double = 0,
      paint: Int = 0, attachment: Attachment? = nil
    ) {
      self.attachment = attachment
      self.text = text
      self.font = font
      self.textStyle = textStyle
      self.tracking = tracking
      self.baselineOffset = baselineOffset
      self.paint = paint
    }
  }

  /// A thing in a line of text that is no text, such as a symbol: its size about the baseline, in points.
  public struct Attachment: Hashable, Sendable {
    /// U+FFFC, the object replacement character.
    public static let character = "\u{FFFC}"
    public var width: Double
    /// How far it reaches above the baseline and below it.
    public var ascent: Double
    public var descent: Double

    public init(width: Double, ascent: Double, descent: Double) {
      self.width = width
      self.ascent = ascent
      self.descent = descent
    }
  }

  public var runs: [Run]
  public init(_ runs: [Run]) { self.runs = runs }
  public var string: String { runs.map(\.text).joined() }
}

/// How a text is set: what of the environment the typesetter needs.
public struct TextOptions: Hashable, Sendable {
  /// Where letters are left out when a text does not fit.
  public enum Truncation: String, Hashable, Sendable, CaseIterable { case head, middle, tail }
  /// Where lines stand that are shorter than the longest.
  public enum Alignment: String, Hashable, Sendable, CaseIterable { case leading, center, trailing }

  public var profile: TypographyProfile
  /// Pixels per point: sizes are rounded up to whole pixels.
  public var scale: Double
  /// The most lines; `nil` for no limit.
  public var lineLimit: Int?
  /// Lines whose space is kept even where the text has fewer (`lineLimit(_:reservesSpace:)`, `lineLimit(2...)`).
  public var reservedLines: Int
  /// Added between the lines, in points.
  public var lineSpacing: Double
  /// Whether lines follow each other as closely as the font's ascent and descent in whole points allow, whatever the text style
  /// says: the footers of lists.
  public var isTight: Bool
  public var truncation: Truncation
  public var alignment: Alignment
  public var minimumScaleFactor: Double
  public var isRightToLeft: Bool
  /// A BCP 47 language tag for line breaking and shaping; empty for none.
  public var language: String

  public init(profile: TypographyProfile = .standard, scale: Double? = nil) {
    self.profile = profile
    self.scale = scale ?? profile.scale
    lineLimit = nil
    reservedLines = 0
    lineSpacing = 0
    isTight = false
    truncation = .tail
    alignment = .leading
    minimumScaleFactor = 1
    isRightToLeft = false
    language = ""
  }
}

/// A text set into lines.
public struct TextLayout: Hashable, Sendable {
  /// A piece of a line in one font and paint, in visual order.
  public struct Fragment: Hashable, Sendable {
    public var text: String
    public var font: FontFace
    /// From the left of the text's box to the left end of the fragment.
    public var x: Double
    /// From the top of the text's box to the fragment's baseline.
    public var baseline: Double
    /// The advance width, letter-spacing included.
    public var width: Double
    public var letterSpacing: Double
    public var paint: Int
    public var isRightToLeft: Bool

    public init(
      text: String, font: FontFace, x: Double, baseline: Double, width: Double, letterSpacing: Double, paint: Int,
      isRightToLeft: Bool
    ) {
      self.text = text
      self.font = font
      self.x = x
      self.baseline = baseline
      self.width = width
      self.letterSpacing = letterSpacing
      self.paint = paint
      self.isRightToLeft = isRightToLeft
    }
  }

  /// One line as it is set.
  public struct Line: Hashable, Sendable {
    /// From left to right. Tabs have no fragment, they are gaps between two.
    public var fragments: [Fragment]
    /// The top of the line in the text's box.
    public var y: Double
    public var width: Double
    public var height: Double
    /// From the top of the text's box.
    public var baseline: Double
    public init(fragments: [Fragment], y: Double, width: Double, height: Double, baseline: Double) {
      self.fragments = fragments
      self.y = y
      self.width = width
      self.height = height
      self.baseline = baseline
    }
  }

  /// Width and height, rounded up to the pixel.
  public var width: Double
  public var height: Double
  /// From the top to the first and last baseline.
  public var firstBaseline: Double
  public var lastBaseline: Double
  public var lines: [Line]
  public var isTruncated: Bool

  public init(
    width: Double, height: Double, firstBaseline: Double, lastBaseline: Double, lines: [Line], isTruncated: Bool
  ) {
    self.width = width
    self.height = height
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lines = lines
    self.isTruncated = isTruncated
  }
}
