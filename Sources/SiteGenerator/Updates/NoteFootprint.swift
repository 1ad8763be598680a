import Diagnostics
import Figures
import Notes

/// All that the rest of a site shows of a note, or makes of it, and all that its own page has around its text: as long as it stays the
/// same, a change of the note changes the text on its page and nothing else.
///
/// Left out are the HTML of the text, the copy beside the page, what the figures measure, and what is said of the note's faults: these
/// are made anew with the page.
enum NoteFootprint {
  /// The sum of it.
  ///
  /// - Parameters:
  ///   - configuration: says what the site makes of notes.
  ///   - hasDrafts: whether notes are kept back: then files are published or not by what pages show.
  /// - Returns: `nil` where every change of the note may change something else.
  static func sum(
    of note: Note, _ figures: NoteFigures, _ page: NotePage, _ configuration: SiteConfiguration, hasDrafts: Bool
  ) -> String? {
    let document = note.document
    guard note.canvas == nil, page.shownNotes.isEmpty, document.leftOut.isEmpty, document.codeFiles.isEmpty,
      configuration.blog?.feed != .full || !note.isPost
    else { return nil }
    var key = CacheKey("footprint 1", program: "")
    key.add([note.path, note.page, note.title, note.titleHeading?.id ?? "", note.summary])
    key.add(document.frontMatter.values)
    key.add(note.isPost ? ReadingTime.minutes(document) : 0)
    for date in [note.created, note.updated] { key.add(date?.timestamp) }
    key.add(SiteMap.Entry(note))
    key.add(document.blocks.first { if case .heading = $0.kind { true } else { false } }?.span)
    key.add(note.beginsWithTags)
    key.add(page)
    if hasDrafts { key.add(UsedFiles.addresses(in: page.content)) }
    key.add(figures)
    add(codeOf: document, to: &key)
    add(stylesOf: page.content, to: &key)
    return key.name
  }

  /// What other programs are asked about.
  private static func add(codeOf document: Document, to key: inout CacheKey) {
    for (block, _) in document.codeBlocks {
      key.add(block.isFenced ? block.info.language.lowercased() : "")
      // A drawing's files have names that are sums of it.
      if block.info.isMermaid { key.add(block.code) }
    }
    for case .formula(let formula) in document.allInlines.lazy.map(\.kind) {
      key.add(formula.tex)
      key.add(formula.isDisplay)
    }
  }

  /// What decides which style sheets the page asks for, and what is in them.
  private static func add(stylesOf content: String, to key: inout CacheKey) {
    let uses = MarkupUses(content)
    key.add(FigureSheets.hasExtras(uses))
    key.add(content.containsBytes(of: " alt="))
    guard uses.classes.contains("figure") else { return }
    key.add(uses.classes.sorted())
    key.add(uses.steps)
  }
}

extension CacheKey {
  fileprivate mutating func add(_ page: NotePage) {
    // The links of a paragraph share its words: once for all of them.
    var context: String?
    add(list: page.links) { link, key in
      key.add(link.target)
      key.add(link.fragment)
      key.add(link.isBroken)
      key.add(link.context == context ? nil : link.context)
      context = link.context
    }
    add(list: page.externals) { external, key in key.add(external.address) }
    add(page.tags)
    add(page.hasFormulas)
    add(page.needs.sweeps)
    for flag in [
      page.needs.hasPlanes, page.needs.hasLive, page.needs.hasFilm, page.needs.hasTabs, page.needs.hasCanvas,
    ] {
      add(flag)
    }
  }

  fileprivate mutating func add(_ figures: NoteFigures) {
    add(list: figures.named) { named, key in key.add([named.fragment, named.title]) }
    add(list: figures.uses) { figure, key in
      key.add(figure.fragment)
      for use in figure.uses {
        key.add([use.kind.rawValue, use.name, use.form])
        key.add(use.container)
      }
    }
    add(list: figures.styleSheets) { sheet, key in key.add([sheet.name, sheet.css]) }
    add(figures.first?.html)
  }

  fileprivate mutating func add(_ entry: SiteMap.Entry) {
    entry.target.add(to: &self)
    add(entry.aliases)
    add(entry.formerPages)
    add(entry.identifier)
  }

  /// A value of front matter, with its places, which diagnostics name.
  fileprivate mutating func add(_ value: YAMLValue) {
    add(value.span)
    add(value.text)
    switch value.kind {
    case .null: add(0)
    case .bool(let flag):
      add(1)
      add(flag)
    case .number(let number):
      add(2)
      add("\(number)")
    case .string(let text):
      add(3)
      add(text)
    case .list(let values):
      add(4)
      add(list: values) { $1.add($0) }
    case .map(let entries):
      add(5)
      add(list: entries) { entry, key in
        key.add(entry.key)
        key.add(entry.keySpan)
        key.add(entry.value)
      }
    }
  }

  fileprivate mutating func add(_ span: Span?) {
    add(span != nil)
    for place in [span?.start, span?.end] {
      add(place?.line ?? 0)
      add(place?.column ?? 0)
    }
  }

  /// How many there are, and each.
  private mutating func add<Item>(list items: [Item], _ body: (Item, inout CacheKey) -> Void) {
    add(items.count)
    for item in items { body(item, &self) }
  }
}
