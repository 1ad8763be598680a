import VitrineSweeps

/// The style sheets of a site's sweeps: a file for each, which only the pages that show it link to.
struct SweepStyles: Sendable {
  private let sheets: [String: String]

  init(_ sheets: [SweepStyleSheet]) {
    self.sheets = Dictionary(sheets.map { ($0.name, $0.css) }, uniquingKeysWith: { first, _ in first })
  }

  /// Paths in the site and contents.
  var files: [(path: String, text: String)] {
    sheets.sorted { $0.key < $1.key }.map { (Self.path($0.key), $0.value) }
  }

  /// The files that a page needs, whichever note its figures are from.
  func paths(for needs: FigureNeeds) -> [String] {
    needs.sweeps.filter { sheets[$0] != nil }.map(Self.path)
  }

  private static func path(_ name: String) -> String { "assets/sweeps/\(name).css" }
}
