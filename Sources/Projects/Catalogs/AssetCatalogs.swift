import Foundation
import SiteContent
import VitrineLayout
import VitrineUI

/// The colours and images of a project's asset catalogs.
package struct AssetCatalogs: Sendable {
  package private(set) var library = PictureLibrary()
  /// The names of the colours as code has them in strings.
  package private(set) var colors: Set<String> = []
  /// The symbols that Xcode generates for colours, with the names of their assets.
  private var colorSymbols: [String: String] = [:]

  /// - Parameter folders: The folders `….xcassets`, in order.
  package init(_ folders: [URL]) {
    for folder in folders { read(folder, namespace: "") }
  }

  private mutating func read(_ folder: URL, namespace: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
    for file in names {
      let inside = folder.appendingPathComponent(file)
      let name = namespace + inside.deletingPathExtension().lastPathComponent
      switch inside.pathExtension {
      case "colorset" where OwnFile.kind(of: inside) == .folder: addColor(name, inside)
      case "imageset" where OwnFile.kind(of: inside) == .folder: addImage(name, inside)
      case "":
        guard OwnFile.kind(of: inside) == .folder else { continue }
        read(inside, namespace: Self.hasNamespace(inside) ? name + "/" : namespace)
      default: continue
      }
    }
  }

  private mutating func addColor(_ name: String, _ folder: URL) {
    guard let ink = Self.contents(of: folder, as: ColorSet.self)?.ink else { return }
    colors.insert(name)
    library.colors[name] = ink
    guard let symbol = AssetName.symbol(for: name, kind: "Color") else { return }
    colorSymbols[symbol] = name
    if library.colors[symbol] == nil { library.colors[symbol] = ink }
  }

  private mutating func addImage(_ name: String, _ folder: URL) {
    guard let picture = Self.contents(of: folder, as: ImageSet.self)?.picture(in: folder) else { return }
    library.pictures[name] = picture
    guard let symbol = AssetName.symbol(for: name, kind: "Image") else { return }
    if library.pictures[symbol] == nil { library.pictures[symbol] = picture }
  }

  /// Returns the declarations of those generated symbols that code mentions and doesn't declare itself.
  package func symbols(mentionedIn names: Set<String>, besides declared: (String) -> Bool) -> String {
    let colors = colorSymbols.filter {
      names.contains($0.key) && !declared($0.key) && !Self.systemColors.contains($0.key)
    }
    return colors.sorted { $0.key < $1.key }.map { symbol, name in
      """
      extension Color { static var \(symbol): Color { Color("\(name)") } }
      extension ShapeStyle where Self == Color { static var \(symbol): Color { Color("\(name)") } }
      """
    }.joined(separator: "\n")
  }

  /// The names that SwiftUI's colours have; Xcode generates none for them.
  private static let systemColors: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
    "black", "white", "clear", "primary", "secondary", "accent", "accentColor", "background", "tint",
  ]

  private static func contents<Contents: Decodable>(of folder: URL, as type: Contents.Type) -> Contents? {
    let data = OwnFile.contents(of: folder.appendingPathComponent("Contents.json"), most: 1_000_000)
    return data.flatMap { try? JSONDecoder().decode(type, from: $0) }
  }

  private static func hasNamespace(_ folder: URL) -> Bool {
    struct Folder: Decodable {
      struct Properties: Decodable {
        var hasNamespace: Bool?
        enum CodingKeys: String, CodingKey { case hasNamespace = "provides-namespace" }
      }
      var properties: Properties?
    }
    return contents(of: folder, as: Folder.self)?.properties?.hasNamespace == true
  }
}

/// An image of an asset catalog.
private struct ImageSet: Decodable {
  private var images: [Entry]?

  private struct Entry: Decodable {
    var filename: String?
    var scale: String?
    var idiom: String?
    var appearances: [[String: String]]?
  }

  /// The most bytes of an image that is drawn.
  private static let mostBytes = 4_000_000

  /// The image with the highest scale, light.
  func picture(in folder: URL) -> PictureLibrary.Picture? {
    let entries = (images ?? []).filter { $0.filename != nil && ($0.appearances ?? []).isEmpty }
    for entry in entries.sorted(by: { Self.scale($0) > Self.scale($1) }) {
      guard let name = entry.filename, !name.contains("/"),
        let data = OwnFile.contents(of: folder.appendingPathComponent(name), most: Self.mostBytes),
        let pixels = ImageSize(of: name, Array(data))
      else { continue }
      let scale = max(Self.scale(entry), 1)
      return PictureLibrary.Picture(
        source: SitePictures.dataURL(of: data, name),
        size: Size(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale))
    }
    return nil
  }

  private static func scale(_ entry: Entry) -> Double {
    entry.scale.flatMap { Double($0.dropLast()) } ?? 1
  }
}
