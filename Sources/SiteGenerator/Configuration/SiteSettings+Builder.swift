import Foundation
import VitrineDiagrams
import VitrineText

extension SiteSettings {
  /// A builder for the site.
  ///
  /// - Parameter drawing: whether fences become figures.
  /// - Throws: `FontLibrary.LoadError` where the fonts are missing.
  package func builder(drawing: Bool = true) throws -> SiteBuilder {
    var builder = SiteBuilder(
      input: input, output: output, configuration: configuration, renderer: drawing ? FenceFigures() : UndrawnFigures())
    builder.siteTheme = theme
    let fonts = WebFonts(try FontLibrary.load().webFonts)
    builder.assets = fonts.files
    builder.generatedAssets = [("assets/fonts.css", fonts.styleSheet), ("assets/figures.css", FigureStyle.css)]
    return builder
  }
}
