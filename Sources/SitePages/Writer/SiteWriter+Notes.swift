import Notes
import SiteContent
import SiteMarkup
import SiteStorage
import VitrineText

/// The pages of notes.
extension SiteWriter {
  /// - Returns: the range of each note's text in its page; `nil` unless ``findsPlaces``.
  func writeNotes(
    workers: Int, progress: @escaping @Sendable (BuildProgress) -> Void
  ) async throws -> [ContentPlace?] {
    let (total, writer) = (notes.count, self)
    let results = await inBatches(
      Array(notes.indices), workers: workers,
      didFinish: { progress(BuildProgress(phase: .writing, done: $0, total: total)) }
    ) { index in
      Result { try writer.writeNote(at: index) }
    }
    return try results.map { try $0.get() }
  }

  private func writeNote(at index: Int) throws -> ContentPlace? {
    let note = notes[index]
    let page = html(ofNoteAt: index)
    try folder.write(page, to: note.page)
    for figure in figurePages(in: page, of: note) { try folder.write(figure.bytes, to: figure.path) }
    if hasCopies { try folder.write(site.notes.parsed[index].copy, to: note.markdownCopy) }
    guard findsPlaces else { return nil }
    return ContentPlace.find(assets.renaming(site.pages[index].content, on: note.page), in: page)
  }

  /// Rewrites the page of a note in the finished output folder.
  ///
  /// - Returns: whether the page changed.
  package func replacePage(at index: Int) throws(SiteFolder.Problem) -> Bool {
    let note = notes[index]
    if hasCopies { try folder.replace(note.markdownCopy, with: Array(site.notes.parsed[index].copy.utf8)) }
    let page = html(ofNoteAt: index)
    for figure in figurePages(in: page, of: note) { try folder.add(figure.path, figure.bytes, replaces: true) }
    return try folder.replace(note.page, with: page)
  }

  /// Returns the files of a note's figures: their pages, and the descriptions of these for other programs.
  private func figurePages(in page: [UInt8], of note: Note) -> [(path: String, bytes: [UInt8])] {
    guard configuration.figurePages else { return [] }
    let models = lists.models
    return FigurePage.all(in: page, at: note.page) { cards.files[$0].flatMap(models.card) }.filter {
      site.notes.addresses.isFree(folder: $0.path)
    }
    .flatMap { [($0.path, $0.bytes)] + [$0.description].compactMap(\.self) }
  }

  private func html(ofNoteAt index: Int) -> [UInt8] {
    let (note, page) = (notes[index], site.pages[index])
    let language = site.notes.translations.isTranslation(note.path) ? note.language : nil
    let models = language.flatMap { lists.editions[$0] } ?? lists.models
    if let moved = Redirects.html(of: note, words: models.words(of: note)) { return Array(moved.utf8) }
    var frame = models.frame(note)
    frame.card = cards.files[note.page].flatMap(models.card) ?? frame.card
    frame.titleMarkup = page.titleMarkup
    var body = body(of: note, page, models)
    body.figures = sheets.paths[index].map { [StyleSheet(path: $0)] } ?? []
    body.hasExtras = sheets.hasExtras[index]
    return lists.html(of: Page(frame: frame, body: body), with: site.sources.theme.template(for: note))
  }

  private func body(of note: Note, _ page: PageContent, _ models: PageModels) -> NoteBody {
    let words = models.words(of: note)
    var body = NoteBody(
      content: page.content, path: note.path,
      markdown: hasCopies ? PercentEncoding.encode(path: NotePath.name(of: note.markdownCopy)) : "")
    body.seclusion = note.frontMatter.seclusion
    body.keywords = note.frontMatter.keywords.joined(separator: ", ")
    body.searchBoost = note.frontMatter.searchBoost
    body.classes = note.classes.joined(separator: " ")
    body.titleIdentifier = note.titleHeading
    body.contents = note.contentsEntries
    body.tags = page.tags.compactMap { tag in
      site.notes.addresses.tags.page(of: tag).map { target in
        TagLink(name: tag, href: PercentEncoding.encode(path: NotePath.relative(from: note.page, to: target)))
      }
    }
    body.hasTags = !page.tags.isEmpty && !note.beginsWithTags
    (body.taxonomies, body.related) = (lists.taxonomies(of: note), lists.related(to: note))
    body.updated = note.updated.map { ($0.dayText, words.day($0)) }
    body.versions = models.versions(of: note)
    body.alternates = models.alternates(of: note)
    if note.isPost, let blog = site.notes.addresses.blog {
      body.post = lists.facts(of: note, on: note.page, blog, words)
    }
    body.times = note.created.map { ($0.timestamp, (note.updated ?? $0).timestamp) }
    body.facts = NoteFacts.json(note, configuration, image: cards.files[note.page].flatMap(models.card))
    body.hasImages = page.styles.hasImages
    body.edit = models.editAddress(of: note)
    body.comments = models.comments(on: note)
    body.hasFormulas = page.hasFormulas
    body.needs = page.needs
    body.sweeps = site.drawings.sweeps.paths(for: page.needs).map(StyleSheet.init)
    body.backlinks = lists.backlinks(of: note, words)
    let drawing = NeighbourDrawing(lists.outline.graph, note: note.path).flatMap { $0.tellsMore ? $0 : nil }
    body.graph = drawing.map { drawing in LazyValue { [graphs = lists.graphs] in drawing.svg(on: note.page, graphs) } }
    let hidden = drawing?.hidden ?? 0
    body.moreNeighbours = (hidden, words.counted("moreNeighbours", hidden))
    return body
  }
}

extension ListWriter {
  /// The number of backlinks shown on a page, so that its size is bounded.
  private static let backlinkLimit = 40

  /// Returns the links to a note from other notes.
  func backlinks(of note: Note, _ words: InterfaceStrings) -> Shortened<Backlink> {
    let all = outline.links.backlinks[note.path] ?? []
    let more = max(0, all.count - Self.backlinkLimit)
    let shown = all.prefix(Self.backlinkLimit).compactMap { backlink in
      site.note(backlink.source).map { source in
        Backlink(
          link: models.link(to: source, from: note.page, in: note.language),
          excerpt: backlink.says(more: [source.title, note.title, NotePath.stem(of: note.path)]) ? backlink.excerpt : ""
        )
      }
    }
    return Shortened(shown: shown, more: more, moreWords: words.counted("moreBacklinks", more))
  }
}

extension Note {
  /// The entries of the page's table of contents.
  fileprivate var contentsEntries: [ContentsEntry] {
    headings.filter { (2...3).contains($0.level) || ($0.level == 1 && $0.id != titleHeading) }.map { heading in
      ContentsEntry(
        title: heading.title, level: heading.level,
        href: "#" + PercentEncoding.encode(fragment: heading.id))
    }
  }
}
