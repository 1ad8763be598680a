import Foundation
import Markup
import Notes
import SiteStorage
import VitrineLayout
import VitrineUI

/// The images that fences can name: `Image("photo")` is `assets/photo.png`, in a folder `assets` next to the note or in
/// one of its parent folders.
package struct SitePictures: Sendable {
  /// The images, by the folder that contains `assets`, then by name.
  private var folders: [String: [String: PictureLibrary.Picture]] = [:]
  private static let kinds = ["png", "jpg", "jpeg", "webp", "gif", "svg", "avif"]
  /// The prefix of an image's URL in a figure until the page of the figure is known.
  package static let placeholder = "site-file:/"

  init() {}

  package init(files: [String], sizes: [String: ImageSize]) {
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
      // Prefers the highest resolution, then the kind that comes first in `kinds`.
      let rank = scale * 10 - kind
      guard rank > ranks[folder + "\n" + name] ?? .min else { continue }
      ranks[folder + "\n" + name] = rank
      folders[folder, default: [:]][name] = PictureLibrary.Picture(
        source: Self.placeholder + PercentEncoding.encode(path: path),
        size: Size(width: Double(size.width) / Double(scale), height: Double(size.height) / Double(scale)))
    }
  }

  /// Returns the images that a note's fences can name; of several with the same name the nearest one.
  package func library(forNote path: String) -> PictureLibrary {
    var pictures = folders[""] ?? [:]
    var folder = ""
    for part in NotePath.folder(of: path).split(separator: "/") {
      folder = NotePath.join(folder, String(part))
      if let nearer = folders[folder] { pictures.merge(nearer) { _, near in near } }
    }
    return PictureLibrary(pictures)
  }

  /// Returns a drawing with the site's images embedded as data URLs, for use outside the site.
  package static func inlined(_ svg: Element, from folder: ContentFolder) -> Element {
    svg.mapped { element in
      guard case .text(let address)? = element["href"], address.hasPrefix(placeholder) else { return }
      let path = PercentEncoding.decode(address.dropFirst(placeholder.count))
      element["href"] = .text(Self.dataURL(of: Data(folder.publishedContents(of: path) ?? []), path))
    }
  }

  /// Returns an image as a URL that holds it.
  ///
  /// - Parameter path: the path of the image, whose extension is its format.
  package static func dataURL(of image: Data, _ path: String) -> String {
    let kind = NotePath.fileExtension(of: path)
    let type = kind == "svg" ? "svg+xml" : kind == "jpg" ? "jpeg" : kind
    return "data:image/\(type);base64,\(image.base64EncodedString())"
  }

  /// Returns figures with the URLs of the site's images relative to a page.
  package static func addressed(_ nodes: [Node], on page: String) -> [Node] {
    let root = NotePath.relative(from: page, to: "")
    return nodes.map { node in
      guard case .element(let element) = node else { return node }
      return .element(element.renamingAddresses(startingWith: placeholder, to: root))
    }
  }
}
