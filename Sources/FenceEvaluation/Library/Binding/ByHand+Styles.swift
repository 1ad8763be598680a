import Diagnostics
import Foundation

/// Members of format styles: the styles that fences begin with, and what is written by them.
struct StyleMembers {
  let call: LibraryCall
}

extension LibraryCall {
  var styles: StyleMembers { StyleMembers(call: self) }
}

/// Any style of Foundation as the value that a member is called on.
struct AnyStyle: LibraryArgument {
  let value: Value

  static var shownName: String { "FormatStyle" }
  static func read(_ value: Value, _ call: LibraryCall) -> AnyStyle? {
    if case .native(is any FenceStyle) = value { AnyStyle(value: value) } else { nil }
  }
}

extension Evaluator {
  /// The names of the styles that a dot begins.
  var formatStyleNames: [String] { LibraryIndex.shared.members(of: "FormatStyle").keys.sorted() }
}

// MARK: Writing

extension StyleMembers {
  private var formats: ValueFormats { ValueFormats(call.evaluator, .standard, call.mark) }

  func format(_ base: AnyStyle, _ value: LibraryElement) throws -> String {
    try formats.text(call.assigned[0][0].value, by: base.value)
  }
  func formatted(_ base: LibraryElement) throws -> String { try formats.text(call.receiver, by: nil) }
  func formatted(_ base: LibraryElement, _ style: LibraryElement) throws -> String {
    try formats.text(call.receiver, by: call.assigned[0][0].value)
  }
  func formatted(
    _ base: LibraryElement, date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) throws -> String {
    if case .range = call.receiver { return try formats.text(call.receiver, by: .native(interval(date, time))) }
    return try formats.text(call.receiver, by: .native(dateTime(date, time)))
  }
}

// MARK: Numbers

extension StyleMembers {
  func number(_ type: AnyStyle.Type) -> NumberStyle { NumberStyle() }
  func percent(_ type: AnyStyle.Type) -> NumberStyle { NumberStyle(.percent) }
  func currency(_ type: AnyStyle.Type, code: String) throws -> NumberStyle {
    guard code.utf8.count == 3, code.allSatisfy({ $0.isLetter && $0.isASCII }) else {
      throw Failure("type-mismatch", "currency code must have three letters", call.mark, hint: "write code: \"USD\"")
    }
    return NumberStyle(.currency(code: code))
  }
  func make(_ type: NumberStyle.Type) -> NumberStyle { NumberStyle(kind) }
  func make(_ type: NumberStyle.Type, locale: Locale) -> NumberStyle { NumberStyle(kind, locale: locale) }
  func make(_ type: NumberStyle.Type, code: String) throws -> NumberStyle { try currency(AnyStyle.self, code: code) }
  func make(_ type: NumberStyle.Type, code: String, locale: Locale) throws -> NumberStyle {
    try currency(AnyStyle.self, code: code).locale(locale)
  }
  /// The kind of numbers that the type being made is for.
  private var kind: NumberStyle.Kind {
    if case .type(let type) = call.receiver, type.name.hasSuffix(".Percent") { .percent } else { .number }
  }

  func presentation(_ base: NumberStyle, _ presentation: NumberPresentation) throws -> NumberStyle {
    guard case .currency = base.kind else {
      throw Failure(.unknownMember("presentation", of: "number format style", near: nil), call.mark)
    }
    return base.presentation(presentation)
  }

