import Diagnostics
import Foundation
import Notes

/// A note's file, to be read.
struct NoteFile {
  /// In the content folder.
  let path: String
  let folder: ContentFolder

  /// In bytes. What is larger is a list of data or a mistake, and would take all of the memory.
  private static let largest = 50_000_000

  /// The note; an empty one that says why where it cannot be read.
  func document(_ reading: Document.Reading) -> Document {
    let full = folder.fullPath(path)
    guard let file = RegularFile(full) else { return unread("unreadable", "the note cannot be read") }
    guard file.size <= Self.largest else {
      return unread("too-large", "the note has more than \(Self.largest / 1_000_000) MB and is left out")
    }
    guard let data = FileManager.default.contents(atPath: full) else {
      return unread("unreadable", "the note cannot be read")
    }
    return JSONCanvas.isCanvas(path)
      ? canvas(data) : Document(bytes: Array(data), path: folder.shown(path), reading: reading)
  }

  /// A note without text of its own: what its cards say is read where they are drawn.
  private func canvas(_ data: Data) -> Document {
    let text = String(decoding: data, as: UTF8.self)
    var document = Document(text: "", path: folder.shown(path))
    document.source = SourceFile(path: folder.shown(path), text: text)
    if JSONCanvas(text) == nil {
      document.diagnostics.append(
        Diagnostic(.warning, "canvas", "the canvas cannot be read: it is not JSON", file: folder.shown(path)))
    }
    return document
  }

  private func unread(_ code: String, _ message: String) -> Document {
    var document = Document(text: "", path: folder.shown(path))
    document.diagnostics.append(Diagnostic(.error, code, message, file: folder.shown(path)))
    return document
  }
}

extension ImageSize {
  /// The sizes of a folder's images, by path.
  static func sizes(of folder: ContentFolder) -> [String: ImageSize] {
    var sizes: [String: ImageSize] = [:]
    for path in folder.files where isImage(path) {
      guard let handle = FileHandle(forReadingAtPath: folder.fullPath(path)) else { continue }
      defer { try? handle.close() }
      // JPEG files may have a preview before their size.
      guard let head = try? handle.read(upToCount: 256 * 1024) else { continue }
      let isDrawing = NotePath.fileExtension(of: path) == "svg"
      sizes[path] = isDrawing ? ImageSize(svg: Array(head)) : ImageSize(bytes: Array(head))
    }
    return sizes
  }
}
