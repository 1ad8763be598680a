import Diagnostics
import Notes

/// The pages in the order that the author wrote: `nav` in the configuration or in that of MkDocs, or mdBook's
/// `SUMMARY.md`.
package struct WrittenNavigation: Sendable {
  /// An entry as it is written.
  package struct Item: Hashable, Sendable {
    /// The title; `nil` for that of the page.
    package var title: String?
    /// A path in the content folder, a URL on the web, or ``rest``; empty for a heading above other items.
    package var target: String
    package var children: [Item]
    package var span: Span
  }

  package var items: [Item]
  /// The file that contains the order, as diagnostics show it.
  package var file: String
  /// The path of the note that contains the order, if it is a note.
  package var note: String?

  /// The target that includes all pages that are not listed.
  static let rest = "..."

  /// Creates the navigation from a list in the format of MkDocs: paths, `Title: path`, and `Section: […]`.
  ///
  /// - Parameter folder: the folder that paths are relative to, in the content folder.
  init(_ value: YAMLValue, file: String, folder: String = "", into diagnostics: inout [Diagnostic]) {
    self.file = file
    items = Self.items(of: value, in: folder, file, &diagnostics)
  }

  init(items: [Item], file: String, note: String? = nil) {
    (self.items, self.file, self.note) = (items, file, note)
  }

  private static func items(
    of value: YAMLValue, in folder: String, _ file: String, _ diagnostics: inout [Diagnostic]
  ) -> [Item] {
    var items: [Item] = []
    for element in value.list {
      if case .map(let entries) = element.kind {
        for entry in entries {
          if let item = item(entry, in: folder, file, &diagnostics) { items.append(item) }
        }
      } else if let path = element.string {
        items.append(Item(title: nil, target: self.path(path, in: folder), children: [], span: element.span))
      } else {
        diagnostics.append(
          Diagnostic(
            .warning, "navigation", "expected a path, or a title with a path", file: file, span: element.span,
            hint: "write '- Title: note.md'"))
      }
    }
    return items
  }

  private static func item(
    _ entry: YAMLValue.Entry, in folder: String, _ file: String, _ diagnostics: inout [Diagnostic]
  ) -> Item? {
    if let path = entry.value.string {
      return Item(title: entry.key, target: self.path(path, in: folder), children: [], span: entry.value.span)
    }
    let children = items(of: entry.value, in: folder, file, &diagnostics)
    guard !children.isEmpty else {
      diagnostics.append(
        Diagnostic(
          .warning, "navigation", "'\(entry.key)' has no pages", file: file, span: entry.keySpan,
          hint: "write '- \(entry.key): note.md'"))
      return nil
    }
    return Item(title: entry.key, target: "", children: children, span: entry.keySpan)
  }

  /// Returns a path in the content folder for a path as written; URLs and ``rest`` stay unchanged.
  static func path(_ written: String, in folder: String) -> String {
    if written == rest || isAddress(written) { return written }
    let isFolder = written.hasSuffix("/")
    return (NotePath.resolve(written, in: folder) ?? written) + (isFolder ? "/" : "")
  }

  /// Returns whether a target is an HTTP URL; other URLs are not allowed.
  package static func isAddress(_ target: String) -> Bool {
    let small = target.lowercased()
    return small.hasPrefix("https://") || small.hasPrefix("http://")
  }
}
