import Diagnostics
import Foundation
import VitrineUI

/// Parts of a date: `DateComponents(year: 2024, month: 2)`.
struct DateComponentsValue: Hashable, ToldInWords {
  var components = DateComponents()

  var words: String {
    Self.names.compactMap { name in self[name].map { "\(name): \($0)" } }.joined(separator: " ")
  }

  private static let names = [
    "era", "year", "month", "day", "hour", "minute", "second", "nanosecond", "weekday", "weekdayOrdinal", "quarter",
    "weekOfMonth", "weekOfYear", "yearForWeekOfYear",
  ]

  subscript(name: String) -> Int? {
    get { CalendarValue.components[name].flatMap { components.value(for: $0) } }
    set {
      // Farther than calendars count.
      let bounded = newValue.map { max(-1_000_000_000, min($0, 1_000_000_000)) }
      if let component = CalendarValue.components[name] { components.setValue(bounded, for: component) }
    }
  }

  static func isPart(_ name: String) -> Bool { CalendarValue.components[name] != nil }
}

/// Two moments and what lies between.
struct DateIntervalValue: Hashable, ToldInWords {
  let start: DateValue
  let end: DateValue
  var words: String { "\(start.moment) to \(end.moment)" }
}

/// Values of Foundation that answer: what can be asked of them, and set.
package struct FoundationCalls {
  package let evaluator: Evaluator
  package let mark: SourceMark

  init(_ evaluator: Evaluator, _ mark: SourceMark) { (self.evaluator, self.mark) = (evaluator, mark) }

  /// Calls a method; `nil` where the value has none of that name.
  package func call(_ name: String, _ native: Any, _ arguments: [CallArgument]) throws -> Value? {
    switch native {
    case let style as FormatValue:
      if name == "format" {
        return .string(
          try ValueFormats(evaluator, .standard, mark).text(arguments.first?.value ?? .nothing, by: .native(style)))
      }
      return .native(style.followed(by: name, arguments))
    case let formatter as FormatterValue:
      if formatter.kind.hasPrefix("JSON") || formatter.kind.hasPrefix("Property") {
        return try JSONCoding(formatter, evaluator, mark).call(name, arguments)
      }
      return try FormatterCalls(formatter, ValueFormats(evaluator, .standard, mark)).call(name, arguments)
    case let calendar as CalendarValue: return try CalendarCalls(calendar, evaluator, mark).call(name, arguments)
    case let measurement as MeasurementValue:
      guard name == "converted", let unit = unit(arguments.first?.value, of: measurement.unit.dimension) else {
        return nil
      }
      return measurement.converted(to: unit).map { .native($0) }
    case let interval as DateIntervalValue: return call(name, interval, arguments)
    case let locale as LocaleValue: return name.hasPrefix("localizedString") ? words(locale, arguments) : nil
    case let regex as RegexValue: return try RegexCalls(evaluator, mark).call(name, regex, arguments)
    case let decoder as JSONContainer: return try decoder.call(name, arguments, evaluator, mark)
    case let defaults as StoredDefaults: return try defaults.call(name, arguments)
    case let attributed as AttributedText:
      return arguments.first.flatMap { attributed.with(name, $0) }.map { .native($0) }
    case let data as DataValue:
      if name == "base64EncodedString" { return .string(Data(data.bytes).base64EncodedString()) }
      return nil
    default: return nil
    }
  }

  private func call(_ name: String, _ interval: DateIntervalValue, _ arguments: [CallArgument]) -> Value? {
    if name == "contains", let date = arguments.first.flatMap({ evaluator.date($0.value) }) {
      return .boolean(date.seconds >= interval.start.seconds && date.seconds <= interval.end.seconds)
    }
    guard case .native(let other as DateIntervalValue)? = arguments.first?.value else { return nil }
    let (start, end) = (max(interval.start.seconds, other.start.seconds), min(interval.end.seconds, other.end.seconds))
    if name == "intersects" { return .boolean(start <= end) }
    guard name == "intersection" else { return nil }
    return start > end
      ? .nothing : .native(DateIntervalValue(start: DateValue(seconds: start), end: DateValue(seconds: end)))
  }

  private func words(_ locale: LocaleValue, _ arguments: [CallArgument]) -> Value? {
    guard let code = arguments.first?.value.text else { return nil }
    let own = Locale(identifier: locale.identifier)
    let text: String? =
      switch arguments.first?.label {
      case "forRegionCode": own.localizedString(forRegionCode: code)
      case "forLanguageCode": own.localizedString(forLanguageCode: code)
      case "forCurrencyCode": own.localizedString(forCurrencyCode: code)
      case "forIdentifier": own.localizedString(forIdentifier: code)
      default: nil
      }
    return .optional(text.map { .string($0) })
  }

  private func unit(_ value: Value?, of dimension: String?) -> UnitValue? {
    switch value {
    case .native(let unit as UnitValue): return unit
    case .implicit(let member):
      let dimensions = dimension.map { [$0] } ?? UnitValue.dimensions.sorted()
      return dimensions.lazy.compactMap { UnitValue.named(member.name, of: $0) }.first
    default: return nil
    }
  }

  /// A property; `nil` where the value has none of that name.
  package func property(_ name: String, of native: Any) throws -> Value? {
    switch native {
    case let style as FormatValue: return .native(style.followed(by: name, []))
    case let formatter as FormatterValue: return formatter.settings[name] ?? .nothing
    case let parts as DateComponentsValue:
      if name == "date" {
        return .optional(Calendar(in: .standard).date(from: parts.components).map { .native(DateValue($0)) })
      }
      return DateComponentsValue.isPart(name) ? .optional(parts[name].map { .integer($0) }) : nil
    case let interval as DateIntervalValue:
      switch name {
      case "start": return .native(interval.start)
      case "end": return .native(interval.end)
      case "duration": return .double(interval.end.seconds - interval.start.seconds)
      default: return nil
      }
    case let measurement as MeasurementValue:
      return name == "value" ? .double(measurement.value) : name == "unit" ? .native(measurement.unit) : nil
    case let unit as UnitValue: return name == "symbol" ? .string(unit.symbol) : nil
    case let name_ as PersonNameValue:
      return PersonNameValue.names.contains(name) ? .optional(name_.parts[name].map { .string($0) }) : nil
    case let length as DurationValue:
      guard name == "components" else { return nil }
      guard abs(length.seconds) < 1e15 else { return nil }
      let whole = length.seconds.rounded(.towardZero)
      return .tuple([
        (label: "seconds", value: .integer(Int(exactly: whole) ?? 0)),
        (
          label: "attoseconds",
          value: .integer((Int(exactly: ((length.seconds - whole) * 1e9).rounded()) ?? 0) * 1_000_000_000)
        ),
      ])
    case let data as DataValue:
      return name == "count" ? .integer(data.bytes.count) : name == "isEmpty" ? .boolean(data.bytes.isEmpty) : nil
    case let decimal as Decimal:
      let number = NSDecimalNumber(decimal: decimal)
      return name == "doubleValue"
        ? .double(Double("\(decimal)") ?? number.doubleValue) : name == "intValue" ? .integer(number.intValue) : nil
    case let calendar as CalendarValue: return CalendarCalls(calendar, evaluator, mark).property(name)
    case let locale as LocaleValue: return property(name, of: locale)
    case let match as RegexMatch: return match.member(name)
    case let part as RegexPart: return part.member(name)
    case let mirror as MirrorValue: return try mirror.member(name)
    case let key as JSONKey:
      return name == "stringValue" ? .string(key.name) : nil
    case let container as JSONContainer: return container.property(name)
    default: return nil
    }
  }

  private func property(_ name: String, of locale: LocaleValue) -> Value? {
    let own = Locale(identifier: locale.identifier)
    switch name {
    case "currency":
      return .optional(own.currency.map { .native(LocalePart(locale: locale, identifier: $0.identifier)) })
    case "currencyCode": return .optional(own.currency.map { .string($0.identifier) })
    case "currencySymbol": return .optional(own.currencySymbol.map { .string($0) })
    case "decimalSeparator": return .optional(own.decimalSeparator.map { .string($0) })
    case "groupingSeparator": return .optional(own.groupingSeparator.map { .string($0) })
    case "measurementSystem":
      let isUS = ["US", "LR", "MM"].contains(locale.region ?? "US")
      return .native(MeasurementSystemValue(name: isUS ? "us" : locale.region == "GB" ? "uk" : "metric"))
    case "usesMetricSystem": return .boolean(!["US", "LR", "MM"].contains(locale.region ?? "US"))
    default: return nil
    }
  }

  /// The value with a property set; `nil` where it has none that can be.
  package static func setting(_ name: String, in native: Any, to value: Value) -> Value? {
    switch native {
    case let formatter as FormatterValue:
      formatter.settings[name] = value.settled
      return .native(formatter)
    case let style as FormatValue:
      let argument = CallArgument(label: nil, value: value, mark: style.mark)
      return .native(style.followed(by: name, [argument]))
    case var parts as DateComponentsValue:
      guard DateComponentsValue.isPart(name) else {
        return name == "calendar" || name == "timeZone" ? .native(parts) : nil
      }
      parts[name] = value.whole
      return .native(parts)
    case var person as PersonNameValue:
      guard PersonNameValue.names.contains(name) else { return nil }
      person.parts[name] = value.text
      return .native(person)
    case var measurement as MeasurementValue:
      guard name == "value", let number = value.number else { return nil }
      measurement.value = number
      return .native(measurement)
    default: return nil
    }
  }

  /// What making a type gives; `nil` for one that is none of Foundation's.
  package func make(_ type: String, _ arguments: [CallArgument]) throws -> Value? {
    if FormatterValue.kinds.contains(type) { return .native(FormatterValue(type)) }
    if let style = FormatTypes.style(type, arguments, mark) { return .native(style) }
    switch type {
    case "DateComponents":
      var parts = DateComponentsValue()
      for argument in arguments { if let label = argument.label { parts[label] = argument.value.whole } }
      return .native(parts)
    case "DateInterval":
      guard let start = arguments["start"].flatMap(evaluator.date) else { return nil }
      let end =
        arguments["end"].flatMap(evaluator.date)?.seconds ?? start.seconds + (arguments["duration"]?.number ?? 0)
      guard end >= start.seconds else { throw Failure("invalid-range", "date interval ends before it starts", mark) }
      return .native(DateIntervalValue(start: start, end: DateValue(seconds: end)))
    case "Measurement":
      guard let number = arguments["value"]?.number, let unit = unit(arguments["unit"], of: nil) else { return nil }
      return .native(MeasurementValue(value: number, unit: unit))
    case "PersonNameComponents":
      var parts: [String: String] = [:]
      for argument in arguments { if let label = argument.label { parts[label] = argument.value.text } }
      return .native(PersonNameValue(parts))
    case "UserDefaults": return .native(evaluator.defaults)
    case "Mirror": return arguments["reflecting"].map { .native(MirrorValue($0, mark)) }
    case "AttributeContainer": return .native(AttributedText(""))
    case "Regex": return try RegexCalls(evaluator, mark).make(arguments)
    default: return nil
    }
  }

  /// The types of Foundation that are made here.
  package static let types: Set<String> = FormatterValue.kinds.union(UnitValue.dimensions).union([
    "DateComponents", "DateInterval", "Measurement", "PersonNameComponents", "UserDefaults", "Duration", "Decimal",
    "Data", "CharacterSet", "UnicodeScalar", "Unicode", "NSNumber", "NSDecimalNumber", "IntegerFormatStyle",
    "FloatingPointFormatStyle", "ListFormatStyle", "ByteCountFormatStyle", "Int8", "Int16", "UInt16", "UInt64", "UTF8",
    "Encodable", "Decodable", "ComparisonResult", "Regex", "URLComponents", "URLQueryItem",
    "AttributeContainer", "Mirror",
  ])
}

/// How a place measures.
struct MeasurementSystemValue: Hashable, ToldInWords {
  let name: String
  var words: String { name }
}

extension Calendar {
  /// The calendar of a place.
  init(in place: FormatPlace) { self = place.foundationCalendar }
}
