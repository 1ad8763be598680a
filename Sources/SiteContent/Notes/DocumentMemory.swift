import Foundation
import Notes
import Synchronization

/// The parsed notes of a process that builds several times: notes that haven't changed aren't parsed again.
package final class DocumentMemory: Sendable {
  /// A parsed note with the inputs of the parser.
  private struct Entry {
    var bytes: Data
    var reading: Document.Reading
    var shownPath: String
    var document: Document
  }

  /// The parsed notes, by the full path of the file.
  private let entries = Mutex<[String: Entry]>([:])

  package init() {}

  /// Returns the document of a file, from memory or parsed now.
  ///
  /// - Parameters:
  ///   - path: the full path of the file.
  ///   - bytes: the current contents of the file.
  ///   - shownPath: the file's path in diagnostics.
  func document(
    _ path: String, _ bytes: Data, _ reading: Document.Reading, shownPath: String, read: () -> Document
  ) -> Document {
    let known = entries.withLock { $0[path] }
    if let known, known.reading == reading, known.shownPath == shownPath, known.bytes == bytes { return known.document }
    let document = read()
    if document.isOverdue { return document }
    entries.withLock {
      $0[path] = Entry(bytes: bytes, reading: reading, shownPath: shownPath, document: document)
    }
    return document
  }

  /// Removes all documents except those of these files.
  package func keep(only paths: Set<String>) { entries.withLock { $0 = $0.filter { paths.contains($0.key) } } }

  /// The number of documents in memory.
  package var count: Int { entries.withLock { $0.count } }
}
