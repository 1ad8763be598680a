import Diagnostics
import Foundation
import Notes

/// The files that a style sheet of the site's own asks for, by `url()` and `@import`, and those that these ask for: they lie around it
/// in the site as they lie around it on disk.
struct StyleSheetFiles {
  /// Path in the root and full path on disk, the style sheet first.
  private(set) var files: [(path: String, source: String)] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// The full path of the folder that nothing is taken from outside of.
  private let root: String
  /// How the root is shown to people; empty for the current folder.
  private let shown: String

  /// In bytes.
  private static let largest = 2_000_000

  /// - Parameter sheet: its path in the root.
  init(_ sheet: String, in root: String, shown: String) {
    (self.root, self.shown) = (URL(fileURLWithPath: root.isEmpty ? "." : root).resolvingSymlinksInPath().path, shown)
    var rest = [sheet]
    var seen: Set = [sheet]
    while let path = rest.popLast() {
      files.append((path, self.root + "/" + path))
      guard NotePath.fileExtension(of: path) == "css" else { continue }
      for file in named(in: path) where seen.insert(file).inserted { rest.append(file) }
    }
  }

  /// The files that a style sheet names, and remarks on those that are not there.
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
            .warning, "configuration", "there is no file ‘\(written)’ for the style sheet", file: source.path,
            span: place,
            hint: "a path from the style sheet, without spaces, to a file in the folder that its own path begins in"))
        return nil
      }
      return found
    }
  }

  /// What an address says of a file here; `nil` for one that leads elsewhere.
  private static func path(_ address: Substring) -> String? {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    guard !path.isEmpty, !path.hasPrefix("/"), path.firstIndex(of: ":") == nil else { return nil }
    return PercentEncoding.decode(path)
  }

  private func isInside(_ path: String) -> Bool {
    guard RegularFile(root + "/" + path) != nil else { return false }
    return URL(fileURLWithPath: root + "/" + path).resolvingSymlinksInPath().path.hasPrefix(root + "/")
  }
}
