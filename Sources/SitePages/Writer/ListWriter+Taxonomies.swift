import Notes
import SiteContent
import SiteMarkup
import SiteStorage

/// The pages of taxonomies, and the terms shown on the pages of notes.
extension ListWriter {
  func writeTaxonomies() throws -> [String] {
    var pages: [String] = []
    for taxonomy in site.notes.addresses.taxonomies.all {
      for term in taxonomy.terms {
        let body = TagBody(
          entries: term.notes.compactMap(site.note).map { models.link(to: $0, from: term.page) }, children: [],
          index: PercentEncoding.encode(path: NotePath.relative(from: term.page, to: taxonomy.index)),
          indexTitle: taxonomy.title)
        try write(Page(frame: models.frame(term.page, title: term.name), body: body), to: term.page, with: "tag")
      }
      let tags = taxonomy.terms.map { term in
        TagLink(
          name: term.name, href: PercentEncoding.encode(path: NotePath.relative(from: taxonomy.index, to: term.page)),
          count: term.notes.count)
      }
      let frame = models.frame(taxonomy.index, title: taxonomy.title)
      try write(Page(frame: frame, body: TagsBody(tags: tags)), to: taxonomy.index, with: "categories")
      pages += taxonomy.terms.map(\.page) + [taxonomy.index]
    }
    return pages
  }

  /// Returns the terms of a note in each taxonomy.
  func taxonomies(of note: Note) -> [NoteTaxonomy] {
    let addresses = site.notes.addresses.taxonomies
    func href(_ page: String) -> String {
      PercentEncoding.encode(path: NotePath.relative(from: note.page, to: page))
    }
    return addresses.all.compactMap { taxonomy in
      let terms = Taxonomies.terms(of: note, in: taxonomy.name).compactMap { term in
        addresses.page(of: term, in: taxonomy.name).map { TagLink(name: term, href: href($0)) }
      }
      return terms.isEmpty ? nil : NoteTaxonomy(title: taxonomy.title, href: href(taxonomy.index), terms: terms)
    }
  }

  /// Returns links to the notes that have most in common with a note.
  func related(to note: Note) -> [PageLink] {
    (outline.related?.notes[note.path] ?? []).compactMap(site.note).map {
      models.link(to: $0, from: note.page, in: note.language)
    }
  }
}
