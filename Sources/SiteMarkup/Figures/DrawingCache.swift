import Diagnostics
import Figures
import Notes
import SiteContent
import SiteStorage

/// A cache of the drawings of notes. A note is drawn again only if something changed that its figures depend on.
///
/// The key of an entry is a hash of the fences, their options, the interface strings and the images. If diagnostics
/// refer to the note's text (claims, options in front matter), the key includes the text too.
package struct DrawingCache: Sendable {
  package let cache: BuildCache
  /// The cache that is shared with other machines; `nil` if there is none.
  package let shared: SharedCache?
  /// The name of the type that draws the figures.
  private let renderer: String
  /// The options for parsing notes.
  private let reading: Document.Reading
  /// The hashes of the interface strings, by language tag.
  private let words: [String: String]

  package init(
    _ cache: BuildCache, shared: SharedCache? = nil, renderer: any FigureRenderer, reading: Document.Reading,
    words: [InterfaceStrings]
  ) {
    (self.cache, self.shared) = (cache, shared)
    self.renderer = "\(type(of: renderer))"
    self.reading = reading
    self.words = Dictionary(words.map { ($0.tag, $0.sum) }, uniquingKeysWith: { first, _ in first })
  }

  /// A note whose drawings are requested.
  package struct Wanted {
    package var fences: NoteFences
    package var document: Document
    package var setting: CodeBlockMarkup.Setting
    package var words: InterfaceStrings

    package init(fences: NoteFences, document: Document, setting: CodeBlockMarkup.Setting, words: InterfaceStrings) {
      (self.fences, self.document, self.setting, self.words) = (fences, document, setting, words)
    }
  }

  /// Returns the drawings of a note, from the cache or newly drawn.
  package func drawings(_ note: Wanted, draw: () -> EvaluatedFences) -> EvaluatedFences {
    let keys = keys(note)
    guard let first = keys.first, let last = keys.last else { return draw() }
    for key in keys { if let cached = cached(key, note.fences) { return cached } }
    let drawings = draw()
    if drawings.areReproducible {
      let key = drawings.haveDiagnosticsOutsideFences ? last : first
      cache.keep(drawings.bytes, key)
      shared?.add(key)
    }
    return drawings
  }

  /// Returns the keys under which the drawings of a note may be cached, in the order of lookup: by the fences alone,
  /// then by the whole note. Returns none if the drawings are not cached.
  private func keys(_ note: Wanted) -> [CacheKey] {
    let (fences, document, setting) = (note.fences, note.document, note.setting)
    guard fences.haveFigures, let hash = words[note.words.tag], !fences.askForCommits else { return [] }
    let key = key(fences, setting, words: hash)
    var whole = key
    add(document, setting, to: &whole)
    let hasClaims = (document.frontMatter["claims"]?.isOn ?? setting.checksClaims) && document.hasSteps
    return hasClaims ? [whole] : [key, whole]
  }

  /// Fetches the drawings of some notes that other machines have cached.
  package func fetch(_ notes: [Wanted]) {
    guard let shared else { return }
    let all = notes.map(keys)
    shared.fetch(all.compactMap(\.first), into: cache)
    // Few drawings are cached by the whole note, so only notes that are still missing are looked up twice.
    let missing = all.filter { !$0.contains(where: cache.has) }
    shared.fetch(missing.compactMap { $0.dropFirst().first }, into: cache)
  }

  private func cached(_ key: CacheKey, _ fences: NoteFences) -> EvaluatedFences? {
    guard let bytes = cache.bytes(key), let drawings = EvaluatedFences(bytes: bytes),
      drawings.fences.count == fences.fences.count
    else { return nil }
    return drawings
  }

  private func key(_ fences: NoteFences, _ setting: CodeBlockMarkup.Setting, words: String) -> CacheKey {
    var key = CacheKey("drawings 4", program: cache.program)
    key.add(renderer)
    key.add(words)
    key.add(setting.keepsPictures)
    key.add(setting.medium.rawValue)
    key.add(fences.fences.count)
    for fence in fences.fences {
      key.add("\(fence.kind)")
      key.add(fence.block.info.text)
      key.add(fence.block.code)
      key.add(fence.number)
      key.add(fence.settings.count)
      for setting in fence.settings {
        key.add(setting.key)
        key.add(setting.value)
      }
    }
    // A fence that shows an image of the site contains this word: Image(…), Label(…, image:).
    guard fences.fences.contains(where: { $0.block.code.lowercased().contains("image") }) else { return key }
    for (name, picture) in setting.pictures.pictures.sorted(by: { $0.key < $1.key }) {
      key.add(name)
      key.add(picture.source)
      key.add("\(picture.size.width) \(picture.size.height)")
    }
    return key
  }

  /// Adds the whole note to a key, with the options for parsing it and its name in diagnostics.
  private func add(_ document: Document, _ setting: CodeBlockMarkup.Setting, to key: inout CacheKey) {
    key.add(setting.shownPath)
    key.add(setting.checksClaims)
    key.add(document.source.text)
    for flag in [reading.repairsText, reading.hasEmoji] { key.add(flag) }
    key.add(reading.breaks.rawValue)
    key.add(reading.dialect.name)
    for setting in setting.defaults {
      key.add(setting.key)
      key.add(setting.value)
      key.add(setting.file)
      key.add(setting.span.map { "\($0.start.line):\($0.start.column)-\($0.end.line):\($0.end.column)" })
    }
  }
}

extension NoteFences {
  /// Whether a figure is compared with an older version in the git history of the note, which the hash does not
  /// include.
  package var askForCommits: Bool {
    fences.contains { $0.settings.contains { $0.key == "compare" && $0.value.hasPrefix("@") } }
  }
}

extension Document {
  /// Whether there is a numbered list, whose items may be steps that describe the figure before it.
  fileprivate var hasSteps: Bool {
    allBlocks.contains { if case .list(let list) = $0.kind { list.start != nil } else { false } }
  }
}

extension EvaluatedFences {
  /// Whether a diagnostic refers to a place in the note's text or the configuration, not in a fence.
  fileprivate var haveDiagnosticsOutsideFences: Bool {
    !claims.isEmpty || fences.contains { $0.diagnostics.contains { $0.file != nil } }
  }

  /// Whether the drawings are the same on every machine; they may not be if evaluation ran out of time or memory.
  package var areReproducible: Bool { isLasting && !fences.contains(where: \.ranOut) }
}

extension InterfaceStrings {
  /// A hash of all strings.
  package var sum: String {
    var key = CacheKey("words", program: "")
    key.add(tag)
    for month in months { key.add(month) }
    for (name, word) in words.sorted(by: { $0.key < $1.key }) {
      key.add(name)
      for form in PluralForm.allCases { key.add(word[form]?.source) }
    }
    return key.name
  }
}
