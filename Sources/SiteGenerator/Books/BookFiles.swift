import Foundation
import Markup

/// The files that a book brings with it: pictures of the site that its chapters show, each once.
struct BookFiles {
  let folder: ContentFolder
  /// Drawings that other programs made, by their paths in the site.
  let made: [String: String]
  /// By path in the site.
  private var addresses: [String: String] = [:]
  private var list = BookFileList()

  var files: [Book.File] { list.files }

  init(_ folder: ContentFolder, made: [(path: String, text: String)]) {
    self.folder = folder
    self.made = Dictionary(made.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
  }

  /// Kinds that every reading system shows. Source: https://www.w3.org/TR/epub-33/#sec-core-media-types
  private static let kinds = [
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
    "svg": "image/svg+xml",
  ]

  /// What a file is, by its name; `nil` for what a book does not show.
  static func kind(of path: String) -> String? { kinds[NotePath.fileExtension(of: path)] }

  /// Brings a file of the site into the book.
  ///
  /// - Returns: its address there; `nil` where it is none of the site's, or none that a book can show.
  mutating func address(of path: String) -> String? {
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
      guard folder.files.contains(path), let read = FileManager.default.contents(atPath: folder.fullPath(path)) else {
        return nil
      }
      data = Array(read)
    }
    guard ending == "svg" else { return data }
    // No script and nothing from elsewhere comes into a book.
    guard var cleaned = CleanedSVG.element(of: String(decoding: data, as: UTF8.self)) else { return nil }
    cleaned = cleaned.mapped { element in
      // A picture leads nowhere, and what programs keep of their own in it is not for readers.
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
