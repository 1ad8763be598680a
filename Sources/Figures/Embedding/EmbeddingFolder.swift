import Foundation
import Notes

/// The folder of figures beside a Markdown file, and what is to be done in it.
package struct EmbeddingFolder: Sendable {
  package enum Change: Hashable, Sendable {
    /// The Markdown file gets other links.
    case text(path: String)
    case write(path: String, isNew: Bool)
    /// A figure of a fence that is no more.
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

  /// What makes disk and note agree, in order; empty where they do.
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
        throw Problem(description: "‘\(path)’ was not drawn from ‘\(note)’; move it, or name another folder")
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

  /// Says which figure two notes would both draw, if there is one.
  ///
  /// - Parameters:
  ///   - embeddings: notes by their paths, each with where its figures go.
  ///   - hint: what can be done about it.
  package static func clash(
    of embeddings: [(note: String, embedding: NoteEmbedding, folder: String)],
    hint: String = "give one of them another ‘--folder’"
  ) -> String? {
    var owners: [String: String] = [:]
    for (note, embedding, folder) in embeddings {
      let place = NotePath.join(NotePath.folder(of: note), folder)
      for file in embedding.files {
        let path = NotePath.join(place, file.name)
        let key = URL(fileURLWithPath: path).standardizedFileURL.path.lowercased()
        guard let owner = owners.updateValue(note, forKey: key), owner != note else { continue }
        return "‘\(owner)’ and ‘\(note)’ would both draw ‘\(path)’; \(hint)"
      }
    }
    return nil
  }

  /// Makes the changes: figures before links to them, links before what they led to.
  package func apply() throws {
    for case .write(let path, _) in changes {
      let folder = NotePath.folder(of: path)
      if !folder.isEmpty { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
      try WholeFile.write(Data((contents[path] ?? "").utf8), to: path)
    }
    for case .text in changes { try WholeFile.write(Data(text), to: note) }
    for case .remove(let path) in changes {
      try FileManager.default.removeItem(atPath: path)
      let folder = NotePath.folder(of: path)
      if !folder.isEmpty, (try? FileManager.default.contentsOfDirectory(atPath: folder))?.isEmpty ?? false {
        try FileManager.default.removeItem(atPath: folder)
      }
    }
  }
}
