import VitrineText

/// The fonts of the figures as pages use them: the same outlines that were measured.
struct WebFonts {
  let files: [(path: String, source: String)]
  let styleSheet: String

  init(_ fonts: [WebFont]) {
    files = fonts.map { ("assets/fonts/" + NotePath.name(of: $0.path), $0.path) }
    styleSheet = FontStyleSheet.fontFaces(fonts) { font in
      "fonts/" + PercentEncoding.encode(path: NotePath.name(of: font.path))
    }
  }
}
