import Notes
import VitrineUI

/// A date of a note: the local date and time of its author, and the same moment in UTC.
package struct NoteDate: Hashable, Comparable, Sendable {
  /// The date and time in the author's time zone.
  package var local: CivilDate
  /// The date and time in UTC. A date without a time zone counts as UTC.
  package var moment: CivilDate

  init(_ date: CivilDate) { (local, moment) = (date, date) }

  /// Creates a date from the beginning of a text: `2026-05-01`, `2026-05-01T10:30`, `2026-05-01 10:30:00 +0200`; `nil`
  /// if the text does not begin with a date.
  package init?(_ text: String) {
    var digits = DigitReader(text)
    guard let date = CivilDate(from: &digits) else { return nil }
    self.init(date)
    moment = date.earlier(byMinutes: digits.zone() ?? 0)
  }

  /// The day, such as `2026-05-01`.
  package var dayText: String { local.dayText }

  /// The moment in UTC in the format of RFC 3339.
  package var timestamp: String { moment.timestamp }

  package static func < (a: NoteDate, b: NoteDate) -> Bool { a.moment < b.moment }
}

/// Dates as notes write them: `2026-05-01` or `2026-05-01T10:30`.
extension CivilDate {
  /// Creates a date from the beginning of a text; `nil` if the text does not begin with a date.
  package init?(_ text: String) {
    var digits = DigitReader(text)
    self.init(from: &digits)
  }

  fileprivate init?(from digits: inout DigitReader) {
    guard let year = digits.number(of: 4...4), digits.take("-"), let month = digits.number(of: 1...2), digits.take("-"),
      let day = digits.number(of: 1...2), !digits.hasDigit, (1...12).contains(month)
    else { return nil }
    self.init(year: year, month: month, day: day)
    guard (1...daysInMonth).contains(day) else { return nil }
    var time = digits
    if time.take("T") || time.take(" "), let hour = time.number(of: 1...2), time.take(":"),
      let minute = time.number(of: 2...2)
    {
      (self.hour, self.minute) = (min(hour, 23), min(minute, 59))
      digits = time
    }
  }

  /// Returns the date and time a number of minutes earlier.
  ///
  /// - Parameter count: the number of minutes, less than a day's.
  fileprivate func earlier(byMinutes count: Int) -> CivilDate {
    var date = self
    let total = hour * 60 + minute - count
    (date.hour, date.minute) = ((total + 2880) / 60 % 24, (total + 2880) % 60)
    if total < 0 {
      if day > 1 {
        date.day -= 1
      } else {
        (date.year, date.month) = month > 1 ? (year, month - 1) : (year - 1, 12)
        date.day = date.daysInMonth
      }
    } else if total >= 1440 {
      if day < daysInMonth {
        date.day += 1
      } else {
        (date.year, date.month, date.day) = month < 12 ? (year, month + 1, 1) : (year + 1, 1, 1)
      }
    }
    return date
  }

  /// The day, such as `2026-05-01`.
  package var dayText: String { Self.padded(year, 4) + "-" + Self.padded(month, 2) + "-" + Self.padded(day, 2) }

  /// The date and time in the format of RFC 3339, taken as UTC.
  package var timestamp: String { dayText + "T" + Self.padded(hour, 2) + ":" + Self.padded(minute, 2) + ":00Z" }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

/// A reader of numbers and separators at the beginning of a text.
private struct DigitReader {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  var hasDigit: Bool { rest.first.map(Self.isDigit) ?? false }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  /// Reads a number. Takes as many digits as possible within a range of counts; returns `nil` if there are fewer.
  mutating func number(of counts: ClosedRange<Int>) -> Int? {
    let digits = rest.prefix(counts.upperBound).prefix(while: Self.isDigit)
    guard counts.contains(digits.count) else { return nil }
    rest = rest.dropFirst(digits.count)
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// Reads the time after the minutes: optional seconds, then the offset of the time zone from UTC in minutes. Returns
  /// `nil` if there is no offset.
  mutating func zone() -> Int? {
    if take(":") { _ = number(of: 2...2) }
    if take(".") || take(",") { while number(of: 1...9) != nil {} }
    while take(" ") {}
    let sign = take("+") ? 1 : take("-") ? -1 : 0
    guard sign != 0, let hours = number(of: 1...2), hours < 24 else { return nil }
    _ = take(":")
    return sign * (hours * 60 + min(number(of: 2...2) ?? 0, 59))
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}

extension Note {
  /// The date on which the note was written: that of the front matter, else of the file name, else of the first commit.
  package var created: NoteDate? { writtenDate ?? (committed?.created).map { NoteDate($0) } }

  /// The date that the file name begins with.
  private var dateOfName: NoteDate? { PostName.parts(of: NotePath.stem(of: path)).date.map { NoteDate($0) } }

  /// The date of the last change: that of the front matter, else of the last commit, else the date on which the note
  /// was written.
  package var updated: NoteDate? {
    date(["updated", "modified", "lastmod"]) ?? (committed?.changed).map { NoteDate($0) } ?? writtenDate
  }

  private var writtenDate: NoteDate? { date(["date", "created", "published"]) ?? dateOfName }

  /// The date from which the note is no longer published.
  var expires: NoteDate? { date(["expires", "expiry", "expirydate", "unpublishdate"], anyCase: true) }

  /// The date from which the note is published, if it is another than its date.
  var appears: NoteDate? { date(["publishdate", "pubdate"], anyCase: true) }

  /// - Parameter anyCase: whether the keys are found in any case, as Hugo's are.
  private func date(_ keys: [String], anyCase: Bool = false) -> NoteDate? {
    let entries = frontMatter.values.entries
    return keys.lazy.compactMap { key in
      anyCase ? entries.first { $0.key.lowercased() == key }?.value.string : self.frontMatter[key]?.string
    }.compactMap { NoteDate($0) }.first
  }

  /// Whether the author marks the note as unpublished: `draft: true`, or `publish: false` (Jekyll: `published: false`).
  ///
  /// An invalid value counts as unpublished too: a missing note can be published later, but a published note cannot be
  /// taken back.
  package var isDraft: Bool {
    let matter = frontMatter
    // A key in another case is reported as a typo, and it also counts: its author meant to withhold the note.
    let other = matter.values.entries.first { $0.key != "draft" && $0.key.lowercased() == "draft" }?.value
    if let draft = matter["draft"] ?? other, draft.kind != .null, draft.isOn != false { return true }
    if let publish = matter["publish"], publish.kind != .null, publish.isOn != true {
      return publish.isOn == false || publish.string.flatMap(CivilDate.init) == nil
    }
    return matter["published"]?.isOn == false
  }
}
