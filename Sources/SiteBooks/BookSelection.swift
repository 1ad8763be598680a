import Diagnostics
import Notes
import SiteStorage

/// The notes that a book includes: all, or those that the requested folders, notes and tags select.
package struct BookSelection {
  private let parts: [String]

  /// An error for a requested folder, note or tag that the site doesn't have.
  package struct Unknown: Error {
    package var part: String
    package var nearest: String?
  }

  /// - Parameters:
  ///   - written: the paths of folders and notes, and tags with their `#`.
  ///   - notes: the site's notes, each with its tags.
  init(_ written: [String], of notes: [(path: String, tags: [String])]) throws(Unknown) {
    parts = written.map { part in
      let trimmed = part.hasPrefix("./") ? part.dropFirst(2) : part[...]
      return String(trimmed.hasSuffix("/") ? trimmed.dropLast() : trimmed)
    }
    for part in parts where !notes.contains(where: { Self.holds(part, $0.path, $0.tags) }) {
      let folders = Set(notes.map { NotePath.folder(of: $0.path) }).subtracting([""])
      let names = notes.map(\.path) + folders.sorted() + Set(notes.flatMap(\.tags).map { "#" + $0 }).sorted()
      throw Unknown(part: part, nearest: nearestName(to: part, among: names))
    }
  }

  func holds(_ path: String, tags: [String]) -> Bool {
    parts.isEmpty || parts.contains { Self.holds($0, path, tags) }
  }

  private static func holds(_ part: String, _ path: String, _ tags: [String]) -> Bool {
    if part.hasPrefix("#") {
      let tag = part.dropFirst().lowercased()
      return tags.contains { $0.lowercased() == tag || $0.lowercased().hasPrefix(tag + "/") }
    }
    return path == part || path == part + ".md" || path.hasPrefix(part + "/")
  }
}
