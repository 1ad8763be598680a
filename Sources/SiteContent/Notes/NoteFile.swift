import Diagnostics
import Foundation
import Notes
import SiteStorage

/// A reader of one note's file.
package struct NoteFile {
  /// The path in the content folder.
  package let path: String
  package let folder: ContentFolder

  package init(path: String, folder: ContentFolder) {
    (self.path, self.folder) = (path, folder)
  }

  /// The largest size of a note, in bytes. A larger file is data or a mistake, and would need too much memory.
  private static let largest = 5_000_000

  /// Returns the parsed note; an empty note with an error if the file cannot be read.
  ///
  /// - Parameter memory: the cache that has the document if the file has not changed.
  package func document(_ reading: Document.Reading, memory: DocumentMemory? = nil) -> Document {
    let full = folder.fullPath(path)
    guard let file = RegularFile(full) else { return unread("unreadable", "the note cannot be read") }
    guard file.size <= Self.largest else {
      return unread(
        "too-large", "the note is larger than \(Self.largest / 1_000_000) MB and is left out",
        hint: "split it into several notes, or give a file of data another extension")
    }
    guard let data = FileManager.default.contents(atPath: full) else {
      return unread("unreadable", "the note cannot be read")
    }
    if Self.isBinary(data.prefix(4096)) {
      return unread("not-text", "the note is a binary file, not text, and is left out")
    }
    if JSONCanvas.isCanvas(path) { return canvas(data) }
    let shown = folder.shown(path)
    // A catalog among other files is DocC's too.
    var reading = reading
    if reading.dialect.isMarkdown, path.contains(".docc/") { reading.dialect = .docC }
    func read() -> Document { Document(bytes: Array(data), path: shown, reading: reading) }
    return memory?.document(full, data, reading, shownPath: shown, read: read) ?? read()
  }

  /// Returns whether these are the first bytes of an image, archive or program: at least one in twenty is a control
  /// character, and there are zeros at even and at odd offsets, unlike in UTF-16 text.
  private static func isBinary(_ head: Data) -> Bool {
    let bytes = Array(head)
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return false }
    let controls = bytes.count { $0 < 9 || (14..<27).contains($0) || (28..<32).contains($0) }
    guard controls * 20 >= bytes.count else { return false }
    let zeros = bytes.indices.filter { bytes[$0] == 0 }
    return zeros.contains { $0 % 2 == 0 } && zeros.contains { $0 % 2 == 1 }
  }

  /// Returns the document of a canvas, which has no text: the cards are parsed when they are drawn.
  private func canvas(_ data: Data) -> Document {
    let text = String(decoding: data, as: UTF8.self)
    var document = Document(text: "", path: folder.shown(path))
    document.source = SourceFile(path: folder.shown(path), text: text)
    if JSONCanvas(text) == nil {
      document.diagnostics.append(
        Diagnostic(.warning, "canvas", "the canvas cannot be read: it is not valid JSON", file: folder.shown(path)))
    }
    return document
  }

  private func unread(_ code: String, _ message: String, hint: String? = nil) -> Document {
    var document = Document(text: "", path: folder.shown(path))
    document.diagnostics.append(Diagnostic(.error, code, message, file: folder.shown(path), hint: hint))
    return document
  }
}

extension ImageSize {
  /// Returns the sizes of a folder's images, by path.
  package static func sizes(of folder: ContentFolder) -> [String: ImageSize] {
    var sizes: [String: ImageSize] = [:]
    for path in folder.files where isImage(path) {
      guard let handle = FileHandle(forReadingAtPath: folder.fullPath(path)) else { continue }
      defer { try? handle.close() }
      // A JPEG file can have a preview before its size.
      guard let head = try? handle.read(upToCount: 256 * 1024) else { continue }
      sizes[path] = ImageSize(of: path, Array(head))
    }
    return sizes
  }
}
