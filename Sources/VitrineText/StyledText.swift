/// Text with its styles, the typesetter's input.
public struct StyledText: Hashable, Sendable {
  /// A part of a text in one style.
  public struct Run: Hashable, Sendable {
    public var text: String
    public var font: FontFace
    /// The text style of the font (body, title …), which adds leading between the lines; `nil` for a font without one,
    /// such as `.system(size:)`.
    public var textStyle: TextStyle?
    /// The space after each character in points, in addition to the profile's letter-spacing (`kerning`, `tracking`).
    public var tracking: Double
    /// The distance by which the run is raised, in points.
    public var baselineOffset: Double
    /// The caller's number for the run's paint (colour, underline …), which the typesetter passes on to the fragments.
    public var paint: Int
    /// An object in the line that replaces the run's text, which is then `Attachment.character`.
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

  /// An object in a line of text, such as a symbol, given by its size around the baseline, in points.
  public struct Attachment: Hashable, Sendable {
    /// U+FFFC, the object replacement character.
    public static let character = "\u{FFFC}"
    public var width: Double
    /// The distances that it extends above and below the baseline, in points.
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

/// The parameters of typesetting a text, which mostly come from the environment.
public struct TextOptions: Hashable, Sendable {
  /// The part of a text that is replaced with an ellipsis if the text doesn't fit.
  public enum Truncation: String, Hashable, Sendable, CaseIterable { case head, middle, tail }
  /// The alignment of lines that are shorter than the longest.
  public enum Alignment: String, Hashable, Sendable, CaseIterable { case leading, center, trailing }

  public var profile: TypographyProfile
  /// The pixels per point: sizes are rounded up to whole pixels.
  public var scale: Double
  /// The maximum number of lines; `nil` for no limit.
  public var lineLimit: Int?
  /// The number of lines for which space is reserved even if the text has fewer (`lineLimit(_:reservesSpace:)`,
  /// `lineLimit(2...)`).
  public var reservedLines: Int
  /// The space added between lines, in points.
  public var lineSpacing: Double
  /// Whether baselines are only the font's ascent and descent in whole points apart, without the leading of the text
  /// style, as in the footers of lists.
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

/// A text broken into lines.
public struct TextLayout: Hashable, Sendable {
  /// A part of a line in one font and paint.
  public struct Fragment: Hashable, Sendable {
    public var text: String
    public var font: FontFace
    /// The distance from the left of the text's box to the left end of the fragment, in points.
    public var x: Double
    /// The distance from the top of the text's box to the fragment's baseline, in points.
    public var baseline: Double
    /// The advance width in points, letter-spacing included.
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

  /// A line with its place in the text's box.
  public struct Line: Hashable, Sendable {
    /// The fragments from left to right. Tabs are gaps between fragments.
    public var fragments: [Fragment]
    /// The top of the line in the text's box, in points.
    public var y: Double
    public var width: Double
    public var height: Double
    /// The distance from the top of the text's box to the baseline, in points.
    public var baseline: Double
    public init(fragments: [Fragment], y: Double, width: Double, height: Double, baseline: Double) {
      self.fragments = fragments
      self.y = y
      self.width = width
      self.height = height
      self.baseline = baseline
    }
  }

  /// The size in points, rounded up to whole pixels.
  public var width: Double
  public var height: Double
  /// The distances from the top to the first and last baseline, in points.
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