  func significantDigits(_ type: NumberPrecision.Type, _ digits: Int) throws -> NumberPrecision {
    .significantDigits(try self.digits(0))
  }
  func significantDigits(_ type: NumberPrecision.Type, _ limits: LibraryElement) throws -> NumberPrecision {
    .significantDigits(try digits(0))
  }
  func fractionLength(_ type: NumberPrecision.Type, _ length: Int) throws -> NumberPrecision {
    .fractionLength(try digits(0))
  }
  func fractionLength(_ type: NumberPrecision.Type, _ limits: LibraryElement) throws -> NumberPrecision {
    .fractionLength(try digits(0))
  }
  func integerLength(_ type: NumberPrecision.Type, _ length: Int) throws -> NumberPrecision {
    .integerLength(try digits(0))
  }
  func integerLength(_ type: NumberPrecision.Type, _ limits: LibraryElement) throws -> NumberPrecision {
    .integerLength(try digits(0))
  }
  func integerAndFractionLength(_ type: NumberPrecision.Type, integer: Int, fraction: Int) throws -> NumberPrecision {
    .integerAndFractionLength(try digits(0), try digits(1))
  }
  func integerAndFractionLength(
    _ type: NumberPrecision.Type, integerLimits: LibraryElement, fractionLimits: LibraryElement
  ) throws -> NumberPrecision { .integerAndFractionLength(try digits(0), try digits(1)) }
  private func digits(_ index: Int) throws -> NumberDigits {
    let argument = call.assigned[index][0]
    guard let digits = NumberDigits(argument.value) else {
      throw Failure(.typeMismatch(found: argument.value.typeSubject, wanted: ["Int"]), argument.mark)
    }
    return digits
  }
}

// MARK: Dates and lengths of time

extension StyleMembers {
  private func dateTime(_ date: Date.FormatStyle.DateStyle?, _ time: Date.FormatStyle.TimeStyle?) -> Date.FormatStyle {
    let place = FormatPlace.standard
    return Date.FormatStyle(
      date: date, time: time, locale: place.locale, calendar: place.localCalendar, timeZone: place.zone)
  }
  private func interval(
    _ date: Date.FormatStyle.DateStyle?, _ time: Date.FormatStyle.TimeStyle?
  ) -> Date.IntervalFormatStyle {
    let place = FormatPlace.standard
    return Date.IntervalFormatStyle(
      date: date, time: time, locale: place.locale, calendar: place.localCalendar, timeZone: place.zone)
  }

  // Foundation's own are deprecated.
  func defaultDigitsNoAMPM(_ type: Date.FormatStyle.Symbol.Hour.Type) -> Date.FormatStyle.Symbol.Hour {
    .defaultDigits(amPM: .omitted)
  }
  func twoDigitsNoAMPM(_ type: Date.FormatStyle.Symbol.Hour.Type) -> Date.FormatStyle.Symbol.Hour {
    .twoDigits(amPM: .omitted)
  }

