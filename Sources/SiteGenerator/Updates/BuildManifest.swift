import Diagnostics
import Notes
import SiteReports
import SiteStorage

/// The record of a build: all that a later build needs to detect that the site is up to date, and to update the pages
/// of notes whose text has changed.
package struct BuildManifest: Sendable {
  /// The hash of the inputs other than the files of the content folder.
  var inputs: String
  /// The files that the answers of other programs depend on, with their timestamps.
  var places: [Place]
  /// The files of the content folder when they were read, and the files of the site when it was finished.
  var content: FolderStamps
  var site: FolderStamps
  /// The published notes, in order.
  var notes: [RecordedNote]
  /// The encoded ``SitePlan``. It stays the same as long as only single pages are updated; most builds do not decode
  /// it.
  package var plan: [UInt8]
  /// Whether the site contains Markdown copies of notes.
  var hasCopies: Bool
  /// Whether the program has written the list of figures.
  var hasFigureList: Bool
  /// The search index; `nil` if the site has none.
  var index: SearchIndex?
  var totals: Totals
  /// The diagnostics that belong to no note's text, and those found after the pages were written.
  var findings: [Diagnostic]
  var laterFindings: [Diagnostic]

  /// A file or folder, with a timestamp to detect changes.
  struct Place: Hashable, Sendable {
    var path: String
    var stamp: String

    init(_ path: String) { (self.path, stamp) = (path, FileStamp(path)?.text ?? "") }

    init(path: String, stamp: String) { (self.path, self.stamp) = (path, stamp) }

    var isSame: Bool { self == Place(path) }
  }

  /// The options of the search index.
  struct SearchIndex: Sendable {
    /// The language of the whole index; `nil` if the language depends on the page.
    var language: String?
  }

  struct Totals: Sendable {
    var drafts: Int
    var pages: Int
    var files: Int
    var links: Int
    var brokenLinks: Int
  }

  /// The data of a published note that change with its text.
  struct RecordedNote: Sendable {
    /// The hash of the note's text.
    var text: UInt64
    /// The position of the note's HTML in its page; `nil` if it is unknown.
    var place: ContentPlace?
    /// The diagnostics of the note's text and figures.
    var findings: [Diagnostic]
    var fences: [FenceRecord]
    /// The number of the note's figures in the list of figures.
    var figures: Int

    static func sum(of document: Document) -> UInt64 {
      var sum = QuickHash()
      sum.add(Array(document.source.text.utf8)[...])
      return sum.value
    }
  }

  /// The version of the format. Manifests of other versions are ignored.
  static let kind = "site 4"
}

extension BuildManifest {
  /// The report of the recorded build.
  var report: BuildReport {
    var report = BuildReport()
    (report.notes, report.drafts, report.pages) = (notes.count, totals.drafts, totals.pages)
    (report.files, report.links, report.brokenLinks) = (totals.files, totals.links, totals.brokenLinks)
    report.fences = notes.flatMap(\.fences)
    return report
  }
}
