import CHarfBuzz

/// Which kinds of characters had no font, each told once.
struct FontReports {
  private var messages: Set<String> = []

  /// In alphabetical order, so that threads don't decide it.
  var remarks: [String] { messages.sorted() }

  mutating func add(_ characters: [Character], library: FontLibrary) {
    for character in characters { messages.insert(Self.message(character, library: library)) }
  }

  private static func message(_ character: Character, library: FontLibrary) -> String {
    if FontCascade.wantsEmoji(character), let package = library.package(role: .emoji) {
      return "there is no font for emoji, so they are measured as empty boxes; install the package \(package)"
    }
    guard let scalar = character.unicodeScalars.first else { return "there is no font for an empty character" }
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    let cjk = [HB_SCRIPT_HAN, HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_HANGUL, HB_SCRIPT_BOPOMOFO]
    let isWide = (0x3000...0x303F).contains(scalar.value) || (0xFF00...0xFFEF).contains(scalar.value)
    if cjk.contains(script) || isWide, let package = library.package(role: .cjk) {
      return "there is no font for Chinese, Japanese and Korean, so their characters are measured as empty boxes; "
        + "install the package \(package)"
    }
    if script == HB_SCRIPT_COMMON || script == HB_SCRIPT_UNKNOWN || script == HB_SCRIPT_INHERITED {
      return "no font has the character U+\(hex(scalar.value)), so it is measured as an empty box"
    }
    return "no font has the script \(name(script)), so its characters are measured as empty boxes"
  }

  private static func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The ISO 15924 code, as in `Ethi`.
  private static func name(_ script: hb_script_t) -> String {
    let tag = UInt32(script.rawValue)
    return String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
  }

}
