import Notes

/// A heading of a note as the target of links.
package struct HeadingPlace: Hashable, Encodable, Sendable {
  package var id: String
  package var title: String
  package var level: Int

  package init(id: String, title: String, level: Int) {
    (self.id, self.title, self.level) = (id, title, level)
  }
}

/// The headings of a note by the texts with which links name them.
package struct HeadingIndex: Sendable {
  private let headings: [HeadingPlace]
  /// The indices of the headings by ID, and by words.
  private var byID: [String: [Int]] = [:]
  private var byWords: [[Substring]: [Int]] = [:]
  /// The index behind the last heading below each one.
  private var ends: [Int]

  package init(_ headings: [HeadingPlace]) {
    self.headings = headings
    ends = Array(repeating: headings.count, count: headings.count)
    var open: [Int] = []
    for (index, heading) in headings.enumerated() {
      byID[heading.id, default: []].append(index)
      byWords[FoldedName.words(heading.title), default: []].append(index)
      while let last = open.last, headings[last].level >= heading.level { ends[open.removeLast()] = index }
      open.append(index)
    }
  }

  /// Returns the ID of the heading that a link names by its text, regardless of punctuation; the first of several.
  /// `Chapter#Section` is the section below that chapter.
  package func id(of words: String) -> String? {
    guard !words.hasPrefix("^") else { return nil }
    let names = words.split(separator: "#").map(String.init)
    var range = headings.indices
    var found: Int?
    for name in names {
      let words = FoldedName.words(name)
      let lists = [byID[name], byID[HeadingIdentifiers.slug(of: name)], words.isEmpty ? nil : byWords[words]]
      guard let place = lists.compactMap({ $0.flatMap { Self.first(of: $0, in: range) } }).min() else {
        // The last name alone is the most specific.
        return names.count > 1 ? id(of: names[names.count - 1]) : nil
      }
      found = place
      range = (place + 1)..<max(place + 1, min(range.upperBound, ends[place]))
    }
    return found.map { headings[$0].id }
  }

  /// Returns the first of some indices, in order, that is in a range.
  private static func first(of indices: [Int], in range: Range<Int>) -> Int? {
    var (low, high) = (0, indices.count)
    while low < high {
      let middle = (low + high) / 2
      if indices[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < indices.count && indices[low] < range.upperBound ? indices[low] : nil
  }
}
