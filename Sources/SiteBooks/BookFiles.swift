import Foundation
import Markup
import Notes
import SiteContent
import SiteMarkup
import SiteStorage

/// The images of the site that a book embeds, each once.
struct BookFiles {
  let folder: ContentFolder
  /// The SVG text of diagrams that other programs drew, by the path in the site.
  let made: [String: String]
  /// The paths in the book, by the path in the site.
  private var addresses: [String: String] = [:]
  private var list = BookFileList()

  var files: [Book.File] { list.files }

  init(_ folder: ContentFolder, made: [(path: String, text: String)]) {
    self.folder = folder
    self.made = Dictionary(made.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
  }

  /// Media types that every reading system supports. Source: https://www.w3.org/TR/epub-33/#sec-core-media-types
  private static let kinds = [
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
    "svg": "image/svg+xml",
  ]

  /// Returns the media type of a file, by its extension; `nil` if books can't show it.
  static func kind(of path: String) -> String? { kinds[NotePath.fileExtension(of: path)] }

  /// Adds a file of the site to the book.
  ///
  /// - Returns: the path in the book; `nil` if the file isn't part of the site or books can't show it.
  mutating func add(_ path: String) -> String? {
    if let known = addresses[path] { return known }
    let ending = NotePath.fileExtension(of: path)
    guard Self.kind(of: path) != nil, let bytes = bytes(of: path, ending) else { return nil }
    let address = list.add(bytes, ending: ending)
    addresses[path] = address
    return address
  }

  private func bytes(of path: String, _ ending: String) -> [UInt8]? {
    let data: [UInt8]
    if let text = made[path] {
      data = Array(text.utf8)
    } else {
      guard folder.files.contains(path), let read = folder.publishedContents(of: path) else { return nil }
      data = read
    }
    guard ending == "svg" else { return data }
    // Books must not contain scripts or refer to files on the web.
    guard var cleaned = CleanedSVG.element(of: String(decoding: data, as: UTF8.self)) else { return nil }
    cleaned = cleaned.mapped { element in
      // Links in images don't work in a book, and editors store their own source in `content`.
      element["content"] = nil
      guard element.name == "a" else { return }
      element.name = "g"
      element.attributes.removeAll { ["href", "xlink:href", "target", "rel"].contains($0.name) }
    }
    if cleaned["role"] != nil { cleaned["role"] = .text("img") }
    cleaned["aria-roledescription"] = nil
    if cleaned["xmlns"] == nil { cleaned["xmlns"] = .text("http://www.w3.org/2000/svg") }
    if cleaned["xmlns:xlink"] == nil { cleaned["xmlns:xlink"] = .text("http://www.w3.org/1999/xlink") }
    return Array(cleaned.xmlFile.utf8)
  }
}
