import SiteContent

/// Notes that are related through shared tags, terms, or links to the same notes.
///
/// The fewer notes share a trait, the more it counts: among `n` notes with the same tag, the tag adds 1/`n` to each
/// pair's score.
struct RelatedNotes: Sendable {
  /// The related notes by the path of each note, the most related first.
  let notes: [String: [String]]

  /// The number of notes above which a shared trait is ignored.
  private static let mostShared = 200

  /// - Parameters:
  ///   - traits: the path of each note, and the traits that it may share with others.
  ///   - linked: returns the notes one link away, which pages list elsewhere.
  ///   - limit: the maximum number of related notes for each note.
  init(_ traits: [(path: String, traits: Set<String>)], linked: (String) -> [String], limit: Int) {
    var members: [String: [Int]] = [:]
    for (index, note) in traits.enumerated() {
      for trait in note.traits { members[trait, default: []].append(index) }
    }
    var notes: [String: [String]] = [:]
    for (index, note) in traits.enumerated() {
      var scores: [Int: Double] = [:]
      for trait in note.traits.sorted() {
        guard let others = members[trait], (2...Self.mostShared).contains(others.count) else { continue }
        for other in others where other != index { scores[other, default: 0] += 1 / Double(others.count) }
      }
      let left = Set(linked(note.path))
      let ranked = scores.sorted { a, b in
        a.value != b.value ? a.value > b.value : traits[a.key].path < traits[b.key].path
      }
      notes[note.path] = Array(
        ranked.lazy.map { traits[$0.key].path }.filter { !left.contains($0) }.prefix(limit))
    }
    self.notes = notes
  }
}

extension RelatedNotes {
  /// Returns the related notes of a site; `nil` if the configuration turns them off.
  static func make(of site: SharedSite, _ links: LinkGraph) -> RelatedNotes? {
    let limit = site.configuration.related
    guard limit > 0 else { return nil }
    let traits = zip(site.notes.published, site.pages).filter(\.0.isListed).map { note, page in
      var traits = Set(page.tags.map { "#" + $0.lowercased() })
      traits.formUnion((links.outgoing[note.path] ?? []).map { "→" + $0 })
      for name in site.configuration.taxonomies {
        traits.formUnion(Taxonomies.terms(of: note, in: name).map { name + ":" + $0.lowercased() })
      }
      traits.formUnion(Categories.of(note.frontMatter).map { "category:" + $0.lowercased() })
      return (path: note.path, traits: traits)
    }
    return RelatedNotes(traits, linked: links.neighbours, limit: limit)
  }
}
