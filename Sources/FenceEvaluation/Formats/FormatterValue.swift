import Diagnostics
import Foundation

/// A formatter or coder of Foundation that is made and then set up: `DateFormatter`, `NumberFormatter`, `JSONDecoder` …
package final class FormatterValue {
  package let kind: String
  /// What was set, by the properties' names.
  package var settings: [String: Value] = [:]

  static let kinds: Set = [
    "DateFormatter", "NumberFormatter", "ByteCountFormatter", "ISO8601DateFormatter", "RelativeDateTimeFormatter",
    "DateComponentsFormatter", "MeasurementFormatter", "ListFormatter", "PersonNameComponentsFormatter",
    "DateIntervalFormatter", "JSONDecoder", "JSONEncoder", "PropertyListEncoder", "PropertyListDecoder",
  ]

  init(_ kind: String) { self.kind = kind }

  /// The name of a case that was set: `medium` of `dateStyle = .medium`.
  package func member(_ name: String) -> String? {
    if case .implicit(let member)? = settings[name] { member.name } else { nil }
  }

  /// The names in a set of options that was set.
  package func members(_ name: String) -> [String]? {
    settings[name].map { value in
      (value.elements ?? [value]).compactMap { if case .implicit(let member) = $0 { member.name } else { nil } }
    }
  }

  package func truth(_ name: String) -> Bool? { if case .boolean(let truth)? = settings[name] { truth } else { nil } }

  package var locale: Locale? {
    if case .native(let locale as Locale)? = settings["locale"] { locale } else { nil }
  }
  package var zone: TimeZone? {
    if case .native(let zone as TimeZone)? = settings["timeZone"] { return zone }
    if case .native(let calendar as Calendar)? = settings["calendar"] { return calendar.timeZone }
    return nil
  }
}

/// What formatters write and read.
struct FormatterCalls {
  let formatter: FormatterValue
  let formats: ValueFormats

  init(_ formatter: FormatterValue, _ formats: ValueFormats) {
    self.formatter = formatter
    var place = formats.place
    place.locale = formatter.locale ?? place.locale
    place.zone = formatter.zone ?? place.zone
    self.formats = ValueFormats(formats.evaluator, place, formats.mark)
  }

  /// A value as the formatter writes it; `nil` for one that it is not for.
  func text(_ value: Value) throws -> String? {
    let date = formats.evaluator.date(value)
    switch formatter.kind {
    case "DateFormatter": return date.map { dateFormatter.string(from: $0.moment) }
    case "ISO8601DateFormatter": return date.map { isoFormatter.string(from: $0.moment) }
    case "NumberFormatter": return Amount(value).flatMap { numberFormatter.string(from: number($0)) }
    case "ByteCountFormatter":
      return value.whole.map { bytesFormatter.string(fromByteCount: Int64($0)) }
    case "RelativeDateTimeFormatter": return date.map { relative($0, to: formats.evaluator.now) }
    case "DateComponentsFormatter": return try lengthText(value)
    case "MeasurementFormatter": return try measurementText(value)
    case "ListFormatter": return try formats.list(value, FormatValue("list", [], formats.mark))
    case "PersonNameComponentsFormatter":
      guard case .native(let name as PersonNameComponents) = value else { return nil }
      let style = formatter.member("style") ?? "medium"
      return name.text(style == "default" ? "medium" : style, isFamilyFirst: false)
    default: return nil
    }
  }

