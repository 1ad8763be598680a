import Diagnostics
import Foundation

// Formatters that Foundation hasn't on every platform, by the styles that it has.

/// A formatter that is known by its address.
package protocol OwnFormatter: FenceFormatter {}

extension OwnFormatter {
  package static func == (a: Self, b: Self) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// `RelativeDateTimeFormatter`: how long ago a date is.
package final class RelativeFormatter: OwnFormatter {
  package enum UnitsStyle: NativeLibraryValue {
    case full, spellOut, short, abbreviated

    package static var shownName: String { "RelativeDateTimeFormatter.UnitsStyle" }
  }
  package enum DateTimeStyle: NativeLibraryValue {
    case numeric, named

    package static var shownName: String { "RelativeDateTimeFormatter.DateTimeStyle" }
  }

  package static var shownName: String { "RelativeDateTimeFormatter" }
  var unitsStyle = UnitsStyle.full
  var dateTimeStyle = DateTimeStyle.numeric
  var locale: Locale? = .fence
  var calendar: Calendar? = .fence

  package func text(_ value: Value, _ formats: ValueFormats) -> String? {
    formats.evaluator.date(value).map { text($0, to: formats.evaluator.now, formats) }
  }

  func text(_ date: Date, to now: Date, _ formats: ValueFormats) -> String {
    let units: Date.RelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    return formats.placed(locale, calendar).relative(date, to: now, isNamed: dateTimeStyle == .named, units)
  }
}

/// `DateComponentsFormatter`: a length of time by a clock's signs, or in words.
package final class PeriodFormatter: OwnFormatter {
  package enum UnitsStyle: NativeLibraryValue {
    case positional, abbreviated, short, full, spellOut, brief

    package static var shownName: String { "DateComponentsFormatter.UnitsStyle" }
  }
  package struct ZeroFormattingBehavior: LibraryOptionSet {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static var shownName: String { "DateComponentsFormatter.ZeroFormattingBehavior" }
    static let `default` = ZeroFormattingBehavior(rawValue: 1)
    static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  package static var shownName: String { "DateComponentsFormatter" }
  var unitsStyle = UnitsStyle.positional
  var allowedUnits: NSCalendar.Unit = []
  var zeroFormattingBehavior = ZeroFormattingBehavior.default
  var maximumUnitCount = 0
  var includesApproximationPhrase = false
  var includesTimeRemainingPhrase = false
  var calendar: Calendar?

  package func text(_ value: Value, _ formats: ValueFormats) throws -> String? {
    if case .native(let parts as DateComponents) = value { return try text(parts, formats) }
    return try value.number.flatMap { try text(seconds: $0, formats) }
  }

  func text(_ parts: DateComponents, _ formats: ValueFormats) throws -> String? {
    let start = Date(seconds: 0)
    let end = (calendar ?? formats.place.localCalendar).date(byAdding: parts, to: start)
    return try end.flatMap { try text(seconds: $0.seconds, formats) }
  }

  func text(seconds: Double, _ formats: ValueFormats) throws -> String? {
    guard seconds.isFinite, abs(seconds) < 1e11 else { return nil }
    let whole = seconds.rounded(.towardZero)
    let widths: [UnitsStyle: String] = [
      .full: "wide", .spellOut: "wide", .short: "abbreviated", .brief: "brief", .abbreviated: "narrow",
    ]
    guard let width = widths[unitsStyle] else { return positional(whole) }
    let text = try UnitTexts(formats).text(
      from: Date(seconds: 0), to: Date(seconds: whole),
      units: names ?? ["year", "month", "day", "hour", "minute", "second"], width: width,
      most: maximumUnitCount > 0 ? maximumUnitCount : 7)
    return try phrase(text, formats)
  }

  /// Returns the text in the phrases that it is to have, which ICU knows in no language; here they are in English.
  private func phrase(_ text: String, _ formats: ValueFormats) throws -> String {
    guard includesApproximationPhrase || includesTimeRemainingPhrase else { return text }
    guard formats.place.locale.language.languageCode == .english else {
      throw Failure("invalid-format", "phrases of a length of time are available in English only", formats.mark)
    }
    return (includesApproximationPhrase ? "About " : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  /// The names of the units that are allowed; `nil` where nothing is said about them.
  private var names: [String]? {
    let known: [(NSCalendar.Unit, String)] = [
      (.year, "year"), (.month, "month"), ([.weekOfMonth, .weekOfYear], "week"), (.day, "day"), (.hour, "hour"),
      (.minute, "minute"), (.second, "second"),
    ]
    return allowedUnits.isEmpty ? nil : known.filter { !allowedUnits.isDisjoint(with: $0.0) }.map(\.1)
  }

  private func positional(_ seconds: Double) -> String {
    let units = [("day", 86_400), ("hour", 3600), ("minute", 60), ("second", 1)].filter {
      names?.contains($0.0) ?? true
    }
    var rest = Int(exactly: abs(seconds)) ?? 0
    var parts: [Int] = []
    for (_, length) in units {
      parts.append(rest / length)
      rest %= length
    }
    let isPadded = zeroFormattingBehavior.contains(.pad)
    if !isPadded, names?.count != 1 {
      while parts.count > (names == nil ? 1 : 2), parts.first == 0 { parts.removeFirst() }
    }
    return parts.enumerated().map { index, part in
      (index > 0 || isPadded) && part < 10 ? "0\(part)" : "\(part)"
    }.joined(separator: ":")
  }
}

/// `MeasurementFormatter`.
package final class UnitFormatter: OwnFormatter {
  package struct UnitOptions: LibraryOptionSet {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static var shownName: String { "MeasurementFormatter.UnitOptions" }
    static let providedUnit = UnitOptions(rawValue: 1)
    static let naturalScale = UnitOptions(rawValue: 2)
    static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  package static var shownName: String { "MeasurementFormatter" }
  var unitStyle = Formatter.UnitStyle.medium
  var unitOptions: UnitOptions = []
  var locale: Locale? = .fence

  package func text(_ value: Value, _ formats: ValueFormats) throws -> String? {
    guard case .native(is MeasurementValue) = value else { return nil }
    let widths: [Formatter.UnitStyle: MeasurementStyle.UnitWidth] = [.long: .wide, .short: .narrow]
    let style = MeasurementStyle(
      width: widths[unitStyle] ?? .abbreviated, usage: unitOptions.contains(.providedUnit) ? .asProvided : .general,
      hidesScaleName: unitOptions.contains(.temperatureWithoutUnit))
    return try style.text(value, formats.placed(locale, .fence))
  }
}

/// `ListFormatter`.
package final class SequenceFormatter: OwnFormatter {
  package static var shownName: String { "ListFormatter" }
  var locale: Locale? = .fence

  package func text(_ value: Value, _ formats: ValueFormats) throws -> String? {
    try SequenceStyle().text(value, formats.placed(locale, .fence))
  }
}

/// `PersonNameComponentsFormatter`.
package final class NameFormatter: OwnFormatter {
  package enum Style: NativeLibraryValue {
    case `default`, short, medium, long, abbreviated

    package static var shownName: String { "PersonNameComponentsFormatter.Style" }
    fileprivate var width: String { self == .default ? "medium" : "\(self)" }
  }

  package static var shownName: String { "PersonNameComponentsFormatter" }
  var style = Style.default

  package func text(_ value: Value, _ formats: ValueFormats) -> String? {
    if case .native(let name as PersonNameComponents) = value { string(from: name) } else { nil }
  }

  func string(from name: PersonNameComponents) -> String { name.text(style.width, isFamilyFirst: false) }
  func personNameComponents(from text: String) -> PersonNameComponents? { PersonNameComponents(parsing: text) }
  static func localizedString(from name: PersonNameComponents, style: Style) -> String {
    name.text(style.width, isFamilyFirst: false)
  }
}

extension ValueFormats {
  /// The formats for a formatter's own locale and calendar, where it has others than fences have.
  fileprivate func placed(_ locale: Locale?, _ calendar: Calendar?) -> ValueFormats {
    var place = place
    if let locale, locale != .fence { place.locale = locale }
    if let calendar, calendar != .fence { (place.calendar, place.zone) = (calendar, calendar.timeZone) }
    return ValueFormats(evaluator, place, mark)
  }
}
