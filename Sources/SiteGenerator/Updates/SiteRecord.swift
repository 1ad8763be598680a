import Diagnostics
import Notes

/// What a build writes down of itself: all that a later one needs to tell that a site is still what it would make, and to make the
/// pages of notes anew whose text has changed.
package struct SiteRecord: Sendable {
  /// The sum of what the whole site depends on beside the files of the content folder.
  var premises: String
  /// What other programs' answers depend on, as it was.
  var places: [Place]
  /// The files of the content folder when it was read, and those of the site when it was finished.
  var content: FolderStamps
  var site: FolderStamps
  /// The notes that are published, in order.
  var notes: [RecordedNote]
  /// What pages are made with, as bytes: it stays the same as long as pages are made anew by themselves, and most builds do not look at it.
  package var plan: [UInt8]
  /// Whether notes lie beside their pages.
  var hasCopies: Bool
  /// Whether the list of figures is the program's own.
  var hasFigureList: Bool
  /// The search index; `nil` where there is none.
  var index: SearchIndex?
  var totals: Totals
  /// What is wrong that is of no note's text, and what was found out when pages had been made.
  var findings: [Diagnostic]
  var laterFindings: [Diagnostic]

  /// A file or folder with what tells its versions apart.
  struct Place: Hashable, Sendable {
    var path: String
    var stamp: String

    init(_ path: String) { (self.path, stamp) = (path, FileStamp(path)?.text ?? "") }

    init(path: String, stamp: String) { (self.path, self.stamp) = (path, stamp) }

    var isSame: Bool { self == Place(path) }
  }

  /// How the search index of the pages is made.
  struct SearchIndex: Sendable {
    /// The language of all of it; `nil` where pages say which they are in.
    var language: String?
  }

  struct Totals: Sendable {
    var drafts: Int
    var pages: Int
    var files: Int
    var links: Int
    var brokenLinks: Int
  }

  /// A note that is published: what changes with its text.
  struct RecordedNote: Sendable {
    /// A sum of its text.
    var text: UInt64
    /// Where in its page its text stands.
    var place: ContentPlace?
    /// What is wrong in its text and figures.
    var findings: [Diagnostic]
    var fences: [FenceRecord]
    /// How many figures of it are in the list of figures.
    var figures: Int

    static func sum(of document: Document) -> UInt64 {
      var sum = QuickSum()
      sum.add(Array(document.source.text.utf8)[...])
      return sum.value
    }
  }

  /// The record of another program, or one that another build has written in another form, is none.
  static let kind = "site 4"
}

extension SiteRecord {
  /// What the record says the build has done.
  var report: BuildReport {
    var report = BuildReport()
    (report.notes, report.drafts, report.pages) = (notes.count, totals.drafts, totals.pages)
    (report.files, report.links, report.brokenLinks) = (totals.files, totals.links, totals.brokenLinks)
    report.fences = notes.flatMap(\.fences)
    return report
  }
}
