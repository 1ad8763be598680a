import Foundation
import SiteMarkup
import VitrineDiagrams

/// The style sheets of a site's figures: one for each set of figure parts that occurs on a page, so that a page loads a
/// single file with only the rules that it needs. Pages with the same parts share a file.
package struct FigureSheets: Sendable {
  /// The paths of the style sheets in the site, and their contents.
  package let files: [(path: String, text: String)]
  /// The path of each page's style sheet; `nil` for a page without figures.
  private(set) var paths: [String?]
  /// Whether each page has an element for which `assets/extras.css` has rules.
  private(set) var hasExtras: [Bool]
  /// The classes and steps on the pages of each style sheet, by its path.
  private var uses: [String: FigureStyle.Uses]

  package init(pages: [PageStyles], theme: Theme) {
    let parts = pages.map(Self.parts)
    paths = zip(pages, parts).map(Self.path)
    hasExtras = pages.map(\.hasExtras)
    var all: [String: (parts: [FigurePart], uses: FigureStyle.Uses?)] = [:]
    for (index, path) in paths.enumerated() {
      guard let path else { continue }
      var shared = all[path]?.uses ?? FigureStyle.Uses()
      shared.classes.formUnion(pages[index].classes)
      shared.steps = max(shared.steps, pages[index].steps)
      all[path] = (parts[index], shared)
    }
    self.uses = all.compactMapValues(\.uses)
    // A custom template may link to the style sheet with all rules.
    if theme.isNamed(FigureStyle.path) { all[FigureStyle.path] = (FigurePart.allCases, nil) }
    files = all.sorted { $0.key < $1.key }.map { path, entry in
      (path, Self.text(entry.parts, entry.uses, theme))
    }
  }

  private static func text(_ parts: [FigurePart], _ uses: FigureStyle.Uses?, _ theme: Theme) -> String {
    let own = ([FigureStyle.path] + parts.map(\.path)).map(theme.text(of:)).joined()
    return FigureStyle(css: own, uses: uses).css
  }

  /// The classes of elements that only some notes have.
  private static let extras: Set<String> = [
    "tabs", "diagram", "inserted", "deleted", "zoomable", "web-frame", "web-embed", "in-light", "in-dark", "footnotes",
    "math", "task-mark", "file", "properties", "button", "center", "cards", "lead",
  ]

  /// Replaces a page.
  ///
  /// - Returns: the style sheet of the page, if it now needs more rules.
  package mutating func replace(_ use: PageStyles, at index: Int, theme: Theme) -> (path: String, text: String)? {
    let parts = Self.parts(use)
    let path = Self.path(use, parts)
    (paths[index], hasExtras[index]) = (path, use.hasExtras)
    guard let path else { return nil }
    var shared = uses[path] ?? FigureStyle.Uses()
    shared.classes.formUnion(use.classes)
    shared.steps = max(shared.steps, use.steps)
    guard shared != uses[path] else { return nil }
    uses[path] = shared
    return (path, Self.text(parts, shared, theme))
  }

  /// Returns whether a page has an element for which `assets/extras.css` has rules.
  static func hasExtras(_ use: MarkupUses) -> Bool {
    !use.classes.isDisjoint(with: extras) || use.hasMedia
  }

  private static func parts(_ page: PageStyles) -> [FigurePart] {
    let classes = Set(page.classes)
    return FigurePart.allCases.filter { $0.isIn(classes) }
  }

  private static func path(_ page: PageStyles, _ parts: [FigurePart]) -> String? {
    page.classes.isEmpty ? nil : path(of: parts)
  }

  /// Returns the path of the style sheet for some parts, such as `assets/figures-steps-outline.css`.
  private static func path(of parts: [FigurePart]) -> String {
    FigureStyle.path.dropLast(4) + parts.map { "-" + $0.rawValue }.joined() + ".css"
  }
}

extension Theme {
  /// The files that pages can link to directly, without the parts of figure style sheets.
  package var wholeFiles: [(path: String, source: String)] {
    let parts = Set(FigurePart.allCases.map(\.path) + [FigureStyle.path])
    return files.filter { !parts.contains($0.path) }
  }

  /// Returns the text of a file, the site's version before the program's; empty if there is no such file.
  func text(of path: String) -> String {
    let source = files.last { $0.path == path }?.source
    return source.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) } ?? ""
  }
}
