/// The CSS with which a browser draws text as it was measured.
public enum FontStyleSheet {
  /// The declarations that keep `text` elements from inheriting the page's text styles, so that measured widths stay
  /// correct. Each text sets its letter-spacing, and `textLength` corrects browsers that round advances.
  public static let textDeclarations = [
    "font-kerning: normal", "font-optical-sizing: none", "font-synthesis: none", "font-feature-settings: normal",
    "font-variant: normal", "word-spacing: 0", "text-transform: none", "text-rendering: geometricPrecision",
    "white-space: pre", "-webkit-text-size-adjust: none", "text-size-adjust: none",
  ]

  /// Returns an `@font-face` rule for each font file, one per line.
  ///
  /// - Parameter address: a closure that returns the URL of a font's file, as the page refers to it.
  /// - Parameter fonts: the font files.
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
  /// The value of CSS's `font-family`: the measured font, then similar ones in case it is missing.
  public var cssFontFamily: String {
    switch family {
    case .system: "Inter, system-ui, sans-serif"
    case .monospaced: "\"JetBrains Mono\", ui-monospace, monospace"
    case .fallback where isEmoji: "\"\(fallbackName)\", \"Apple Color Emoji\", \"Segoe UI Emoji\", sans-serif"
    case .fallback: "\"\(fallbackName)\", Inter, system-ui, sans-serif"
    }
  }
}
