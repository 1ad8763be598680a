/// Returns a text without characters that affect a terminal or hide text: they are written as `\u{1B}`.
///
/// Tabs and line feeds are unchanged.
public func visible(_ text: some StringProtocol) -> String {
  guard text.unicodeScalars.contains(where: \.isInvisible) else { return String(text) }
  var output = ""
  for scalar in text.unicodeScalars {
    if scalar.isInvisible { output += scalar.escaped } else { output.unicodeScalars.append(scalar) }
  }
  return output
}

extension Unicode.Scalar {
  /// Whether the character affects a terminal, changes the direction of text, or is never seen. Joiners are not among
  /// them, since emoji and many scripts need them, and neither are tabs and line feeds.
  var isInvisible: Bool {
    switch self {
    case "\t", "\n", " "..."~": false
    case "\0"..."\u{9F}": true
    // Embeddings, overrides and isolates (Unicode Standard Annex 9), and separators that end a line.
    case "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
    // Spaces and operators without a width, and the marks of annotations and language tags.
    case "\u{200B}", "\u{2060}"..."\u{2064}", "\u{206A}"..."\u{206F}", "\u{FEFF}", "\u{FFF9}"..."\u{FFFB}": true
    case "\u{E0000}"..."\u{E007F}": true
    default: false
    }
  }

  /// The character as in a string literal of Swift: `\u{1B}`.
  var escaped: String { "\\u{" + String(value, radix: 16, uppercase: true) + "}" }
}
