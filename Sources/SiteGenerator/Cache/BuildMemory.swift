import SiteContent
import SitePages
import SiteStorage
import Synchronization

/// Results that a process keeps in memory between builds, such as under `vitrine serve`: notes that haven't changed
/// aren't parsed again.
package final class BuildMemory: Sendable {
  /// The parsed notes.
  let documents = DocumentMemory()
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

  /// Returns the page contents of the last build; empty if its inputs differ from these.
  func pages(in surroundings: PageMemory.Surroundings) -> PageMemory {
    pages.withLock { $0 }.remaining(in: surroundings)
  }

  func remember(_ pages: PageMemory) { self.pages.withLock { $0 = pages } }

  /// The number of documents in memory.
  package var count: Int { documents.count }
}
