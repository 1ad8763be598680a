import Notes
import VitrineUI

/// A date of a note: the day and time as its author has them, and the moment that this was.
package struct NoteDate: Hashable, Comparable, Sendable {
  /// Where the author was.
  package var local: CivilDate
  /// In UTC; what has no zone is taken to be.
  package var moment: CivilDate

  init(_ date: CivilDate) { (local, moment) = (date, date) }

  /// Reads the beginning of a text: `2026-05-01`, `2026-05-01T10:30`, `2026-05-01 10:30:00 +0200`. `nil` where that is no date.
  package init?(_ text: String) {
    var digits = DigitReader(text)
    guard let date = CivilDate(from: &digits) else { return nil }
    self.init(date)
    moment = date.earlier(byMinutes: digits.zone() ?? 0)
  }

  /// `2026-05-01`.
  package var dayText: String { local.dayText }

  /// In UTC, as RFC 3339 has it.
  package var timestamp: String { moment.timestamp }

  package static func < (a: NoteDate, b: NoteDate) -> Bool { a.moment < b.moment }
}

/// Dates as notes write them: `2026-05-01` or `2026-05-01T10:30`.
extension CivilDate {
  /// Reads the beginning of a text; `nil` where that is no date.
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

  /// - Parameter count: less than a day.
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

  /// `2026-05-01`.
  package var dayText: String { Self.padded(year, 4) + "-" + Self.padded(month, 2) + "-" + Self.padded(day, 2) }

  /// RFC 3339, taken to be in UTC.
  package var timestamp: String { dayText + "T" + Self.padded(hour, 2) + ":" + Self.padded(minute, 2) + ":00Z" }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

/// Reads numbers of so many digits, one after the other.
private struct DigitReader {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  var hasDigit: Bool { rest.first.map(Self.isDigit) ?? false }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  /// As many digits as there are, at most as many as are asked for; `nil` where there are fewer.
  mutating func number(of counts: ClosedRange<Int>) -> Int? {
    let digits = rest.prefix(counts.upperBound).prefix(while: Self.isDigit)
    guard counts.contains(digits.count) else { return nil }
    rest = rest.dropFirst(digits.count)
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// Behind the minutes: perhaps seconds, then how many minutes the zone is ahead of UTC; `nil` where nothing says so.
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
  /// When the note was written: its front matter says so, else the name of its file, else its first commit.
  package var created: NoteDate? { writtenDate ?? (committed?.created).map { NoteDate($0) } }

  /// The day that the name of its file begins with.
  private var dateOfName: NoteDate? { PostName.parts(of: NotePath.stem(of: path)).date.map { NoteDate($0) } }

  /// When it was last changed: its front matter says so, else its last commit; else when it was written.
  package var updated: NoteDate? {
    date(["updated", "modified", "lastmod"]) ?? (committed?.changed).map { NoteDate($0) } ?? writtenDate
  }

  private var writtenDate: NoteDate? { date(["date", "created", "published"]) ?? dateOfName }

  /// From when on it is no longer shown.
  var expires: NoteDate? { date(["expires", "expiry", "expiryDate"]) }

  private func date(_ keys: [String]) -> NoteDate? {
    keys.lazy.compactMap { self.document.frontMatter[$0]?.string }.compactMap { NoteDate($0) }.first
  }

  /// Whether its author keeps it back: `draft: true`, or `publish: false` (`published: false`, as Jekyll has it).
  ///
  /// Where a value means nothing, the note is kept back too: what is missing is noticed, what is out cannot be called back.
  package var isDraft: Bool {
    let matter = document.frontMatter
    // A key in other case is reported, and counts here: it was meant to keep the note back.
    let other = matter.values.entries.first { $0.key != "draft" && $0.key.lowercased() == "draft" }?.value
    if let draft = matter["draft"] ?? other, draft.kind != .null, draft.isOn != false { return true }
    if let publish = matter["publish"], publish.kind != .null, publish.isOn != true {
      return publish.isOn == false || publish.string.flatMap(CivilDate.init) == nil
    }
    return matter["published"]?.isOn == false
  }
}
