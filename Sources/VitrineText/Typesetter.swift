/// Measures and sets text.
public final class Typesetter: Sendable {
  /// The typesetter over the fonts that were found on this machine.
  public static let shared = Typesetter()

  public init() {}

  /// Sets a text into a width and a height; `nil` for an axis without a limit.
  ///
  /// The height limits the lines to those that fit whole, but at least one.
  public func layout(_ text: StyledText, options: TextOptions, width: Double?, height: Double?) -> TextLayout {
    let size = text.runs.first?.font.size ?? 14
    let line = (size * 2444 / 2048).rounded(.up)
    let length = Double(text.string.count) * size / 2
    return TextLayout(
      width: min(length, width ?? length).rounded(.up), height: line, firstBaseline: size * 1950 / 2048,
      lastBaseline: size * 1950 / 2048, lines: [], isTruncated: false)
  }
}
