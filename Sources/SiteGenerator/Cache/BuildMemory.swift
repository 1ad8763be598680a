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

  /// What wrote the last site, in which pages are made anew, and how many sites have been built.
  private let writer = Mutex<(last: SiteWriter?, builds: Int)>((nil, 0))

  /// What wrote the last site, and the number of its build.
  var site: (writer: SiteWriter, build: Int)? {
    writer.withLock { writer in writer.last.map { ($0, writer.builds) } }
  }

  /// A site has been built.
  func remember(_ writer: SiteWriter) { self.writer.withLock { $0 = (writer, $0.builds + 1) } }

  /// Pages of a build's site have been made anew; forgotten where another site has been built since.
  func remember(_ refreshed: SiteWriter, ofBuild build: Int) {
    writer.withLock { if $0.builds == build { $0.last = refreshed } }
  }

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
