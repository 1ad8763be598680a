import Assets
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The fonts that text is measured and drawn with.
public final class FontLibrary: Sendable {
  /// The folder of the fonts and their manifest.
  public let folder: String
  /// What a style sheet needs to let browsers draw with the measured fonts, in the manifest's order.
  public let webFonts: [WebFont]

  private let entries: [FontManifest.Entry]
  /// Files by their entry's number: opened when first needed; `nil` once it is known that there is none.
  private let files = Mutex<[Int: FontFile?]>([:])

  /// Reads the manifest of the assets' fonts and opens the main ones.
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
      throw .unreadable(path: path, reason: "it cannot be opened")
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
        throw .unreadable(path: folder + "/" + (entry.paths.first ?? ""), reason: "not a font")
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

  /// The font of a family at a weight.
  func font(role: FontManifest.Entry.Role, weight: Double, italic: Bool) -> WeightedFont? {
    let style = italic ? "italic" : "roman"
    let index = entries.firstIndex { $0.role == role && $0.style == style }
    return index.flatMap(file)?.weighted(weight)
  }

  /// The font that a face is drawn with; `nil` for a fallback font that is not on this machine.
  func font(_ face: FontFace) -> WeightedFont? {
    switch face.family {
    case .system: font(role: .system, weight: face.weight, italic: face.italic)
    case .monospaced: font(role: .monospaced, weight: face.weight, italic: face.italic)
    case .fallback: font(named: face.fallbackName, weight: face.weight)
    }
  }

  /// A fallback font by its name: the entry whose weights come nearest to the one asked for.
  func font(named name: String, weight: Double) -> WeightedFont? {
    func distance(_ entry: FontManifest.Entry) -> Double {
      let (low, high) = (entry.weights.first ?? 400, entry.weights.last ?? 400)
      return max(low - weight, weight - high, 0)
    }
    let candidates = entries.indices.filter { entries[$0].name == name }
    let nearest = candidates.min { (distance(entries[$0]), $0) < (distance(entries[$1]), $1) }
    return nearest.flatMap(file)?.weighted(weight)
  }

  /// The names of the fallback fonts of a role, in the manifest's order.
  func names(role: FontManifest.Entry.Role) -> [String] {
    var names: [String] = []
    for entry in entries where entry.role == role && !names.contains(entry.name) { names.append(entry.name) }
    return names
  }

  /// The system package that brings the font for a kind of text; `nil` for fonts that are always there.
  func package(role: FontManifest.Entry.Role) -> String? {
    entries.first { $0.role == role && !$0.package.isEmpty }?.package
  }

  /// Why fonts cannot be read.
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
