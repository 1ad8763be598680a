import VitrineLayout
import VitrineText

/// The alignment of the lines of a text.
public typealias TextAlignment = TextOptions.Alignment

/// The way a view fills a size with another aspect ratio.
public typealias ContentMode = AspectRatioRule.ContentMode

extension Font {
  /// The use of a font.
  public typealias TextStyle = VitrineText.TextStyle
}

extension Text {
  /// The part of a line that is left out if there is no room for the whole.
  public typealias TruncationMode = TextOptions.Truncation
  /// The case in which text is shown.
  public typealias Case = TextEnvironment.TextCase
}
