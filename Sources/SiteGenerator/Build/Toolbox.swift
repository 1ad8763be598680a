import Assets
import VitrineText

/// What figures and pages are made with: the files that travel with the program, and what sets text in its fonts.
///
/// Made once, where a program starts, and handed down.
package struct Toolbox: Sendable {
  /// The files that travel with the program.
  package let assets: Assets
  /// What measures and sets text in the assets' fonts.
  package let typesetter: Typesetter

  package init(_ assets: Assets) {
    self.assets = assets
    typesetter = Typesetter(assets)
  }

  /// Where the default theme is; `nil` where there is none.
  package var themeFolder: String? { try? assets.folder(.templates, holding: "layout.mustache") }
}
