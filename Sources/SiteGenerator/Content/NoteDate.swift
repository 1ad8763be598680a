import Notes
import VitrineUI

/// Dates as notes write them: `2026-05-01` or `2026-05-01T10:30`.
extension CivilDate {
  /// Reads the beginning of a text; `nil` where that is no date.
  package init?(_ text: String) {
    var digits = DigitReader(text)
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
    }
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

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}

extension Note {
  /// When the note was written: its front matter says so, else the name of its file, else its first commit.
  package var created: CivilDate? { writtenDate ?? committed?.created }

  /// The day that the name of its file begins with.
  private var dateOfName: CivilDate? { PostName.parts(of: NotePath.stem(of: path)).date }

  /// When it was last changed: its front matter says so, else its last commit; else when it was written.
  package var updated: CivilDate? { date(["updated", "modified", "lastmod"]) ?? committed?.changed ?? writtenDate }

  private var writtenDate: CivilDate? { date(["date", "created", "published"]) ?? dateOfName }

  /// From when on it is no longer shown.
  var expires: CivilDate? { date(["expires", "expiry", "expiryDate"]) }

  private func date(_ keys: [String]) -> CivilDate? {
    keys.lazy.compactMap { self.document.frontMatter[$0]?.string }.compactMap(CivilDate.init).first
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
