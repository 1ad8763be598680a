import SiteContent
import SiteMarkup

/// The links between the notes of a site.
package struct LinkGraph: Sendable {
  package struct Backlink: Sendable, Hashable {
    /// The path of the note that links.
    package var source: String
    /// The sentence around the link.
    package var excerpt: String

    /// Returns whether the text around the link is not empty and not just one of these titles.
    func says(more titles: [String]) -> Bool {
      let letters = Self.letters(excerpt)
      return !letters.isEmpty && !titles.contains { Self.letters($0) == letters }
    }

    private static func letters(_ text: String) -> String {
      guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
        return String(text.lowercased().filter { $0.isLetter || $0.isNumber })
      }
      // Most text is ASCII, and this runs for each link of each note.
      let letters = text.utf8.compactMap { byte -> UInt8? in
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
        default: nil
        }
      }
      return String(decoding: letters, as: UTF8.self)
    }
  }

  /// The paths of the notes that a note links to, without duplicates and in the order of its links, by the note's path.
  package let outgoing: [String: [String]]
  /// The links to a note, one for each note that links to it, in the order of the notes, by the note's path.
  package let backlinks: [String: [Backlink]]

  /// - Parameter links: the path and the links of each note, in order.
  package init(_ links: [(path: String, links: [OutgoingLink])]) {
    var outgoing: [String: [String]] = [:]
    var backlinks: [String: [Backlink]] = [:]
    for (path, links) in links {
      var seen: Set<String> = []
      for link in links {
        guard let target = link.target, target != path, seen.insert(target).inserted else { continue }
        outgoing[path, default: []].append(target)
        backlinks[target, default: []].append(Backlink(source: path, excerpt: link.excerpt))
      }
    }
    self.outgoing = outgoing
    self.backlinks = backlinks
  }

  /// Returns the notes one link away in either direction, without duplicates, those that the note links to first.
  package func neighbours(of path: String) -> [String] {
    var seen: Set<String> = [path]
    let all = (outgoing[path] ?? []) + (backlinks[path] ?? []).map(\.source)
    return all.filter { seen.insert($0).inserted }
  }
}
