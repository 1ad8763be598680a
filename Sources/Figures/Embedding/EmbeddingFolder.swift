import Foundation
import Notes

/// The folder of figures next to a Markdown file, with the changes that bring it up to date.
package struct EmbeddingFolder: Sendable {
  package enum Change: Hashable, Sendable {
    /// The links in the Markdown file change.
    case text(path: String)
    case write(path: String, isNew: Bool)
    /// A figure is removed because its fence no longer exists.
    case remove(path: String)

    package var path: String {
      switch self {
      case .text(let path), .write(let path, _), .remove(let path): path
      }
    }
  }

  package struct Problem: Error, CustomStringConvertible {
    package var description: String
  }

  /// The changes to make, in order; empty if the files are up to date.
  package let changes: [Change]
  private let note: String
  private let text: [UInt8]
  private let contents: [String: String]

  /// - Parameter note: the path of the Markdown file.
  package init(_ embedding: NoteEmbedding, note: String, folder: String) throws(Problem) {
    let place = NotePath.join(NotePath.folder(of: note), folder)
    let mark = NoteEmbedding.mark(of: note, folder: folder)
    var changes: [Change] = []
    var contents: [String: String] = [:]
    if FileManager.default.contents(atPath: note).map(Array.init) != embedding.text {
      changes.append(.text(path: note))
    }
    for file in embedding.files {
      let path = NotePath.join(place, file.name)
      contents[path] = file.contents
      guard let data = FileManager.default.contents(atPath: path) else {
        changes.append(.write(path: path, isNew: true))
        continue
      }
      guard String(decoding: data, as: UTF8.self).contains(mark) else {
        throw Problem(description: "'\(path)' was not created from '\(note)'; move it, or choose another folder")
      }
      if data != Data(file.contents.utf8) { changes.append(.write(path: path, isNew: false)) }
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place))?.sorted() ?? []
    for name in names where name.hasSuffix(".svg") {
      let path = NotePath.join(place, name)
      guard contents[path] == nil, let data = FileManager.default.contents(atPath: path),
        String(decoding: data, as: UTF8.self).contains(mark)
      else { continue }
      changes.append(.remove(path: path))
    }
    (self.changes, self.note, self.contents, text) = (changes, note, contents, embedding.text)
  }

  /// Returns a description of the first figure file that two notes would both write, if there is one.
  ///
  /// - Parameters:
  ///   - embeddings: the notes with their paths and the folders of their figures.
  ///   - hint: the advice at the end of the description.
  package static func clash(
    of embeddings: [(note: String, embedding: NoteEmbedding, folder: String)],
    hint: String = "give one of them another '--folder'"
  ) -> String? {
    var owners: [String: String] = [:]
    for (note, embedding, folder) in embeddings {
      let place = NotePath.join(NotePath.folder(of: note), folder)
      for file in embedding.files {
        let path = NotePath.join(place, file.name)
        let key = URL(fileURLWithPath: path).standardizedFileURL.path.lowercased()
        guard let owner = owners.updateValue(note, forKey: key), owner != note else { continue }
        return "'\(owner)' and '\(note)' would both write '\(path)'; \(hint)"
      }
    }
    return nil
  }

  /// Applies the changes: writes figures before links to them, and changes links before it removes their targets.
  package func apply() throws {
    for case .write(let path, _) in changes {
      let folder = NotePath.folder(of: path)
      if !folder.isEmpty { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
      try AtomicFile.write(Data((contents[path] ?? "").utf8), to: path)
    }
    for case .text in changes { try AtomicFile.write(Data(text), to: note) }
    for case .remove(let path) in changes {
      try FileManager.default.removeItem(atPath: path)
      let folder = NotePath.folder(of: path)
      if !folder.isEmpty, (try? FileManager.default.contentsOfDirectory(atPath: folder))?.isEmpty ?? false {
        try FileManager.default.removeItem(atPath: folder)
      }
    }
  }
}
