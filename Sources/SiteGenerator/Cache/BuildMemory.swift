import Foundation
import Notes
import Synchronization

/// What a program remembers that builds a site again and again: notes that have not changed are not read anew.
package final class BuildMemory: Sendable {
  /// A note as it was read, with all that it was read from.
  private struct Entry {
    var bytes: Data
    var reading: Document.Reading
    var shownPath: String
    var document: Document
  }

  /// By the full path of the file.
  private let entries = Mutex<[String: Entry]>([:])

  /// The drawings of the last build's graphs.
  let graphs = GraphMemory()
  /// The files of the last site.
  let files = WrittenFiles()
  /// The paths of files of the last site that were not the same in the one before, or not there, and of those that are gone since.
  package var changedFiles: Set<String> { files.changed }

  /// What wrote the last site, in which pages are made anew.
  private let writer = Mutex<SiteWriter?>(nil)

  var site: SiteWriter? { writer.withLock { $0 } }

  func remember(_ writer: SiteWriter) { self.writer.withLock { $0 = writer } }

  /// The pages of the last build.
  private let pages = Mutex(PageMemory())

  package init() {}

  /// The document of a file, remembered or read.
  ///
  /// - Parameters:
  ///   - path: the full path of the file.
  ///   - bytes: what is in it now.
  ///   - shownPath: its path in diagnostics.
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

  /// The pages of the last build that can be those of one with these surroundings.
  func pages(in surroundings: PageMemory.Surroundings) -> PageMemory {
    pages.withLock { $0 }.remaining(in: surroundings)
  }

  func remember(_ pages: PageMemory) { self.pages.withLock { $0 = pages } }

  /// Forgets all files but some.
  func keep(only paths: Set<String>) { entries.withLock { $0 = $0.filter { paths.contains($0.key) } } }

  /// How many files are remembered.
  package var count: Int { entries.withLock { $0.count } }
}
