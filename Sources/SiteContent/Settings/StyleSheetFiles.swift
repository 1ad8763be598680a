import Diagnostics
import Foundation
import Notes
import SiteStorage

/// The files that a custom style sheet loads by `url()` and `@import`, directly or indirectly. Their relative paths in
/// the site are those on disk.
package struct StyleSheetFiles {
  /// The paths in the root, and the full paths on disk; the style sheet is the first.
  package private(set) var files: [(path: String, source: String)] = []
  package private(set) var diagnostics: [Diagnostic] = []

  /// The full path of the folder that must contain all files.
  private let root: String
  /// The root's path for diagnostics; empty for the current folder.
  private let shown: String

  /// The largest size of a style sheet that is read, in bytes.
  private static let largest = 2_000_000

  /// - Parameter sheet: the style sheet's path in the root.
  package init(_ sheet: String, in root: String, shown: String) {
    (self.root, self.shown) = (URL(fileURLWithPath: root.isEmpty ? "." : root).resolvingSymlinksInPath().path, shown)
    var rest = [sheet]
    var seen: Set = [sheet]
    while let path = rest.popLast() {
      files.append((path, self.root + "/" + path))
      guard NotePath.fileExtension(of: path) == "css" else { continue }
      for file in named(in: path) where seen.insert(file).inserted { rest.append(file) }
    }
  }

  /// Returns the files that a style sheet names, and reports missing ones.
  private mutating func named(in sheet: String) -> [String] {
    let full = root + "/" + sheet
    guard RegularFile(full).map({ $0.size <= Self.largest }) ?? false,
      let text = try? String(contentsOfFile: full, encoding: .utf8)
    else { return [] }
    let source = SourceFile(path: NotePath.join(shown, sheet), text: text)
    let spans = text.matches(of: /\/\*(?s:.*?)\*\/|(?:url\(\s*|@import\s+)(?:"([^"]*)"|'([^']*)'|([^"'\s()][^\s()]*))/)
    return spans.compactMap { match in
      guard let name = match.1 ?? match.2 ?? match.3, let written = Self.path(name) else { return nil }
      let place = Span(at: source.location(atOffset: text.utf8.distance(from: text.startIndex, to: name.startIndex)))
      let found = NotePath.resolve(written, in: NotePath.folder(of: sheet))
      guard let found, isInside(found), !written.contains(" ") else {
        diagnostics.append(
          Diagnostic(
            .warning, "configuration", "there is no file '\(written)' for the style sheet", file: source.path,
            span: place,
            hint: "write a path relative to the style sheet, without spaces, that stays inside the folder of the site"))
        return nil
      }
      return found
    }
  }

  /// Returns the path in a URL; `nil` for a URL of another site.
  private static func path(_ address: Substring) -> String? {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    guard !path.isEmpty, !path.hasPrefix("/"), path.firstIndex(of: ":") == nil else { return nil }
    return PercentEncoding.decode(path)
  }

  private func isInside(_ path: String) -> Bool {
    guard RegularFile(root + "/" + path) != nil, !WithheldFile.isSecret(path) else { return false }
    return URL(fileURLWithPath: root + "/" + path).resolvingSymlinksInPath().path.hasPrefix(root + "/")
  }
}
