import SiteContent
import Synchronization

/// The indices of the headings of all notes that links name by their text, each made once.
final class KnownHeadings: Sendable {
  private let known = Mutex<[String: HeadingIndex]>([:])

  /// - Parameter path: the path of the note with the headings.
  func index(of path: String, _ headings: [HeadingPlace]) -> HeadingIndex {
    if let index = known.withLock({ $0[path] }) { return index }
    let index = HeadingIndex(headings)
    known.withLock { $0[path] = index }
    return index
  }
}

/// The number of broken links of a page for which similar names are still looked for. Thousands of them would take long in
/// a large site, and only the first are listed.
final class SuggestionLimit: Sendable {
  private let left = Mutex(200)

  /// Whether another name may be looked for.
  func take() -> Bool {
    left.withLock { left in
      left -= 1
      return left >= 0
    }
  }
}

extension SiteMap {
  /// Returns the map of a site whose configuration allows schemes in links.
  package func allowing(_ schemes: Set<String>) -> SiteMap {
    var map = self
    map.allowedSchemes = schemes
    return map
  }

  /// Returns the ID of the heading that a link names by its text.
  ///
  /// - Parameters:
  ///   - path: the note with the heading.
  ///   - headings: the headings of that note.
  func heading(named words: String, in path: String, _ headings: [HeadingPlace]) -> String? {
    self.headings.index(of: path, headings).id(of: words)
  }
}
