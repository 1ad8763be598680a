import Markup

/// What `Scripts/prepare-fonts` wrote down about the fonts: `fonts/fonts.json`.
struct FontManifest: Sendable {
  struct Entry: Sendable {
    enum Role: String, Sendable { case system, monospaced, script, cjk, emoji }
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

  struct Part: Sendable {
    var file: String
    var unicodeRange: String
  }

  var fonts: [Entry]

  /// Why a manifest cannot be read.
  enum Problem: Error, CustomStringConvertible {
    case notJSON
    case unknownVersion(Double?)
    /// The number of the font, from 0, that lacks something or has something of another type.
    case badFont(Int)

    var description: String {
      switch self {
      case .notJSON: "it is not JSON"
      case .unknownVersion(let version): "version \(version.map { JSON.text($0) } ?? "none") is not known"
      case .badFont(let index): "font \(index) is not described as fonts are"
      }
    }
  }

  /// - Parameter text: the manifest's JSON.
  init(_ text: some Collection<UInt8>) throws(Problem) {
    guard let json = JSON.parse(text) else { throw .notJSON }
    guard json["version"]?.number == 1 else { throw .unknownVersion(json["version"]?.number) }
    fonts = []
    for (index, font) in (json["fonts"]?.array ?? []).enumerated() {
      guard let entry = Entry(font) else { throw .badFont(index) }
      fonts.append(entry)
    }
  }
}

extension FontManifest.Entry {
  fileprivate init?(_ json: JSON) {
    guard let name = json["name"]?.string, let role = json["role"]?.string.flatMap(Role.init(rawValue:)),
      let style = json["style"]?.string, let face = json["face"]?.number.flatMap(UInt32.init(exactly:)),
      let weights = json["weights"]?.array?.compactMap(\.number),
      let paths = json["paths"]?.array?.compactMap(\.string), let package = json["package"]?.string,
      let web = json["web"]?.array?.compactMap(FontManifest.Part.init)
    else { return nil }
    (self.name, self.role, self.style, self.face) = (name, role, style, face)
    (self.weights, self.paths, self.package, self.web) = (weights, paths, package, web)
  }
}

extension FontManifest.Part {
  fileprivate init?(_ json: JSON) {
    guard let file = json["file"]?.string, let range = json["unicodeRange"]?.string else { return nil }
    (self.file, unicodeRange) = (file, range)
  }
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
