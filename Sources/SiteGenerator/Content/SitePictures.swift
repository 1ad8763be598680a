import Foundation
import Markup
import VitrineLayout
import VitrineUI

/// The pictures that fences may name: `Image("photo")` is `assets/photo.png`, in a folder `assets` beside the note or in one
/// of the folders above it.
struct SitePictures: Sendable {
  /// By the folder that holds `assets`, then by name.
  private var folders: [String: [String: PictureLibrary.Picture]] = [:]
  private static let kinds = ["png", "jpg", "jpeg", "webp", "gif", "svg", "avif"]
  /// What an address begins with until the page is known that the figure stands in.
  static let placeholder = "site-file:/"

  init() {}

  init(files: [String], sizes: [String: ImageSize]) {
    var ranks: [String: Int] = [:]
    for path in files {
      guard let kind = Self.kinds.firstIndex(of: NotePath.fileExtension(of: path)), let size = sizes[path] else {
        continue
      }
      let parts = path.split(separator: "/").map(String.init)
      guard let assets = parts.dropLast().lastIndex(of: "assets") else { continue }
      let inside = parts[(assets + 1)...].joined(separator: "/")
      var name = NotePath.join(NotePath.folder(of: inside), NotePath.stem(of: inside))
      let scale = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
      if scale > 1 { name.removeLast(3) }
      let folder = parts[..<assets].joined(separator: "/")
      // The finest of several, then the kind that is named first.
      let rank = scale * 10 - kind
      guard rank > ranks[folder + "\n" + name] ?? .min else { continue }
      ranks[folder + "\n" + name] = rank
      folders[folder, default: [:]][name] = PictureLibrary.Picture(
        source: Self.placeholder + PercentEncoding.encode(path: path),
        size: Size(width: Double(size.width) / Double(scale), height: Double(size.height) / Double(scale)))
    }
  }

  /// The pictures for the fences of a note: those nearest to it come first.
  func library(forNote path: String) -> PictureLibrary {
    var pictures = folders[""] ?? [:]
    var folder = ""
    for part in NotePath.folder(of: path).split(separator: "/") {
      folder = NotePath.join(folder, String(part))
      if let nearer = folders[folder] { pictures.merge(nearer) { _, near in near } }
    }
    return PictureLibrary(pictures)
  }

  /// A drawing with the site's pictures inside it, for where nothing is beside it.
  static func inlined(_ svg: Element, from folder: ContentFolder) -> Element {
    svg.mapped { element in
      guard case .text(let address)? = element["href"], address.hasPrefix(placeholder) else { return }
      let path = PercentEncoding.decode(address.dropFirst(placeholder.count))
      let kind = NotePath.fileExtension(of: path)
      let type = kind == "svg" ? "svg+xml" : kind == "jpg" ? "jpeg" : kind
      let data = FileManager.default.contents(atPath: folder.fullPath(path)) ?? Data()
      element["href"] = .text("data:image/\(type);base64,\(data.base64EncodedString())")
    }
  }

  /// Figures with the addresses of the site's pictures as a page has them.
  static func addressed(_ nodes: [Node], on page: String) -> [Node] {
    let root = NotePath.relative(from: page, to: "")
    return nodes.map { node in
      guard case .element(let element) = node else { return node }
      return .element(element.renamingAddresses(startingWith: placeholder, to: root))
    }
  }
}
