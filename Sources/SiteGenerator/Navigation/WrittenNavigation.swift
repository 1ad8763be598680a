import Diagnostics
import Notes

/// The pages in an order that somebody has written down: `nav` in the settings or in MkDocs’, or mdBook’s `SUMMARY.md`.
package struct WrittenNavigation: Sendable {
  /// An entry as it is written.
  package struct Item: Hashable, Sendable {
    /// `nil` where the page says it.
    package var title: String?
    /// A path in the content folder, an address on the web, or ``rest``; empty for a heading of others.
    package var target: String
    package var children: [Item]
    package var span: Span
  }

  package var items: [Item]
  /// The file it stands in, as diagnostics show it.
  package var file: String
  /// The note that it is, if it is one.
  package var note: String?

  /// Stands for all pages that are not named.
  static let rest = "..."

  /// Reads a list as MkDocs has it: paths, `Title: path`, and `Section: […]`.
  ///
  /// - Parameter folder: what paths are relative to, in the content folder.
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
            .warning, "navigation", "an entry wants a path, or a title with one", file: file, span: element.span,
            hint: "- Title: note.md"))
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
          .warning, "navigation", "‘\(entry.key)’ has no pages", file: file, span: entry.keySpan,
          hint: "- \(entry.key): note.md"))
      return nil
    }
    return Item(title: entry.key, target: "", children: children, span: entry.keySpan)
  }

  /// A path as written, in the content folder; addresses and ``rest`` stay what they are.
  static func path(_ written: String, in folder: String) -> String {
    if written == rest || isAddress(written) { return written }
    let isFolder = written.hasSuffix("/")
    return (NotePath.resolve(written, in: folder) ?? written) + (isFolder ? "/" : "")
  }

  /// Whether a target is on the web; no other addresses are led to.
  static func isAddress(_ target: String) -> Bool {
    let small = target.lowercased()
    return small.hasPrefix("https://") || small.hasPrefix("http://")
  }
}
