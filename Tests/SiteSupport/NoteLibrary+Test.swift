import SiteContent
import SiteMarkup
import TestSupport

extension NoteLibrary {
  /// A library in which every fence is code, with the theme's words.
  package init(
    undrawn notes: [ParsedNote], colors: CodeColors = CodeColors(), formulas: RenderedFormulas = RenderedFormulas()
  ) {
    self.init(undrawn: notes, colors: colors, formulas: formulas, languages: Self.themeLanguages)
  }

  private static let themeLanguages = Languages(defaultFolder: packageRoot + "/templates", siteFolder: nil)
}
