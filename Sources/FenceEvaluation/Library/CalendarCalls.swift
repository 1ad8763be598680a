import Diagnostics
import Foundation
import VitrineUI

/// What a calendar answers beside what its binding lists.
struct CalendarCalls {
  private let value: CalendarValue
  private let evaluator: Evaluator
  private let mark: SourceMark
  private let calendar: Calendar

  init(_ value: CalendarValue, _ evaluator: Evaluator, _ mark: SourceMark) {
    (self.value, self.evaluator, self.mark) = (value, evaluator, mark)
    calendar = value.calendar
  }

  func call(_ name: String, _ arguments: [CallArgument]) throws -> Value? {
    switch name {
    case "dateComponents": return dateComponents(arguments)
    case "date": return date(arguments)
    case "isDateInTomorrow": return day(arguments, after: 1)
    case "isDateInYesterday": return day(arguments, after: -1)
    case "range", "ordinality", "dateInterval", "minimumRange", "maximumRange": return measure(name, arguments)
    case "compare":
      guard let a = moment(arguments.first?.value), let b = moment(arguments["to"]),
        let unit = component(arguments["toGranularity"])
      else { return nil }
      return .enumCase(ComparisonResultValue.make(calendar.compare(a, to: b, toGranularity: unit)))
    case "nextDate":
      guard let after = moment(arguments["after"]), let parts = parts(arguments["matching"]) else { return nil }
      return optional(calendar.nextDate(after: after, matching: parts, matchingPolicy: .nextTime))
    case "startOfDay":
      return moment(arguments.first?.value).map { .native(DateValue(calendar.startOfDay(for: $0))) }
    default: return nil
    }
  }

  private func moment(_ value: Value?) -> Date? { value.flatMap(evaluator.date)?.moment }
  private func optional(_ date: Date?) -> Value { .optional(date.map { .native(DateValue($0)) }) }

  private func component(_ value: Value?) -> Calendar.Component? {
    if case .implicit(let member)? = value { CalendarValue.components[member.name] } else { nil }
  }

  private func parts(_ value: Value?) -> DateComponents? {
    if case .native(let parts as DateComponentsValue)? = value { parts.components } else { nil }
  }

  private func dateComponents(_ arguments: [CallArgument]) -> Value? {
    guard let from = arguments["from"] else { return nil }
    let units = Set((arguments.first?.value.elements ?? []).compactMap(component))
    if let start = parts(from), let end = parts(arguments["to"]) {
      return .native(DateComponentsValue(components: calendar.dateComponents(units, from: start, to: end)))
    }
    guard let start = moment(from) else { return nil }
    guard let end = arguments["to"] else {
      return .native(DateComponentsValue(components: calendar.dateComponents(units, from: start)))
    }
    return moment(end).map {
      .native(DateComponentsValue(components: calendar.dateComponents(units, from: start, to: $0)))
    }
  }

  private func date(_ arguments: [CallArgument]) -> Value? {
    if let parts = parts(arguments["from"]) { return optional(calendar.date(from: parts)) }
    if let hour = arguments["bySettingHour"]?.whole, (0..<24).contains(hour), let date = moment(arguments["of"]) {
      return optional(
        calendar.date(
          bySettingHour: hour, minute: arguments["minute"]?.whole ?? 0, second: arguments["second"]?.whole ?? 0,
          of: date))
    }
    if let unit = component(arguments["bySetting"]), let number = arguments["value"]?.whole,
      (0...10_000).contains(number),
      let date = moment(arguments["of"])
    {
      return optional(calendar.date(bySetting: unit, value: number, of: date))
    }
    guard let date = moment(arguments["to"]) else { return nil }
    if let parts = parts(arguments["byAdding"]) { return optional(calendar.date(byAdding: parts, to: date)) }
    guard let unit = component(arguments["byAdding"]), let count = arguments["value"]?.whole,
      (-1_000_000...1_000_000).contains(count)
    else {
      return nil
    }
    return optional(calendar.date(byAdding: unit, value: count, to: date))
  }

  private func day(_ arguments: [CallArgument], after days: Int) -> Value? {
    guard let date = moment(arguments.first?.value),
      let other = calendar.date(byAdding: .day, value: days, to: evaluator.now.moment)
    else { return nil }
    return .boolean(calendar.isDate(date, inSameDayAs: other))
  }

  private func measure(_ name: String, _ arguments: [CallArgument]) -> Value? {
    guard let date = moment(arguments["for"]) else { return nil }
    if name == "dateInterval" {
      guard let unit = component(arguments["of"]) else { return nil }
      return .optional(
        calendar.dateInterval(of: unit, for: date).map {
          .native(DateIntervalValue(start: DateValue($0.start), end: DateValue($0.end)))
        })
    }
    guard let small = component(arguments["of"]), let large = component(arguments["in"]) else { return nil }
    if name == "ordinality" {
      return .optional(calendar.ordinality(of: small, in: large, for: date).map { .integer($0) })
    }
    return .optional(calendar.range(of: small, in: large, for: date).map { .range(RangeValue($0)) })
  }

  func property(_ name: String) -> Value? {
    func texts(_ symbols: [String]) -> Value { .array(symbols.map { .string($0) }) }
    switch name {
    case "veryShortWeekdaySymbols": return texts(calendar.veryShortWeekdaySymbols)
    case "veryShortMonthSymbols": return texts(calendar.veryShortMonthSymbols)
    case "standaloneWeekdaySymbols": return texts(calendar.standaloneWeekdaySymbols)
    case "shortStandaloneWeekdaySymbols": return texts(calendar.shortStandaloneWeekdaySymbols)
    case "veryShortStandaloneWeekdaySymbols": return texts(calendar.veryShortStandaloneWeekdaySymbols)
    case "standaloneMonthSymbols": return texts(calendar.standaloneMonthSymbols)
    case "shortStandaloneMonthSymbols": return texts(calendar.shortStandaloneMonthSymbols)
    case "amSymbol": return .string(calendar.amSymbol)
    case "pmSymbol": return .string(calendar.pmSymbol)
    case "locale": return .native(LocaleValue(identifier: "en_US"))
    default: return nil
    }
  }
}
