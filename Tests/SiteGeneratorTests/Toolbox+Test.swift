import SiteContent
import SiteGenerator
import SiteMarkup
import TestSupport

extension Toolbox {
  /// What all tests draw with.
  static let test = Toolbox(TestAssets.assets)
}

extension NoteLibrary {
  /// A library in which every fence is code, with the theme's words.
  init(undrawn notes: [ParsedNote], colors: CodeColors = CodeColors(), formulas: RenderedFormulas = RenderedFormulas())
  {
    self.init(undrawn: notes, colors: colors, formulas: formulas, languages: Self.themeLanguages)
  }

  private static let themeLanguages = Languages(defaultFolder: Toolbox.test.themeFolder, siteFolder: nil)
}
