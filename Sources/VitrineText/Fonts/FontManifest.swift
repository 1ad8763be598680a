/// What `Scripts/prepare-fonts` wrote down about the fonts: `fonts/fonts.json`.
struct FontManifest: Decodable {
  struct Entry: Decodable, Sendable {
    enum Role: String, Decodable, Sendable { case system, monospaced, script, cjk, emoji }
    var name: String
    var role: Role
    var style: String
    /// The number of the face in a collection.
    var face: UInt32
    /// The lightest and the boldest weight.
    var weights: [Double]
    /// Where the file may be, first choice first; relative to the manifest's folder or absolute.
    var paths: [String]
    /// The system package that brings the font; empty for fonts that are prepared.
    var package: String
    var web: [Part]
  }

  struct Part: Decodable, Sendable {
    var file: String
    var unicodeRange: String
  }

  var version: Int
  var fonts: [Entry]
}

/// A font file for browsers, to be named in a style sheet's `@font-face` rule.
public struct WebFont: Hashable, Sendable {
  /// The CSS family name.
  public var family: String
  public var isItalic: Bool
  public var lightestWeight: Double
  public var boldestWeight: Double
  /// The full path of the WOFF2 file.
  public var path: String
  /// As CSS has it: `U+0-17F,U+2C6-2DD`.
  public var unicodeRange: String
}
