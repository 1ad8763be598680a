import Assets
import VitrineText

/// The program's assets and its typesetter, which figures and pages are made with.
///
/// Each process creates one at its start and passes it on.
package struct Toolbox: Sendable {
  /// The files that are distributed with the program.
  package let assets: Assets
  /// Measures and draws text in the fonts of the assets.
  package let typesetter: Typesetter

  package init(_ assets: Assets) {
    self.assets = assets
    typesetter = Typesetter(assets)
  }

  /// The folder of the default theme; `nil` if it is missing.
  package var themeFolder: String? { try? assets.folder(.templates, holding: "layout.mustache") }
}
