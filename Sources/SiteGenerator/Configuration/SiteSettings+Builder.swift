import Foundation
import VitrineText

extension SiteSettings {
  /// A builder for the site.
  ///
  /// - Parameter drawing: whether fences become figures.
  /// - Throws: `FontLibrary.LoadError` where the fonts are missing.
  package func builder(_ toolbox: Toolbox, drawing: Bool = true) throws -> SiteBuilder {
    var builder = SiteBuilder(
      input: input, output: output, configuration: configuration,
      renderer: drawing ? FenceFigures(toolbox.typesetter) : UndrawnFigures(), toolbox: toolbox)
    builder.siteTheme = theme
    if let failure = toolbox.typesetter.failure { throw failure }
    let fonts = WebFonts(toolbox.typesetter.library?.webFonts ?? [])
    builder.assets = fonts.files
    builder.generatedAssets = [("assets/fonts.css", fonts.styleSheet)]
    return builder
  }
}
