import Diagnostics
import Foundation
import VitrineUI

extension ValueFormats {
  /// A date, or a range of dates, as a style writes it.
  package func date(_ value: Value, _ style: FormatValue) throws -> String {
    if case .range(let range) = value { return try interval(range, style) }
    guard let date = evaluator.date(value) else { return try mismatch(value, style.name) }
    switch style.name {
    case "iso8601": return try iso(date, style)
    case "relative": return relative(date, style)
    case "dateTime": return try dateStyle(style).format(date.moment)
    default: return try mismatch(value, style.name)
    }
  }

  /// `.dateTime` with the parts that are asked for; numbers and a short time where none is.
  private func dateStyle(_ style: FormatValue) throws -> Date.FormatStyle {
    let place = place.said(by: style)
    var made = Date.FormatStyle(
      date: dateWidth(style.arguments), time: timeWidth(style.arguments), locale: place.locale,
      calendar: place.localCalendar, timeZone: place.zone)
    for link in style.chain { made = try added(link, to: made, style.mark) }
    return made
  }

  func dateWidth(_ arguments: [CallArgument]) -> Date.FormatStyle.DateStyle? {
    switch arguments.member("date")?.name {
    case "omitted": .omitted
    case "numeric": .numeric
    case "abbreviated": .abbreviated
    case "long": .long
    case "complete": .complete
    default: nil
    }
  }

  func timeWidth(_ arguments: [CallArgument]) -> Date.FormatStyle.TimeStyle? {
    switch arguments.member("time")?.name {
    case "omitted": .omitted
    case "shortened": .shortened
    case "standard": .standard
    case "complete": .complete
    default: nil
    }
  }

  private func added(
    _ link: (name: String, arguments: [CallArgument]), to style: Date.FormatStyle, _ mark: SourceMark
  ) throws -> Date.FormatStyle {
    let width = link.arguments.member()?.name
    switch link.name {
    case "day":
      switch width {
      case "twoDigits": return style.day(.twoDigits)
      case "ordinalOfDayInMonth": return style.day(.ordinalOfDayInMonth)
      default: return style.day()
      }
    case "month":
      switch width {
      case "wide": return style.month(.wide)
      case "narrow": return style.month(.narrow)
      case "twoDigits": return style.month(.twoDigits)
      case "defaultDigits": return style.month(.defaultDigits)
      default: return style.month(.abbreviated)
      }
    case "year":
      switch width {
      case "twoDigits": return style.year(.twoDigits)
      case "padded": return style.year(.padded(min(link.arguments.member()?.arguments?.first?.value.whole ?? 4, 10)))
      default: return style.year()
      }
    case "weekday":
      switch width {
      case "wide": return style.weekday(.wide)
      case "narrow": return style.weekday(.narrow)
      case "short": return style.weekday(.short)
      case "oneDigit": return style.weekday(.oneDigit)
      case "twoDigits": return style.weekday(.twoDigits)
      default: return style.weekday(.abbreviated)
      }
    default: return try addedTime(link, to: style, mark)
    }
  }

  private func addedTime(
    _ link: (name: String, arguments: [CallArgument]), to style: Date.FormatStyle, _ mark: SourceMark
  ) throws -> Date.FormatStyle {
    let member = link.arguments.member()
    switch link.name {
    case "hour": return hour(member, of: style)
    case "minute": return member?.name == "twoDigits" ? style.minute(.twoDigits) : style.minute()
    case "second": return member?.name == "twoDigits" ? style.second(.twoDigits) : style.second()
    case "secondFraction":
      let digits = max(1, min(member?.arguments?.first?.value.whole ?? 3, 9))
      return style.secondFraction(.fractional(digits))
    case "quarter":
      switch member?.name {
      case "wide": return style.quarter(.wide)
      case "narrow": return style.quarter(.narrow)
      case "oneDigit": return style.quarter(.oneDigit)
      case "twoDigits": return style.quarter(.twoDigits)
      default: return style.quarter()
      }
    case "week": return member?.name == "weekOfMonth" ? style.week(.weekOfMonth) : style.week()
    case "dayOfYear": return style.dayOfYear()
    case "era": return member?.name == "wide" ? style.era(.wide) : style.era()
    case "dayPeriod": return style
    case "timeZone":
      return member?.name == "iso8601" ? style.timeZone(.iso8601(.short)) : style.timeZone()
    case "locale": return style
    case "attributed", "parseStrategy": return style
    default:
      if link.name == "calendar" || link.name == "capitalizationContext" { return style }
      throw Failure(.unknownMember(link.name, of: "value of type 'Date.FormatStyle'", near: nil), mark)
    }
  }

  private func hour(_ member: ImplicitMember?, of style: Date.FormatStyle) -> Date.FormatStyle {
    let period = member?.arguments?.member("amPM")?.name
    let marker: Date.FormatStyle.Symbol.Hour.AMPMStyle =
      switch period {
      case "omitted": .omitted
      case "narrow": .narrow
      case "wide": .wide
      default: .abbreviated
      }
    switch member?.name {
    case "twoDigits": return style.hour(.twoDigits(amPM: marker))
    case "conversationalDefaultDigits": return style.hour(.conversationalDefaultDigits(amPM: marker))
    case "conversationalTwoDigits": return style.hour(.conversationalTwoDigits(amPM: marker))
    default: return style.hour(.defaultDigits(amPM: marker))
    }
  }

