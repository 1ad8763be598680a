/// Which notes link to which.
package struct LinkGraph: Sendable {
  package struct Backlink: Sendable, Hashable {
    /// The path of the note that links.
    package var source: String
    /// The sentence around the link.
    package var excerpt: String

    /// Whether the words around the link tell anything but these titles.
    func says(more titles: [String]) -> Bool {
      let letters = Self.letters(excerpt)
      return !letters.isEmpty && !titles.contains { Self.letters($0) == letters }
    }

    private static func letters(_ text: String) -> String {
      guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
        return String(text.lowercased().filter { $0.isLetter || $0.isNumber })
      }
      // Nearly all there is, and this is asked for each link of each note.
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

  /// Targets by the path of the note that links, each once, in the order of the note.
  package let outgoing: [String: [String]]
  /// By the path of the note that is linked to; one for each note that links, in the order of the notes.
  package let backlinks: [String: [Backlink]]

  /// - Parameter links: for each note its path and its links, in order.
  package init(_ links: [(path: String, links: [OutgoingLink])]) {
    var outgoing: [String: [String]] = [:]
    var backlinks: [String: [Backlink]] = [:]
    for (path, links) in links {
      var seen: Set<String> = []
      // The links of a paragraph stand one after another.
      var (context, excerpt) = ("", "")
      for link in links {
        guard let target = link.target, target != path, seen.insert(target).inserted else { continue }
        outgoing[path, default: []].append(target)
        if link.context != context { (context, excerpt) = (link.context, link.context.excerpt(limit: 160)) }
        backlinks[target, default: []].append(Backlink(source: path, excerpt: excerpt))
      }
    }
    self.outgoing = outgoing
    self.backlinks = backlinks
  }

  /// The notes one link away, in either direction: those linked to first, each once.
  package func neighbours(of path: String) -> [String] {
    var seen: Set<String> = [path]
    let all = (outgoing[path] ?? []) + (backlinks[path] ?? []).map(\.source)
    return all.filter { seen.insert($0).inserted }
  }
}
