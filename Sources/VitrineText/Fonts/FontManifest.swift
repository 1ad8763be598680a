import Markup

/// The list of fonts that `Scripts/prepare-fonts` writes: `fonts/fonts.json`.
struct FontManifest: Sendable {
  struct Entry: Sendable {
    enum Role: String, Sendable { case system, monospaced, script, cjk, emoji }
    var name: String
    var role: Role
    var style: String
    /// The index of the face in a font collection.
    var face: UInt32
    /// The lightest and the boldest weight, in CSS units.
    var weights: [Double]
    /// The paths at which the file may be, in order of preference; relative to the manifest's folder or absolute.
    var paths: [String]
    /// The system package that contains the font; empty for fonts that `Scripts/prepare-fonts` provides.
    var package: String
    var web: [Part]
  }

  struct Part: Sendable {
    var file: String
    var unicodeRange: String
  }

  var fonts: [Entry]

  /// An error from reading a manifest.
  enum Problem: Error, CustomStringConvertible {
    case notJSON
    case unknownVersion(Double?)
    /// The index of the font that lacks a key or has a value of another type.
    case badFont(Int)

    var description: String {
      switch self {
      case .notJSON: "the file is not JSON"
      case .unknownVersion(let version): "unsupported version: \(version.map { JSON.text($0) } ?? "none")"
      case .badFont(let index): "fonts[\(index)] has a missing or invalid key"
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

/// A font file for browsers, for an `@font-face` rule of a style sheet.
public struct WebFont: Hashable, Sendable {
  /// The CSS family name.
  public var family: String
  public var isItalic: Bool
  public var lightestWeight: Double
  public var boldestWeight: Double
  /// The full path of the WOFF2 file.
  public var path: String
  /// The characters of the file, in CSS syntax: `U+0-17F,U+2C6-2DD`.
  public var unicodeRange: String
}
