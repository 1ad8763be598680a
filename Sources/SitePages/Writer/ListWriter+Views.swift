import Notation
import Notes
import SiteContent
import SiteMarkup
import SiteStorage

/// The pages about the views and modifiers that figures use.
extension ListWriter {
  /// Writes the index of views, and for each view or modifier a page with the figures that use it.
  func writeViews() throws -> [String] {
    guard let page = outline.overviews.views else { return [] }
    let words = models.words()
    let names = outline.views.names
    for name in names {
      let frame = models.frame(name.page, title: name.title)
      try write(Page(frame: frame, body: body(of: name, index: page)), to: name.page, with: "view")
    }
    func links(_ kind: ViewUse.Kind) -> [CountedLink] {
      names.filter { $0.kind == kind }.map { name in
        CountedLink(link: PageLink(name.title, to: name.page, from: page), count: name.figures)
      }
    }
    let body = ViewsBody(views: links(.view), modifiers: links(.modifier))
    let frame = models.frame(page, title: words["indexOfViews"], description: words["viewsDescription"])
    try write(Page(frame: frame, body: body), to: page, with: "views")
    return [page] + names.map(\.page)
  }

  /// The number of notes shown on the page of a view or modifier.
  private static let placesLimit = 500

  private func body(of name: ViewIndex.Name, index: String) -> ViewBody {
    var left = Self.placesLimit
    let forms = name.forms.compactMap { form -> FormUses? in
      let places = form.places.prefix(left)
      left -= places.count
      guard !places.isEmpty else { return nil }
      return FormUses(
        name: (name.kind == .modifier ? "." : "") + form.form, container: form.container,
        notes: places.compactMap { uses(at: $0, from: name.page) })
    }
    return ViewBody(
      index: NotePath.relative(from: name.page, to: index), figures: name.figures,
      lead: models.words().counted("usedIn", name.figures), explanations: explanations(of: name.name, on: name.page),
      forms: forms, isPart: left == 0)
  }

  /// Returns links to the notes that have a view or modifier in their title, except those that search ranks below others.
  private func explanations(of name: String, on page: String) -> [PageLink] {
    notes.filter { note in
      note.frontMatter.searchBoost ?? 1 >= 1
        && note.title.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == name }
    }.map { models.link(to: $0, fragment: "", from: page) }
  }

  private func uses(at place: ViewIndex.Place, from page: String) -> NoteUses? {
    guard let note = site.note(place.note) else { return nil }
    let link = models.link(to: note, fragment: place.fragments.first ?? "", from: page)
    return NoteUses(link: link, number: models.words().counted("figureCount", place.fragments.count))
  }
}
