import Diagnostics
import Figures
import Notes

/// A hash of everything outside a note's content that depends on the note: on other pages, and around the content on
/// its page. If the hash stays the same, a change of the note affects only the content of its page.
///
/// The hash does not include the HTML of the content, the Markdown copy, the measurements of figures, and the note's
/// diagnostics, which are all updated with the page.
enum SharedNoteFingerprint {
  /// Returns the hash.
  ///
  /// - Parameters:
  ///   - configuration: the configuration, which determines how the site uses notes.
  ///   - hasDrafts: whether there are drafts; if so, pages determine which files are published.
  /// - Returns: `nil` if any change of the note may affect other pages.
  static func sum(
    of note: Note, _ figures: CodeBlockMarkup, _ page: PageContent, _ configuration: SiteConfiguration, hasDrafts: Bool
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

  /// Adds the code and formulas that other programs process.
  private static func add(codeOf document: Document, to key: inout CacheKey) {
    for (block, _) in document.codeBlocks {
      key.add(block.isFenced ? block.info.language.lowercased() : "")
      // The names of a diagram's files contain its hash.
      if block.info.isMermaid { key.add(block.code) }
    }
    for case .formula(let formula) in document.allInlines.lazy.map(\.kind) {
      key.add(formula.tex)
      key.add(formula.isDisplay)
    }
  }

  /// Adds the data that determine the page's style sheets.
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
  fileprivate mutating func add(_ page: PageContent) {
    // Links in the same paragraph share their context, which is added once.
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

  fileprivate mutating func add(_ figures: CodeBlockMarkup) {
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

  /// Adds a value of front matter and its position, because diagnostics of other notes can point to it.
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

  /// Adds the number of items, and each item.
  private mutating func add<Item>(list items: [Item], _ body: (Item, inout CacheKey) -> Void) {
    add(items.count)
    for item in items { body(item, &self) }
  }
}
