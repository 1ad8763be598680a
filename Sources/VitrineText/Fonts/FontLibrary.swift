import Assets
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The fonts with which text is measured and drawn.
public final class FontLibrary: Sendable {
  /// The folder of the fonts and their manifest.
  public let folder: String
  /// The fonts for a style sheet, in the manifest's order, so that browsers draw with the fonts that were measured.
  public let webFonts: [WebFont]

  private let entries: [FontManifest.Entry]
  /// The files by their entry's index, opened on first use; `nil` if none of an entry's files is a font.
  private let files = Mutex<[Int: FontFile?]>([:])

  /// Reads the font manifest of the assets and opens the main fonts.
  public convenience init(_ assets: Assets) throws(LoadError) {
    let folder: String
    do { folder = try assets.folder(.fonts, holding: Self.manifest) } catch { throw .missing(error) }
    try self.init(folder: folder)
  }

  private static let manifest = "fonts.json"

  private init(folder: String) throws(LoadError) {
    self.folder = folder
    let path = folder + "/" + Self.manifest
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw .unreadable(path: path, reason: "the file can't be opened")
    }
    let manifest: FontManifest
    do { manifest = try FontManifest(bytes) } catch { throw .unreadable(path: path, reason: "\(error)") }
    entries = manifest.fonts
    webFonts = manifest.fonts.flatMap { entry in
      entry.web.map { part in
        WebFont(
          family: entry.name, isItalic: entry.style == "italic", lightestWeight: entry.weights.first ?? 400,
          boldestWeight: entry.weights.last ?? 400, path: folder + "/" + part.file,
          unicodeRange: part.unicodeRange)
      }
    }
    for (index, entry) in entries.enumerated() where entry.role == .system || entry.role == .monospaced {
      guard file(index) != nil else {
        throw .unreadable(path: folder + "/" + (entry.paths.first ?? ""), reason: "the file is not a font")
      }
    }
  }

  private func file(_ index: Int) -> FontFile? {
    files.withLock { files in
      if let known = files[index] { return known }
      let opened = FontFile(entry: entries[index], folder: folder)
      files[index] = .some(opened)
      return opened
    }
  }

  /// Returns the font for a role, weight and style.
  func font(role: FontManifest.Entry.Role, weight: Double, italic: Bool) -> WeightedFont? {
    let style = italic ? "italic" : "roman"
    let index = entries.firstIndex { $0.role == role && $0.style == style }
    return index.flatMap(file)?.weighted(weight)
  }

  /// Returns the font of a face; `nil` for a fallback font that isn't installed.
  func font(_ face: FontFace) -> WeightedFont? {
    switch face.family {
    case .system: font(role: .system, weight: face.weight, italic: face.italic)
    case .monospaced: font(role: .monospaced, weight: face.weight, italic: face.italic)
    case .fallback: font(named: face.fallbackName, weight: face.weight)
    }
  }

  /// Returns a fallback font by its name, from the entry whose weights are nearest to the requested one.
  func font(named name: String, weight: Double) -> WeightedFont? {
    func distance(_ entry: FontManifest.Entry) -> Double {
      let (low, high) = (entry.weights.first ?? 400, entry.weights.last ?? 400)
      return max(low - weight, weight - high, 0)
    }
    let candidates = entries.indices.filter { entries[$0].name == name }
    let nearest = candidates.min { (distance(entries[$0]), $0) < (distance(entries[$1]), $1) }
    return nearest.flatMap(file)?.weighted(weight)
  }

  /// Returns the names of the fallback fonts of a role, in the manifest's order.
  func names(role: FontManifest.Entry.Role) -> [String] {
    var names: [String] = []
    for entry in entries where entry.role == role && !names.contains(entry.name) { names.append(entry.name) }
    return names
  }

  /// Returns the system package that contains the fonts of a role; `nil` for fonts that need none.
  func package(role: FontManifest.Entry.Role) -> String? {
    entries.first { $0.role == role && !$0.package.isEmpty }?.package
  }

  /// An error from loading the fonts.
  public enum LoadError: Error, CustomStringConvertible {
    case missing(MissingAssets)
    case unreadable(path: String, reason: String)

    public var description: String {
      switch self {
      case .missing(let missing): missing.description
      case .unreadable(let path, let reason): "can't read \(path): \(reason)"
      }
    }
  }
}
