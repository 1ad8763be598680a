import Notes

/// A heading of a note as the target of links.
package struct HeadingPlace: Hashable, Encodable, Sendable {
  package var id: String
  package var title: String
  package var level: Int

  package init(id: String, title: String, level: Int) {
    (self.id, self.title, self.level) = (id, title, level)
  }

  /// Returns the ID of the heading that a link names by its text, regardless of punctuation; the first of several.
  /// `Chapter#Section` is the section below that chapter.
  package static func id(of words: String, in headings: [HeadingPlace]) -> String? {
    guard !words.hasPrefix("^") else { return nil }
    let names = words.split(separator: "#").map(String.init)
    var rest = headings[...]
    var found: HeadingPlace?
    for name in names {
      let (slug, words) = (HeadingIdentifiers.slug(of: name), FoldedName.words(name))
      let place = rest.firstIndex { heading in
        [name, slug].contains(heading.id) || (!words.isEmpty && FoldedName.words(heading.title) == words)
      }
      guard let place else {
        // The last name alone is the most specific.
        return names.count > 1 ? id(of: names[names.count - 1], in: headings) : nil
      }
      found = rest[place]
      let below = rest[(place + 1)...]
      rest = below.prefix { $0.level > headings[place].level }
    }
    return found?.id
  }
}
