import Foundation
import Notes
import Synchronization

/// Results that a process keeps in memory between builds, such as under `vitrine serve`: notes that haven't changed
/// aren't parsed again.
package final class BuildMemory: Sendable {
  /// A parsed note with the inputs of the parser.
  private struct Entry {
    var bytes: Data
    var reading: Document.Reading
    var shownPath: String
    var document: Document
  }

  /// The parsed notes, by the full path of the file.
  private let entries = Mutex<[String: Entry]>([:])

  /// The drawings of the last build's graphs.
  let graphs = GraphMemory()
  /// The files of the last build's output.
  let files = WrittenFiles()
  /// The paths of the files that the last build added, changed or removed.
  package var changedFiles: Set<String> { files.changed }

  /// The writer of the last build, which is used to replace single pages, and the number of builds.
  private let writer = Mutex<(last: SiteWriter?, builds: Int)>((nil, 0))

  /// The writer of the last build and the number of that build.
  var site: (writer: SiteWriter, build: Int)? {
    writer.withLock { writer in writer.last.map { ($0, writer.builds) } }
  }

  /// Stores the writer of a finished build.
  func remember(_ writer: SiteWriter) { self.writer.withLock { $0 = (writer, $0.builds + 1) } }

  /// Stores a writer with replaced pages, unless another build has finished since.
  func remember(_ refreshed: SiteWriter, ofBuild build: Int) {
    writer.withLock { if $0.builds == build { $0.last = refreshed } }
  }

  /// The page contents of the last build.
  private let pages = Mutex(PageMemory())

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
    entries.withLock {
      $0[path] = Entry(bytes: bytes, reading: reading, shownPath: shownPath, document: document)
    }
    return document
  }

  /// Returns the page contents of the last build; empty if its inputs differ from these.
  func pages(in surroundings: PageMemory.Surroundings) -> PageMemory {
    pages.withLock { $0 }.remaining(in: surroundings)
  }

  func remember(_ pages: PageMemory) { self.pages.withLock { $0 = pages } }

  /// Removes all documents except those of these files.
  func keep(only paths: Set<String>) { entries.withLock { $0 = $0.filter { paths.contains($0.key) } } }

  /// The number of documents in memory.
  package var count: Int { entries.withLock { $0.count } }
}
