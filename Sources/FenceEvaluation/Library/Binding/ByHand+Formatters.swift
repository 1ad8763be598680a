import Foundation

/// Members of Foundation's objects that need the evaluator.
struct FoundationMembers {
  let call: LibraryCall
}

extension LibraryCall {
  var foundation: FoundationMembers { FoundationMembers(call: self) }
}

/// Members of formatters that depend on the machine's language or clock.
extension FoundationMembers {
  private var evaluator: Evaluator { call.evaluator }
  private var standardFormats: ValueFormats { ValueFormats(evaluator, .standard, call.mark) }

  func make(_ type: DateFormatter.Type) -> DateFormatter {
    let made = DateFormatter()
    (made.locale, made.timeZone, made.calendar) = (.fence, .gmt, FormatPlace.standard.localCalendar)
    return made
  }
  func localizedString(
    _ type: DateFormatter.Type, from date: Date, dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style
  ) -> String {
    let formatter = make(type)
    (formatter.dateStyle, formatter.timeStyle) = (dateStyle, timeStyle)
    return formatter.string(from: date)
  }
  func make(_ type: DateIntervalFormatter.Type) -> DateIntervalFormatter {
    let made = DateIntervalFormatter()
    (made.locale, made.timeZone, made.calendar) = (.fence, .gmt, FormatPlace.standard.localCalendar)
    (made.dateStyle, made.timeStyle) = (.medium, .short)
    return made
  }
  func make(_ type: ISO8601DateFormatter.Type) -> ISO8601DateFormatter {
    let made = ISO8601DateFormatter()
    made.timeZone = .gmt
    return made
  }
  func make(_ type: NumberFormatter.Type) -> NumberFormatter {
    let made = NumberFormatter()
    made.locale = .fence
    return made
  }
  func localizedString(_ type: NumberFormatter.Type, from number: NSNumber, number style: NumberFormatter.Style)
    -> String
  {
    let formatter = make(type)
    formatter.numberStyle = style
    return formatter.string(from: number) ?? ""
  }

  func localizedString(_ base: RelativeFormatter, for date: Date, relativeTo now: Date) -> String {
    base.text(date, to: now, standardFormats)
  }
  func localizedString(_ base: RelativeFormatter, fromTimeInterval seconds: Double) throws -> String {
    try call.require(seconds.isFinite && abs(seconds) < 1e11, "dates as far as this one aren't available in fences")
    return base.text(Date(seconds: evaluator.now.seconds + seconds), to: evaluator.now, standardFormats)
  }
  func localizedString(_ base: RelativeFormatter, from parts: DateComponents) -> String {
    let date = (base.calendar ?? .fence).date(byAdding: parts, to: evaluator.now.moment)
    return base.text(date?.moment ?? evaluator.now, to: evaluator.now, standardFormats)
  }

  func string(_ base: PeriodFormatter, from seconds: Double) throws -> String? {
    try base.text(seconds: seconds, standardFormats)
  }
  func string(_ base: PeriodFormatter, from parts: DateComponents) throws -> String? {
    try base.text(parts, standardFormats)
  }
  func string(_ base: PeriodFormatter, from start: Date, to end: Date) throws -> String? {
    try base.text(seconds: end.seconds - start.seconds, standardFormats)
  }
  func localizedString(
    _ type: PeriodFormatter.Type, from parts: DateComponents, unitsStyle: PeriodFormatter.UnitsStyle
  ) throws -> String? {
    let formatter = PeriodFormatter()
    formatter.unitsStyle = unitsStyle
    return try formatter.text(parts, standardFormats)
  }

  func string(_ base: UnitFormatter, from measurement: MeasurementValue) throws -> String {
    try base.text(measurement.packed, standardFormats) ?? ""
  }
  func string(_ base: SequenceFormatter, from items: LibraryElements) throws -> String? {
    try base.text(items.packed, standardFormats)
  }
  func localizedString(_ type: SequenceFormatter.Type, byJoining strings: [String]) throws -> String {
    try SequenceFormatter().text(strings.packed, standardFormats) ?? ""
  }
}