  /// `2025-06-09T09:41:00Z`, or the parts that are asked for.
  private func iso(_ date: Date, _ style: FormatValue) throws -> String {
    var made = Date.ISO8601FormatStyle(timeZone: zone(of: style.arguments["timeZone"]) ?? .gmt)
    for link in style.chain {
      let width = link.arguments.member()?.name
      switch link.name {
      case "year": made = made.year()
      case "month": made = made.month()
      case "day": made = made.day()
      case "weekOfYear": made = made.weekOfYear()
      case "time":
        made = made.time(includingFractionalSeconds: link.arguments.truth("includingFractionalSeconds") ?? false)
      case "timeZone":
        made = made.timeZone(separator: link.arguments.member("separator")?.name == "colon" ? .colon : .omitted)
      case "dateSeparator": made = made.dateSeparator(width == "omitted" ? .omitted : .dash)
      case "timeSeparator": made = made.timeSeparator(width == "omitted" ? .omitted : .colon)
      case "dateTimeSeparator": made = made.dateTimeSeparator(width == "space" ? .space : .standard)
      default:
        throw Failure(.unknownMember(link.name, of: "value of type 'Date.ISO8601FormatStyle'", near: nil), style.mark)
      }
    }
    return made.format(date.moment)
  }

  private func zone(of value: Value?) -> TimeZone? {
    if case .native(let zone as TimeZone)? = value { zone } else { nil }
  }

  /// `2 hours ago`, told from the fixed now.
  private func relative(_ date: Date, _ style: FormatValue) -> String {
    let units: Date.RelativeFormatStyle.UnitsStyle =
      switch style.arguments.member("unitsStyle")?.name {
      case "abbreviated": .abbreviated
      case "narrow": .narrow
      case "spellOut": .spellOut
      default: .wide
      }
    return relative(
      date, to: evaluator.now, isNamed: style.arguments.member("presentation")?.name == "named", units)
  }

  func relative(
    _ date: Date, to now: Date, isNamed: Bool, _ units: Date.RelativeFormatStyle.UnitsStyle
  ) -> String {
    Date.AnchoredRelativeFormatStyle(
      anchor: date.moment, presentation: isNamed ? .named : .numeric, unitsStyle: units,
      locale: place.locale, calendar: place.localCalendar
    ).format(now.moment)
  }

  // MARK: Ranges

  private func interval(_ range: RangeValue, _ style: FormatValue) throws -> String {
    guard let lower = range.lowerBound?.seconds, let upper = range.upperBound?.seconds else {
      return try mismatch(.range(range), style.name)
    }
    let (start, end) = (Date(seconds: lower).moment, Date(seconds: upper).moment)
    switch style.name {
    case "timeDuration": return Duration.seconds(upper - lower).time("hourMinuteSecond", place)
    case "components": return try components(from: start, to: end, style)
    default: break
    }
    var made = Date.IntervalFormatStyle(
      date: dateWidth(style.arguments), time: timeWidth(style.arguments), locale: place.locale,
      calendar: place.localCalendar, timeZone: place.zone)
    for link in style.chain {
      let width = link.arguments.member()?.name
      switch link.name {
      case "day": made = made.day()
      case "month": made = width == "wide" ? made.month(.wide) : made.month()
      case "year": made = made.year()
      case "weekday": made = width == "wide" ? made.weekday(.wide) : made.weekday()
      case "hour": made = made.hour()
      case "minute": made = made.minute()
      case "second": made = made.second()
      case "locale", "timeZone": break
      default:
        throw Failure(.unknownMember(link.name, of: "value of type 'Date.IntervalFormatStyle'", near: nil), style.mark)
      }
    }
    return made.format(start..<max(start, end))
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

  private func components(from start: Date, to end: Date, _ style: FormatValue) throws -> String {
    let fields = style.arguments["fields"]?.elements?.compactMap { value -> String? in
      if case .implicit(let member) = value { member.name } else { nil }
    }
    return try UnitTexts(self).text(
      from: start, to: end, units: fields, width: style.arguments.member("style")?.name ?? "wide")
  }

  // MARK: Styles of texts

  /// What `Text(date, style:)` shows.
  package func dateText(_ value: Value, style name: String, _ mark: SourceMark) throws -> String {
    guard let date = evaluator.date(value) else { return try mismatch(value, name) }
    switch name {
    case "date":
      return try dateStyle(FormatValue("dateTime", [], mark)).formatted(date, as: .long, .omitted, place)
    case "time":
      return try dateStyle(FormatValue("dateTime", [], mark)).formatted(date, as: .omitted, .shortened, place)
    case "timer":
      return Duration.seconds(abs(date.seconds - evaluator.now.seconds)).time("timer", place)
    case "relative":
      let (a, b) = (min(date.seconds, evaluator.now.seconds), max(date.seconds, evaluator.now.seconds))
      return try UnitTexts(self).text(
        from: Date(seconds: a).moment, to: Date(seconds: b).moment, units: nil, width: "abbreviated", most: 2)
    case "offset":
      let (a, b) = (min(date.seconds, evaluator.now.seconds), max(date.seconds, evaluator.now.seconds))
      let sign = date.seconds < evaluator.now.seconds ? "-" : "+"
      return try sign
        + UnitTexts(self).text(
          from: Date(seconds: a).moment, to: Date(seconds: b).moment, units: nil, width: "wide", most: 1)
    default:
      throw Failure(
        .unknownMember(
          name, of: "type 'Text.DateStyle'", near: nearestName(to: name, among: ["date", "time", "timer"])), mark)
    }
  }
}

extension Date.FormatStyle {
  fileprivate func formatted(
    _ date: Date, as dateStyle: DateStyle, _ timeStyle: TimeStyle, _ place: FormatPlace
  ) -> String {
    Date.FormatStyle(
      date: dateStyle, time: timeStyle, locale: place.locale, calendar: place.localCalendar,
      timeZone: place.zone
    ).format(date.moment)
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
