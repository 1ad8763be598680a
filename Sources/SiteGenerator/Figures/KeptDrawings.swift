import Diagnostics
import Figures
import Markup
import Notes

/// The drawings of notes that were made before, kept in a cache: a note is drawn again only where something changed that its
/// figures depend on.
///
/// What is kept has the sum of the fences, their settings, the words and pictures as its name. Where something is said of the
/// note's text (claims, settings in front matter), the text belongs to it too.
struct KeptDrawings: Sendable {
  let cache: BuildCache
  /// Where those of other machines are fetched from; `nil` where there is no such place.
  let shared: SharedCache?
  /// What draws.
  private let renderer: String
  /// How notes are read.
  private let reading: Document.Reading
  /// The sums of the words, by the tag of their language.
  private let words: [String: String]

  init(
    _ cache: BuildCache, shared: SharedCache? = nil, renderer: any FigureRenderer, reading: Document.Reading,
    words: [InterfaceWords]
  ) {
    (self.cache, self.shared) = (cache, shared)
    self.renderer = "\(type(of: renderer))"
    self.reading = reading
    self.words = Dictionary(words.map { ($0.tag, $0.sum) }, uniquingKeysWith: { first, _ in first })
  }

  /// A note whose drawings are wanted.
  struct Wanted {
    var fences: NoteFences
    var document: Document
    var setting: NoteFigures.Setting
    var words: InterfaceWords
  }

  /// The drawings of a note, from the cache or made.
  func drawings(_ note: Wanted, draw: () -> NoteDrawings) -> NoteDrawings {
    let keys = keys(note)
    guard let first = keys.first, let last = keys.last else { return draw() }
    for key in keys { if let kept = kept(key, note.fences) { return kept } }
    let drawings = draw()
    if drawings.areSettled {
      let key = drawings.speakOfText ? last : first
      cache.keep(drawings.bytes, key)
      shared?.add(key)
    }
    return drawings
  }

  /// The keys under which the drawings of a note may be, in the order in which they are looked for: by the fences alone, then by the
  /// whole note. None where they are not kept.
  private func keys(_ note: Wanted) -> [CacheKey] {
    let (fences, document, setting) = (note.fences, note.document, note.setting)
    guard fences.haveFigures, let sum = words[note.words.tag], !fences.askForCommits else { return [] }
    let key = key(fences, setting, words: sum)
    var whole = key
    add(document, setting, to: &whole)
    let speaksOfFigures = (document.frontMatter["claims"]?.isOn ?? setting.checksClaims) && document.hasSteps
    return speaksOfFigures ? [whole] : [key, whole]
  }

  /// Fetches what other machines have drawn of some notes.
  func fetch(_ notes: [Wanted]) {
    guard let shared else { return }
    let all = notes.map(keys)
    shared.fetch(all.compactMap(\.first), into: cache)
    // Few are kept by the whole note, and only those are asked for twice.
    let missing = all.filter { !$0.contains(where: cache.has) }
    shared.fetch(missing.compactMap { $0.dropFirst().first }, into: cache)
  }

  private func kept(_ key: CacheKey, _ fences: NoteFences) -> NoteDrawings? {
    guard let bytes = cache.bytes(key), let drawings = NoteDrawings(bytes: bytes),
      drawings.fences.count == fences.fences.count
    else { return nil }
    return drawings
  }

  private func key(_ fences: NoteFences, _ setting: NoteFigures.Setting, words: String) -> CacheKey {
    var key = CacheKey("drawings 4", program: cache.program)
    key.add(renderer)
    key.add(words)
    key.add(setting.keepsFirst)
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
    // Whoever shows a picture of the site says so: Image(…), Label(…, image:).
    guard fences.fences.contains(where: { $0.block.code.lowercased().contains("image") }) else { return key }
    for (name, picture) in setting.pictures.pictures.sorted(by: { $0.key < $1.key }) {
      key.add(name)
      key.add(picture.source)
      key.add("\(picture.size.width) \(picture.size.height)")
    }
    return key
  }

  /// The whole note, and how it is read and named in diagnostics.
  private func add(_ document: Document, _ setting: NoteFigures.Setting, to key: inout CacheKey) {
    key.add(setting.shownPath)
    key.add(setting.checksClaims)
    key.add(document.source.text)
    for flag in [reading.repairsText, reading.hasEmoji] { key.add(flag) }
    key.add(reading.breaks.rawValue)
    key.add("\(reading.dialect)")
    for setting in setting.defaults {
      key.add(setting.key)
      key.add(setting.value)
      key.add(setting.file)
      key.add(setting.span.map { "\($0.start.line):\($0.start.column)-\($0.end.line):\($0.end.column)" })
    }
  }
}

extension NoteFences {
  /// Whether one is compared with what it was in the history of the note, which no sum tells of.
  var askForCommits: Bool {
    fences.contains { $0.settings.contains { $0.key == "compare" && $0.value.hasPrefix("@") } }
  }
}

extension Document {
  /// Whether there is a numbered list, which may tell of the figure before it.
  fileprivate var hasSteps: Bool {
    allBlocks.contains { if case .list(let list) = $0.kind { list.start != nil } else { false } }
  }
}

extension NoteDrawings {
  /// Whether something is said of a place in the note, or in the settings, and not in a fence.
  fileprivate var speakOfText: Bool {
    !claims.isEmpty || fences.contains { $0.diagnostics.contains { $0.file != nil } }
  }

  /// Whether they are the same on any machine: time and memory that run out do so here and now.
  var areSettled: Bool { isLasting && !fences.contains(where: \.ranOut) }
}

extension InterfaceWords {
  /// A sum of all words.
  var sum: String {
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
