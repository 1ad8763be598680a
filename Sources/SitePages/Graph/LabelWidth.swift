/// An estimate of the width of text in the theme's font, in the unit of the font size. It is precise enough to keep
/// labels apart.
enum LabelWidth {
  static func of(_ text: String, size: Double) -> Double {
    text.unicodeScalars.reduce(0) { $0 + ems($1) } * size
  }

  /// Returns the text, truncated if it is wider than a given width.
  static func fitting(_ text: String, size: Double, width: Double) -> String {
    guard of(text, size: size) > width else { return text }
    var cut = text
    while cut.count > 1, of(cut, size: size) + 0.8 * size > width { cut.removeLast() }
    while cut.last == " " { cut.removeLast() }
    return cut + "…"
  }

  private static func ems(_ scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case " ", "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!", "(", ")", "[", "]", "’", "‘", "`", "/": 0.31
    case "f", "t", "r", "-", "\"", "“", "”": 0.4
    case "m", "w", "M", "W", "@", "%", "…", "—", "×": 0.92
    case "A"..."Z": 0.7
    case "\u{300}"..."\u{36F}", "\u{200B}"..."\u{200F}", "\u{FE00}"..."\u{FE0F}": 0
    case "\u{1100}"..."\u{11FF}", "\u{2E80}"..."\u{A4CF}", "\u{AC00}"..."\u{D7A3}", "\u{F900}"..."\u{FAFF}",
      "\u{FE30}"..."\u{FE4F}", "\u{FF00}"..."\u{FF60}", "\u{1F000}"..."\u{3FFFF}":
      1.02
    default: 0.59
    }
  }
}
