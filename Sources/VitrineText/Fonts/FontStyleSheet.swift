/// The style rules that make a browser draw text as it was measured.
public enum FontStyleSheet {
  /// What `text` in a drawing must not inherit from the page around it. Measured widths hold with these; the letter-spacing is
  /// said for each text, and `textLength` mends what a browser that rounds advances gets wrong.
  public static let textDeclarations = [
    "font-kerning: normal", "font-optical-sizing: none", "font-synthesis: none", "font-feature-settings: normal",
    "font-variant: normal", "word-spacing: 0", "text-transform: none", "text-rendering: geometricPrecision",
    "white-space: pre", "-webkit-text-size-adjust: none", "text-size-adjust: none",
  ]

  /// One `@font-face` rule for each font file, a line each.
  ///
  /// - Parameter address: the address of a font's file as the page sees it.
  /// - Parameter fonts: the files.
  public static func fontFaces(_ fonts: [WebFont], address: (WebFont) -> String) -> String {
    fonts.map { font in
      let (lightest, boldest) = (Int(font.lightestWeight), Int(font.boldestWeight))
      return "@font-face{font-family:\"\(font.family)\";font-style:\(font.isItalic ? "italic" : "normal");"
        + "font-weight:\(lightest)\(lightest == boldest ? "" : " \(boldest)");font-display:swap;"
        + "src:url(\"\(address(font))\") format(\"woff2\");unicode-range:\(font.unicodeRange)}\n"
    }.joined()
  }
}

extension FontFace {
  /// The value of CSS's `font-family`: the measured font, then what is nearest to it where that is missing.
  public var cssFontFamily: String {
    switch family {
    case .system: "Inter, system-ui, sans-serif"
    case .monospaced: "\"JetBrains Mono\", ui-monospace, monospace"
    case .fallback where isEmoji: "\"\(fallbackName)\", \"Apple Color Emoji\", \"Segoe UI Emoji\", sans-serif"
    case .fallback: "\"\(fallbackName)\", Inter, system-ui, sans-serif"
    }
  }
}
