import Notes
import SiteStorage
import VitrineText

/// The web fonts for the figures: the same outlines that the layout engine measured.
package struct WebFonts {
  package let files: [(path: String, source: String)]
  package let styleSheet: String
  /// The font that pages preload, with the characters of most texts.
  static let first = "assets/fonts/inter-basic.woff2"

  package init(_ fonts: [WebFont]) {
    files = fonts.map { ("assets/fonts/" + NotePath.name(of: $0.path), $0.path) }
    var styleSheet = FontStyleSheet.fontFaces(fonts) { font in
      "fonts/" + PercentEncoding.encode(path: NotePath.name(of: font.path))
    }
    let measured = fonts.filter { $0.family == LocalFont.measured }
    if !measured.isEmpty {
      // The text of pages takes the font only if it is there at once, so that no line breaks anew. Drawings keep their
      // size with any font, and take it whenever it comes.
      styleSheet += FontStyleSheet.fontFaces(measured) { font in
        "fonts/" + PercentEncoding.encode(path: NotePath.name(of: font.path))
      }
      .replacing("font-family:\"\(LocalFont.measured)\"", with: "font-family:\"\(LocalFont.measured) Text\"")
      .replacing("font-display:swap", with: "font-display:optional")
      styleSheet += LocalFont.fontFaces
    }
    self.styleSheet = styleSheet
  }
}
