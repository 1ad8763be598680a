import Assets
import CHarfBuzz

/// A warning about missing fonts, with a hint how to install them.
public struct FontWarning: Hashable, Sendable {
  public var message: String
  public var hint: String

  /// Creates the warning that no font could be loaded.
  init(_ failure: FontLibrary.LoadError) {
    switch failure {
    case .missing(let missing):
      message = missing.description
      hint = "run 'Scripts/prepare-fonts' in the source folder, or set \(Assets.variable) to a folder of fonts"
    case .unreadable(let path, let reason):
      message = "can't read \(path): \(reason)"
      hint = "run 'Scripts/prepare-fonts --force'"
    }
    message = "text widths are estimated: " + message
  }

  /// Creates the warning that no font has a character; the same for all characters of a script or kind.
  init(uncovered character: Character, library: FontLibrary) {
    let scalar = character.unicodeScalars.first ?? "\u{FFFD}"
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    hint = "replace them; they are measured as empty boxes"
    if FontCascade.wantsEmoji(character), let package = library.package(role: .emoji) {
      message = "no installed font has emoji"
      hint = "install the package '\(package)'; without it they are measured as empty boxes"
    } else if Self.isWide(scalar, script), let package = library.package(role: .cjk) {
      message = "no installed font has Chinese, Japanese and Korean characters"
      hint = "install the package '\(package)'; without it they are measured as empty boxes"
    } else if [HB_SCRIPT_COMMON, HB_SCRIPT_UNKNOWN, HB_SCRIPT_INHERITED].contains(script) {
      message = "no font has the character U+\(Self.hex(scalar.value))"
      hint = "replace it; it is measured as an empty box"
    } else {
      message = "no font has the characters of the script '\(Self.code(script))'"
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

  /// Returns the script's ISO 15924 code, as in `Ethi`.
  private static func code(_ script: hb_script_t) -> String {
    let tag = UInt32(script.rawValue)
    return String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
  }
}
