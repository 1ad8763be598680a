import Diagnostics
import Foundation
import VitrineUI

extension Date.FormatStyle: FenceStyle {
  package func text(_ value: Value, _ formats: ValueFormats) -> String? {
    formats.evaluator.date(value).map { placed(formats.place).format($0.moment) }
  }

  /// The style for a place, in what it says nothing about itself.
  private func placed(_ place: FormatPlace) -> Date.FormatStyle {
    var style = self
    (style.locale, style.calendar, style.timeZone) = place.filling(locale, calendar, timeZone)
    return style
  }
}

extension Date.ISO8601FormatStyle: FenceStyle {
  package func text(_ value: Value, _ formats: ValueFormats) -> String? {
    formats.evaluator.date(value).map { format($0.moment) }
  }
}

extension Date.RelativeFormatStyle: FenceStyle {
  package func text(_ value: Value, _ formats: ValueFormats) -> String? {
    let place = locale == .fence ? formats.place : FormatPlace(formats.place, locale: locale)
    return formats.evaluator.date(value).map {
      ValueFormats(formats.evaluator, place, formats.mark).relative(
        $0, to: formats.evaluator.now, isNamed: presentation == .named, unitsStyle)
    }
  }
}

extension Date.IntervalFormatStyle: FenceStyle {
  package func text(_ value: Value, _ formats: ValueFormats) -> String? {
    guard case .range(let range) = value, let (start, end) = range.moments else { return nil }
    var style = self
    (style.locale, style.calendar, style.timeZone) = formats.place.filling(locale, calendar, timeZone)
    return style.format(start..<end)
  }
}

/// `Date.ComponentsFormatStyle`: the length of a range of dates in units.
package struct ComponentsStyle: PlacedStyle, Hashable {
  package enum Style { case wide, spellOut, abbreviated, condensedAbbreviated, narrow }
  package enum Field { case year, month, week, day, hour, minute, second }

  let style: Style
  let fields: [Field]?
  var place: Locale?

  init(style: Style, fields: [Field]?) { (self.style, self.fields) = (style, fields) }

  package func text(_ value: Value, _ formats: ValueFormats) throws -> String? {
    guard case .range(let range) = value, let (start, end) = range.moments else { return nil }
    return try UnitTexts(formats.placed(place)).text(
      from: start, to: end, units: fields?.map { "\($0)" }, width: "\(style)")
  }
}

/// The style `.timeDuration`: the length of a range of dates as a clock shows it.
package struct TimeDurationStyle: FenceStyle, Hashable {
  package func text(_ value: Value, _ formats: ValueFormats) -> String? {
    guard case .range(let range) = value, let (start, end) = range.moments else { return nil }
    return Duration.seconds(end.seconds - start.seconds).time(.hourMinuteSecond, formats.place)
  }
}

extension RangeValue {
  /// The dates at a range's ends.
  fileprivate var moments: (Date, Date)? {
    guard let lower = lowerBound?.seconds, let upper = upperBound?.seconds else { return nil }
    let start = Date(seconds: lower).moment
    return (start, max(start, Date(seconds: upper).moment))
  }
}

extension FormatPlace {
  /// A locale, a calendar and a time zone: those that are given, and the place's where they are what fences begin with.
  fileprivate func filling(
    _ locale: Locale, _ calendar: Calendar, _ timeZone: TimeZone
  ) -> (Locale, Calendar, TimeZone) {
    var place = self
    if locale != .fence { place.locale = locale }
    if calendar != FormatPlace.standard.localCalendar { place.calendar = calendar }
    if timeZone != .gmt { place.zone = timeZone }
    return (place.locale, place.localCalendar, place.zone)
  }
}

extension ValueFormats {
  func relative(
    _ date: Date, to now: Date, isNamed: Bool, _ units: Date.RelativeFormatStyle.UnitsStyle
  ) -> String {
    Date.AnchoredRelativeFormatStyle(
      anchor: date.moment, presentation: isNamed ? .named : .numeric, unitsStyle: units,
      locale: place.locale, calendar: place.localCalendar
    ).format(now.moment)
  }

  /// A date in the place.
  private func text(_ date: Date, _ day: Date.FormatStyle.DateStyle?, _ time: Date.FormatStyle.TimeStyle?) -> String {
    Date.FormatStyle(
      date: day, time: time, locale: place.locale, calendar: place.localCalendar, timeZone: place.zone
    ).format(date.moment)
  }

  /// A range as a text shows it: two times of a day, or two dates.
  package func range(_ range: RangeValue) throws -> String {
    guard let lower = range.lowerBound?.seconds, let upper = range.upperBound?.seconds else {
      return try mismatch(.range(range), "interval")
    }
    let (start, end) = (Date(seconds: lower).moment, Date(seconds: max(lower, upper)).moment)
    let isOneDay = place.localCalendar.isDate(start, inSameDayAs: end)
    return Date.IntervalFormatStyle(
      date: isOneDay ? .omitted : .abbreviated, time: isOneDay ? .shortened : .omitted, locale: place.locale,
      calendar: place.localCalendar, timeZone: place.zone
    ).format(start..<max(start, end))
  }

  // MARK: Styles of texts

  /// What `Text(date, style:)` shows.
  package func dateText(_ value: Value, style name: String, _ mark: SourceMark) throws -> String {
    guard let date = evaluator.date(value) else { return try mismatch(value, name) }
    let (start, end) = (
      Date(seconds: min(date.seconds, evaluator.now.seconds)).moment,
      Date(seconds: max(date.seconds, evaluator.now.seconds)).moment
    )
    switch name {
    case "date": return text(date, .long, .omitted)
    case "time": return text(date, .omitted, .shortened)
    case "timer":
      let length = Duration.seconds(abs(date.seconds - evaluator.now.seconds))
      return length.time(abs(length.inSeconds) < 3600 ? .minuteSecond : .hourMinuteSecond, place)
    case "relative":
      return try UnitTexts(self).text(from: start, to: end, units: nil, width: "abbreviated", most: 2)
    case "offset":
      let sign = date.seconds < evaluator.now.seconds ? "-" : "+"
      return try sign + UnitTexts(self).text(from: start, to: end, units: nil, width: "wide", most: 1)
    default:
      throw Failure(
        .unknownMember(
          name, of: "type 'Text.DateStyle'", near: nearestName(to: name, among: ["date", "time", "timer"])), mark)
    }
  }
}

extension Evaluator {
  /// The point in time that a value is: a date, `.now`, `.now + 60`.
  package func date(_ value: Value) -> Date? {
    switch value {
    case .native(let date as Date): return date
    case .native(let deadline as Deadline): return Date(seconds: now.seconds + deadline.seconds)
    case .implicit(let member):
      if case .native(let date as Date)? = try? resolve(member, as: "Date") { return date }
      return Deadline(value).map { Date(seconds: now.seconds + $0.seconds) }
    case .binding(let binding): return (try? binding.get()).flatMap(date)
    default: return nil
    }
  }
}
