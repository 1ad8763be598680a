import SiteMarkup
import VitrineSweeps

/// The style sheets of the site's sweeps: one file for each, linked only from pages that show the sweep.
package struct SweepStyles: Sendable {
  private let sheets: [String: String]

  package init(_ sheets: [SweepStyleSheet]) {
    self.sheets = Dictionary(sheets.map { ($0.name, $0.css) }, uniquingKeysWith: { first, _ in first })
  }

  /// The paths in the site, and the contents.
  package var files: [(path: String, text: String)] {
    sheets.sorted { $0.key < $1.key }.map { (Self.path($0.key), $0.value) }
  }

  /// Returns the files that a page needs for its figures, including those embedded from other notes.
  func paths(for needs: FigureNeeds) -> [String] {
    needs.sweeps.filter { sheets[$0] != nil }.map(Self.path)
  }

  private static func path(_ name: String) -> String { "assets/sweeps/\(name).css" }
}
