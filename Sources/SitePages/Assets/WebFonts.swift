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
    if fonts.contains(where: { $0.family == LocalFont.measured }) { styleSheet += LocalFont.fontFaces }
    self.styleSheet = styleSheet
  }
}
