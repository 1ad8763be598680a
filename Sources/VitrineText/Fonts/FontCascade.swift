import CHarfBuzz

/// Chooses the font of each character: the requested font, or the first fallback font that has the whole character.
///
/// A cascade serves one paragraph, because the paragraph's text decides whether Han characters are drawn as Chinese,
/// Japanese or Korean ones.
struct FontCascade {
  /// The font with which a character is shaped, and the face with which it is drawn.
  struct Choice: Hashable {
    /// The font; `nil` without a font library.
    var font: WeightedFont?
    var face: FontFace
    var isCovered = true
    /// Whether a fallback font has the character; a space between two such characters is then set in the same font.
    var isTextFallback: Bool { face.family == .fallback && isCovered }
  }

  private let library: FontLibrary?
  private let units: [UInt16]
  private let language: String
  private var main: [FontFace: Choice] = [:]
  private var fallbacks: [FontFace: [Choice]] = [:]
  private(set) var uncovered: [Character] = []

  init(library: FontLibrary?, units: [UInt16], language: String) {
    self.library = library
    self.units = units
    self.language = language
  }

  /// Returns the requested font, whichever characters it has.
  mutating func mainChoice(_ face: FontFace) -> Choice {
    if let known = main[face] { return known }
    let choice = Choice(font: library?.font(face), face: face)
    main[face] = choice
    return choice
  }

  mutating func choice(for character: Character, face: FontFace) -> Choice {
    let first = mainChoice(face)
    guard let font = first.font else { return first }
    let wantsEmoji = Self.wantsEmoji(character)
    if !wantsEmoji && font.covers(character) { return first }
    let others = fallbackChoices(face)
    let ordered = wantsEmoji ? others.filter(\.face.isEmoji) + others.filter { !$0.face.isEmoji } : others
    if let found = ordered.first(where: { $0.font?.covers(character) ?? false }) { return found }
    if font.covers(character) { return first }
    uncovered.append(character)
    var missing = first
    missing.isCovered = false
    return missing
  }

  /// Returns whether a character has emoji presentation (UTS #51): by default, or because it contains U+FE0F.
  static func wantsEmoji(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    if scalars.contains("\u{FE0E}") { return false }
    return scalars.contains { $0 == "\u{FE0F}" || $0.properties.isEmojiPresentation }
  }

  private mutating func fallbackChoices(_ face: FontFace) -> [Choice] {
    if let known = fallbacks[face] { return known }
    var choices: [Choice] = []
    if face.family != .system {
      var system = face
      system.family = .system
      system.fallbackName = ""
      choices.append(mainChoice(system))
    }
    let names = (library?.names(role: .script) ?? []) + cjkOrder() + (library?.names(role: .emoji) ?? [])
    for name in names {
      let fallback = FontFace(
        family: .fallback, fallbackName: name, size: face.size, weight: name == FontFace.emojiName ? 400 : face.weight)
      guard let font = library?.font(named: name, weight: face.weight) else { continue }
      choices.append(Choice(font: font, face: fallback))
    }
    fallbacks[face] = choices
    return choices
  }

  /// Returns the CJK fonts in the order of preference: the language decides; without one, kana anywhere in the
  /// paragraph make its Han characters Japanese, Hangul makes them Korean, and otherwise they are Chinese.
  private func cjkOrder() -> [String] {
    let names = library?.names(role: .cjk) ?? []
    let ending: String
    if language.hasPrefix("ja") {
      ending = "JP"
    } else if language.hasPrefix("ko") {
      ending = "KR"
    } else if language.hasPrefix("zh-HK") {
      ending = "HK"
    } else if language.hasPrefix("zh-Hant") || language.hasPrefix("zh-TW") {
      ending = "TC"
    } else if language.hasPrefix("zh") {
      ending = "SC"
    } else if units.contains(where: { (0x3040...0x30FF).contains($0) || (0xFF66...0xFF9F).contains($0) }) {
      ending = "JP"
    } else if units.contains(where: { (0xAC00...0xD7A3).contains($0) || (0x1100...0x11FF).contains($0) }) {
      ending = "KR"
    } else {
      ending = "SC"
    }
    return names.filter { $0.hasSuffix(ending) } + names.filter { !$0.hasSuffix(ending) }
  }
}
