import Assets
import CHarfBuzz

/// What a reader of measures has to know about the fonts: which are missing, and what to do.
public struct FontRemark: Hashable, Sendable {
  public var message: String
  public var hint: String

  /// That there are no fonts at all.
  init(_ failure: FontLibrary.LoadError) {
    switch failure {
    case .missing(let missing):
      message = missing.description
      hint = "run Scripts/prepare-fonts in the source folder, or name a folder of fonts in \(Assets.variable)"
    case .unreadable(let path, let reason):
      message = "can't read \(path): \(reason)"
      hint = "run Scripts/prepare-fonts --force"
    }
    message = "all text is measured by guess: " + message
  }

  /// That no font has a character. Characters of one kind get the same remark.
  init(uncovered character: Character, library: FontLibrary) {
    let scalar = character.unicodeScalars.first ?? "\u{FFFD}"
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    hint = "they are measured as empty boxes"
    if FontCascade.wantsEmoji(character), let package = library.package(role: .emoji) {
      message = "there is no font for emoji"
      hint += "; install the package \(package)"
    } else if Self.isWide(scalar, script), let package = library.package(role: .cjk) {
      message = "there is no font for Chinese, Japanese and Korean characters"
      hint += "; install the package \(package)"
    } else if [HB_SCRIPT_COMMON, HB_SCRIPT_UNKNOWN, HB_SCRIPT_INHERITED].contains(script) {
      message = "no font has the character U+\(Self.hex(scalar.value))"
      hint = "it is measured as an empty box"
    } else {
      message = "no font has the characters of the script \(Self.code(script))"
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar, _ script: hb_script_t) -> Bool {
    [HB_SCRIPT_HAN, HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_HANGUL, HB_SCRIPT_BOPOMOFO].contains(script)
      || (0x3000...0x303F).contains(scalar.value) || (0xFF00...0xFFEF).contains(scalar.value)
  }

  private static func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The script's ISO 15924 code, as in `Ethi`.
  private static func code(_ script: hb_script_t) -> String {
    let tag = UInt32(script.rawValue)
    return String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
  }
}
