import Notes
import VitrineUI

/// A day, with a time where the note gives one: `2026-05-01` or `2026-05-01T10:30`.
package struct NoteDate: Hashable, Sendable, Comparable {
  package var year: Int
  package var month: Int
  package var day: Int
  package var hour = 0
  package var minute = 0

  /// Reads the beginning of a text; `nil` where that is no date.
  package init?(_ text: String) {
    guard
      let match = text.prefixMatch(
        of: /(?<y>\d{4})-(?<m>\d{1,2})-(?<d>\d{1,2})(?!\d)(?:[T ](?<hh>\d{1,2}):(?<mm>\d{2}))?/),
      let year = Int(match.y), let month = Int(match.m), let day = Int(match.d), (1...12).contains(month),
      (1...Self.days(in: month, of: year)).contains(day)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
    hour = min(match.hh.flatMap { Int($0) } ?? 0, 23)
    minute = min(match.mm.flatMap { Int($0) } ?? 0, 59)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// `2026-05-01`.
  package var dayText: String { Self.padded(year, 4) + "-" + Self.padded(month, 2) + "-" + Self.padded(day, 2) }

  /// RFC 3339, taken to be in UTC.
  package var timestamp: String { dayText + "T" + Self.padded(hour, 2) + ":" + Self.padded(minute, 2) + ":00Z" }

  package static func < (a: NoteDate, b: NoteDate) -> Bool { a.timestamp < b.timestamp }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

extension Note {
  /// When the note was written: its front matter says so, else its first commit.
  package var created: NoteDate? { writtenDate ?? committed?.created }

  /// When it was last changed: its front matter says so, else its last commit; else when it was written.
  package var updated: NoteDate? { date(["updated", "modified", "lastmod"]) ?? committed?.changed ?? writtenDate }

  private var writtenDate: NoteDate? { date(["date", "created", "published"]) }

  private func date(_ keys: [String]) -> NoteDate? {
    keys.lazy.compactMap { document.frontMatter[$0]?.string }.compactMap(NoteDate.init).first
  }

  /// Whether its author keeps it back: `draft: true`, or `publish: false` (`published: false`, as Jekyll has it).
  ///
  /// Where a value means nothing, the note is kept back too: what is missing is noticed, what is out cannot be called back.
  package var isDraft: Bool {
    let matter = document.frontMatter
    if let draft = matter["draft"], draft.kind != .null, draft.isOn != false { return true }
    if let publish = matter["publish"], publish.kind != .null, publish.isOn != true {
      return publish.isOn == false || publish.string.flatMap(NoteDate.init) == nil
    }
    return matter["published"]?.isOn == false
  }
}

extension NoteDate {
  /// The day and minute in UTC.
  init(secondsSince1970 seconds: Int) {
    let civil = CivilDate(secondsSince1970: Double(seconds))
    (year, month, day) = (civil.year, civil.month, civil.day)
    (hour, minute) = (civil.hour, civil.minute)
  }
}