  func dateTime(_ type: AnyStyle.Type) -> Date.FormatStyle { .fence }
  func make(_ type: Date.FormatStyle.Type) -> Date.FormatStyle { .fence }
  func make(
    _ type: Date.FormatStyle.Type, date: Date.FormatStyle.DateStyle?, time: Date.FormatStyle.TimeStyle?,
    locale: Locale, calendar: Calendar, timeZone: TimeZone
  ) -> Date.FormatStyle {
    Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone)
  }
  func interval(_ type: AnyStyle.Type) -> Date.IntervalFormatStyle { .fence }
  func make(
    _ type: Date.IntervalFormatStyle.Type, date: Date.FormatStyle.DateStyle?, time: Date.FormatStyle.TimeStyle?,
    locale: Locale, calendar: Calendar, timeZone: TimeZone
  ) -> Date.IntervalFormatStyle {
    Date.IntervalFormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone)
  }
  func iso8601(_ type: AnyStyle.Type) -> Date.ISO8601FormatStyle { Date.ISO8601FormatStyle(timeZone: .gmt) }
  func make(_ type: Date.ISO8601FormatStyle.Type) -> Date.ISO8601FormatStyle { iso8601(AnyStyle.self) }
  func make(_ type: Date.ISO8601FormatStyle.Type, timeZone: TimeZone) -> Date.ISO8601FormatStyle {
    Date.ISO8601FormatStyle(timeZone: timeZone)
  }
  func relative(
    _ type: AnyStyle.Type, presentation: Date.RelativeFormatStyle.Presentation,
    unitsStyle: Date.RelativeFormatStyle.UnitsStyle
  ) -> Date.RelativeFormatStyle {
    make(
      Date.RelativeFormatStyle.self, presentation: presentation, unitsStyle: unitsStyle, locale: .fence,
      calendar: FormatPlace.standard.localCalendar)
  }
  func make(
    _ type: Date.RelativeFormatStyle.Type, presentation: Date.RelativeFormatStyle.Presentation,
    unitsStyle: Date.RelativeFormatStyle.UnitsStyle, locale: Locale, calendar: Calendar
  ) -> Date.RelativeFormatStyle {
    Date.RelativeFormatStyle(presentation: presentation, unitsStyle: unitsStyle, locale: locale, calendar: calendar)
  }
  func components(
    _ type: AnyStyle.Type, style: ComponentsStyle.Style, fields: [ComponentsStyle.Field]?
  ) -> ComponentsStyle { ComponentsStyle(style: style, fields: fields) }
  func timeDuration(_ type: AnyStyle.Type) -> TimeDurationStyle { TimeDurationStyle() }

  func time(_ type: AnyStyle.Type, pattern: Duration.TimeFormatStyle.Pattern) -> Duration.TimeFormatStyle {
    .fence(pattern)
  }
  func make(
    _ type: Duration.TimeFormatStyle.Type, pattern: Duration.TimeFormatStyle.Pattern
  ) -> Duration.TimeFormatStyle { .fence(pattern) }
  func units(
    _ type: AnyStyle.Type, allowed units: [Duration.UnitsFormatStyle.Unit], width: Duration.UnitsFormatStyle.UnitWidth,
    maximumUnitCount: Int?, zeroValueUnits: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy
  ) -> Duration.UnitsFormatStyle {
    let style = Duration.UnitsFormatStyle(
      allowedUnits: Set(units), width: width, maximumUnitCount: maximumUnitCount.map { max(1, min($0, 10)) },
      zeroValueUnits: zeroValueUnits)
    return style.locale(.fence)
  }
}

// MARK: Others

extension StyleMembers {
  func list(_ type: AnyStyle.Type, type kind: SequenceStyle.ListType, width: SequenceStyle.Width) -> SequenceStyle {
    SequenceStyle(type: kind, width: width)
  }
  func list(
    _ type: AnyStyle.Type, memberStyle: LibraryElement, type kind: SequenceStyle.ListType, width: SequenceStyle.Width
  ) -> SequenceStyle { SequenceStyle(memberStyle: call.assigned[0][0].value, type: kind, width: width) }
  func byteCount(
    _ type: AnyStyle.Type, style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units,
    spellsOutZero: Bool, includesActualByteCount: Bool
  ) -> ByteCountFormatStyle {
    ByteCountFormatStyle(
      style: style, allowedUnits: allowedUnits.isEmpty ? .all : allowedUnits, spellsOutZero: spellsOutZero,
      includesActualByteCount: includesActualByteCount, locale: .fence)
  }
  func make(
    _ type: ByteCountFormatStyle.Type, style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units,
    spellsOutZero: Bool, includesActualByteCount: Bool
  ) -> ByteCountFormatStyle {
    byteCount(
      AnyStyle.self, style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
      includesActualByteCount: includesActualByteCount)
  }
  func measurement(
    _ type: AnyStyle.Type, width: MeasurementStyle.UnitWidth, usage: MeasurementStyle.Usage,
    numberFormatStyle: NumberStyle?
  ) -> MeasurementStyle { MeasurementStyle(width: width, usage: usage, number: numberFormatStyle) }
  func measurement(
    _ type: AnyStyle.Type, width: MeasurementStyle.UnitWidth, usage: MeasurementStyle.Usage, hidesScaleName: Bool,
    numberFormatStyle: NumberStyle?
  ) -> MeasurementStyle {
    MeasurementStyle(width: width, usage: usage, hidesScaleName: hidesScaleName, number: numberFormatStyle)
  }
  func name(_ type: AnyStyle.Type, style: NameStyle.Style) -> NameStyle { NameStyle(style: style) }
  func url(_ type: AnyStyle.Type) -> URLStyle { URLStyle() }
}
