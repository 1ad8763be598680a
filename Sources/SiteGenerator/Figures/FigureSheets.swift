import Foundation
import VitrineDiagrams

/// The style sheets of a site's figures: one for each set of parts that the figures of a page have, so that a page asks for one file
/// with what it needs. Pages whose figures are alike share it.
struct FigureSheets: Sendable {
  /// Paths in the site, and contents.
  let files: [(path: String, text: String)]
  /// The sheet of each page; `nil` where there is no figure.
  let paths: [String?]
  /// Whether each page has something for which `assets/extras.css` has rules.
  let hasExtras: [Bool]

  /// - Parameter pages: the HTML of each page.
  init(pages: [String], theme: Theme) {
    let uses = pages.map { MarkupUses($0) }
    let parts = uses.map { use in FigurePart.allCases.filter { $0.isIn(use.classes) } }
    paths = zip(uses, parts).map { use, parts in use.classes.contains("figure") ? Self.path(of: parts) : nil }
    hasExtras = uses.map { !$0.classes.isDisjoint(with: Self.extras) || $0.hasMedia }
    var all: [String: (parts: [FigurePart], uses: FigureStyle.Uses?)] = [:]
    for (index, path) in paths.enumerated() {
      guard let path else { continue }
      var shared = all[path]?.uses ?? FigureStyle.Uses()
      shared.classes.formUnion(uses[index].classes)
      shared.steps = max(shared.steps, uses[index].steps)
      all[path] = (parts[index], shared)
    }
    // A template of the site's own may ask for all that there is.
    if theme.isNamed(FigureStyle.path) { all[FigureStyle.path] = (FigurePart.allCases, nil) }
    files = all.sorted { $0.key < $1.key }.map { path, entry in
      let own = ([FigureStyle.path] + entry.parts.map(\.path)).map(theme.text(of:)).joined()
      return (path, FigureStyle(css: own, uses: entry.uses).css)
    }
  }

  /// The classes of what only some notes have.
  private static let extras: Set<String> = [
    "tabs", "diagram", "inserted", "deleted", "zoomable", "web-frame", "web-embed", "in-light", "in-dark", "footnotes",
    "math", "task-mark", "file", "properties", "button", "center", "cards", "lead",
  ]

  /// `assets/figures-steps-outline.css`
  private static func path(of parts: [FigurePart]) -> String {
    FigureStyle.path.dropLast(4) + parts.map { "-" + $0.rawValue }.joined() + ".css"
  }
}

extension Theme {
  /// The files that pages link to as they are: those of figures are parts of others.
  var wholeFiles: [(path: String, source: String)] {
    let parts = Set(FigurePart.allCases.map(\.path) + [FigureStyle.path])
    return files.filter { !parts.contains($0.path) }
  }

  /// The text of a file, the site's own before the program's; empty where there is none.
  func text(of path: String) -> String {
    let source = files.last { $0.path == path }?.source
    return source.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) } ?? ""
  }
}