  /// Calls a method; `nil` where the formatter has none of that name for these arguments.
  func call(_ name: String, _ arguments: [CallArgument]) throws -> Value? {
    let first = arguments.first?.value
    switch (formatter.kind, name) {
    case ("DateIntervalFormatter", "string"):
      guard let from = arguments["from"].flatMap(formats.evaluator.date),
        let to = arguments["to"].flatMap(formats.evaluator.date)
      else { return nil }
      return .string(intervalFormatter.string(from: from.moment, to: to.moment))
    case ("DateComponentsFormatter", "string"):
      if arguments.count == 2, let from = first.flatMap(formats.evaluator.date),
        let to = arguments["to"].flatMap(formats.evaluator.date)
      {
        return .string(try lengthText(.double(to.seconds - from.seconds)) ?? "")
      }
      return try first.flatMap { try lengthText($0) }.map { .string($0) }
    case ("RelativeDateTimeFormatter", "localizedString"): return relativeCall(arguments).map { .string($0) }
    case ("DateFormatter", "date"), ("ISO8601DateFormatter", "date"):
      guard let text = first?.text else { return nil }
      let date = formatter.kind == "DateFormatter" ? dateFormatter.date(from: text) : isoFormatter.date(from: text)
      return .optional(date.map { .native($0) })
    case ("DateFormatter", "setLocalizedDateFormatFromTemplate"):
      let made = dateFormatter
      made.setLocalizedDateFormatFromTemplate(first?.text ?? "")
      formatter.settings["dateFormat"] = .string(made.dateFormat ?? "")
      return .void
    case ("NumberFormatter", "number"):
      guard let text = first?.text else { return nil }
      return .optional(numberFormatter.number(from: text).map { .double($0.doubleValue).wholeIfExact })
    case ("PersonNameComponentsFormatter", "personNameComponents"):
      return .optional(first?.text.flatMap { PersonNameComponents(parsing: $0) }.map { .native($0) })
    case (_, "string"): return try first.flatMap { try text($0) }.map { .string($0) }
    default: return nil
    }
  }

  /// A static function of a formatter's type.
  func callStatic(_ name: String, _ arguments: [CallArgument]) throws -> Value? {
    let first = arguments.first?.value
    switch (formatter.kind, name) {
    case ("DateFormatter", "localizedString"):
      formatter.settings["dateStyle"] = arguments["dateStyle"]
      formatter.settings["timeStyle"] = arguments["timeStyle"]
    case ("NumberFormatter", "localizedString"): formatter.settings["numberStyle"] = arguments["number"]
    case ("ByteCountFormatter", "string"): formatter.settings["countStyle"] = arguments["countStyle"]
    case ("PersonNameComponentsFormatter", "localizedString"): formatter.settings["style"] = arguments["style"]
    case ("ListFormatter", "localizedString"): break
    default: return nil
    }
    return try first.flatMap { try text($0) }.map { .string($0) }
  }

  private func number(_ amount: Amount) -> NSNumber {
    amount.digits.flatMap { digits in Int(digits) }.map { NSNumber(value: $0) } ?? NSNumber(value: amount.double)
  }

  private func relative(_ date: Date, to now: Date) -> String {
    let units: Date.RelativeFormatStyle.UnitsStyle =
      switch formatter.member("unitsStyle") {
      case "abbreviated": .narrow
      case "short": .abbreviated
      case "spellOut": .spellOut
      default: .wide
      }
    return formats.relative(date, to: now, isNamed: formatter.member("dateTimeStyle") == "named", units)
  }

  private func relativeCall(_ arguments: [CallArgument]) -> String? {
    let now = formats.evaluator.now
    if let seconds = arguments["fromTimeInterval"]?.number {
      return relative(Date(seconds: now.seconds + seconds), to: now)
    }
    if case .native(let parts as DateComponents)? = arguments["from"] {
      let date = place.localCalendar.date(byAdding: parts, to: now.moment)
      return date.map { relative($0, to: now) }
    }
    guard let date = arguments["for"].flatMap(formats.evaluator.date) else { return nil }
    return relative(date, to: arguments["relativeTo"].flatMap(formats.evaluator.date) ?? now)
  }

  private func measurementText(_ value: Value) throws -> String? {
    guard case .native(is MeasurementValue) = value else { return nil }
    let widths = ["long": "wide", "short": "narrow", "medium": "abbreviated"]
    let isProvided = formatter.members("unitOptions")?.contains("providedUnit") == true
    func argument(_ label: String, _ name: String) -> CallArgument {
      CallArgument(label: label, value: .implicit(ImplicitMember(name: name, mark: formats.mark)), mark: formats.mark)
    }
    return try formats.measurement(
      value,
      FormatValue(
        "measurement",
        [
          argument("width", widths[formatter.member("unitStyle") ?? ""] ?? "abbreviated"),
          argument("usage", isProvided ? "asProvided" : "general"),
        ], formats.mark))
  }
}

extension Value {
  /// A number that is whole as one.
  var wholeIfExact: Value {
    if case .double(let number) = self, let whole = Int(exactly: number) { .integer(whole) } else { self }
  }
}
