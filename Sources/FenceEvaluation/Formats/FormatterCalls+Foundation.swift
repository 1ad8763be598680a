import Diagnostics
import Foundation

/// Formatters of Foundation, set up as those of a fence.
extension FormatterSetup {
  var dateFormatter: DateFormatter {
    let made = DateFormatter()
    (made.locale, made.timeZone, made.calendar) = (place.locale, place.zone, place.localCalendar)
    (made.dateStyle, made.timeStyle) = (
      Self.styles[formatter.member("dateStyle") ?? ""] ?? .none,
      Self.styles[formatter.member("timeStyle") ?? ""] ?? .none
    )
    if let format = formatter.settings["dateFormat"]?.text { made.dateFormat = format }
    return made
  }

  private static var styles: [String: DateFormatter.Style] {
    ["none": .none, "short": .short, "medium": .medium, "long": .long, "full": .full]
  }

  var intervalFormatter: DateIntervalFormatter {
    let made = DateIntervalFormatter()
    (made.locale, made.timeZone, made.calendar) = (place.locale, place.zone, place.localCalendar)
    let styles: [String: DateIntervalFormatter.Style] = [
      "none": .none, "short": .short, "medium": .medium, "long": .long, "full": .full,
    ]
    made.dateStyle = styles[formatter.member("dateStyle") ?? ""] ?? .medium
    made.timeStyle = styles[formatter.member("timeStyle") ?? ""] ?? .short
    return made
  }

  var isoFormatter: ISO8601DateFormatter {
    let made = ISO8601DateFormatter()
    made.timeZone = place.zone
    let known: [String: ISO8601DateFormatter.Options] = [
      "withFullDate": .withFullDate, "withFullTime": .withFullTime, "withInternetDateTime": .withInternetDateTime,
      "withFractionalSeconds": .withFractionalSeconds, "withYear": .withYear, "withMonth": .withMonth,
      "withDay": .withDay, "withTime": .withTime, "withTimeZone": .withTimeZone,
      "withDashSeparatorInDate": .withDashSeparatorInDate, "withColonSeparatorInTime": .withColonSeparatorInTime,
      "withSpaceBetweenDateAndTime": .withSpaceBetweenDateAndTime, "withWeekOfYear": .withWeekOfYear,
    ]
    if let names = formatter.members("formatOptions") {
      made.formatOptions = names.reduce(into: []) { $0.formUnion(known[$1] ?? []) }
    }
    return made
  }

  var numberFormatter: NumberFormatter {
    let made = NumberFormatter()
    made.locale = place.locale
    let styles: [String: NumberFormatter.Style] = [
      "none": .none, "decimal": .decimal, "currency": .currency, "percent": .percent, "scientific": .scientific,
      "spellOut": .spellOut, "ordinal": .ordinal, "currencyISOCode": .currencyISOCode,
      "currencyPlural": .currencyPlural, "currencyAccounting": .currencyAccounting,
    ]
    made.numberStyle = styles[formatter.member("numberStyle") ?? ""] ?? .none
    func digits(_ name: String, _ set: (Int) -> Void) {
      if let count = formatter.settings[name]?.whole { set(max(0, min(count, 100))) }
    }
    digits("minimumFractionDigits") { made.minimumFractionDigits = $0 }
    digits("maximumFractionDigits") { made.maximumFractionDigits = $0 }
    digits("minimumIntegerDigits") { made.minimumIntegerDigits = $0 }
    digits("maximumIntegerDigits") { made.maximumIntegerDigits = $0 }
    digits("minimumSignificantDigits") { made.minimumSignificantDigits = $0 }
    digits("maximumSignificantDigits") { made.maximumSignificantDigits = $0 }
    if let isUsed = formatter.truth("usesGroupingSeparator") { made.usesGroupingSeparator = isUsed }
    if let isUsed = formatter.truth("usesSignificantDigits") { made.usesSignificantDigits = isUsed }
    if let text = formatter.settings["currencyCode"]?.text { made.currencyCode = text }
    if let text = formatter.settings["currencySymbol"]?.text { made.currencySymbol = text }
    if let text = formatter.settings["groupingSeparator"]?.text { made.groupingSeparator = text }
    if let text = formatter.settings["decimalSeparator"]?.text { made.decimalSeparator = text }
    if let text = formatter.settings["positivePrefix"]?.text { made.positivePrefix = text }
    if let text = formatter.settings["positiveSuffix"]?.text { made.positiveSuffix = text }
    if let text = formatter.settings["negativePrefix"]?.text { made.negativePrefix = text }
    if let number = formatter.settings["multiplier"]?.number { made.multiplier = NSNumber(value: number) }
    return made
  }

  var bytesFormatter: ByteCountFormatter {
    let made = ByteCountFormatter()
    let styles: [String: ByteCountFormatter.CountStyle] = [
      "file": .file, "memory": .memory, "decimal": .decimal, "binary": .binary,
    ]
    made.countStyle = styles[formatter.member("countStyle") ?? ""] ?? .file
    let known: [String: ByteCountFormatter.Units] = [
      "useBytes": .useBytes, "useKB": .useKB, "useMB": .useMB, "useGB": .useGB, "useTB": .useTB, "useAll": .useAll,
    ]
    if let names = formatter.members("allowedUnits") {
      made.allowedUnits = names.reduce(into: []) { $0.formUnion(known[$1] ?? []) }
    }
    if let isIncluded = formatter.truth("includesUnit") { made.includesUnit = isIncluded }
    return made
  }

  /// A length of time as `DateComponentsFormatter` writes it: by a clock's signs, or in words.
  func lengthText(_ value: Value) throws -> String? {
    var end = Date(timeIntervalSinceReferenceDate: 0)
    let start = end
    if let seconds = value.number, seconds.isFinite, abs(seconds) < 1e11 {
      end = start.addingTimeInterval(seconds.rounded(.towardZero))
    } else if case .native(let parts as DateComponents) = value {
      guard let date = place.localCalendar.date(byAdding: parts, to: start) else { return nil }
      end = date
    } else {
      return nil
    }
    let names = formatter.members("allowedUnits")?.map { $0 == "weekOfMonth" || $0 == "weekOfYear" ? "week" : $0 }
    let style = formatter.member("unitsStyle") ?? "positional"
    if style == "positional" { return positional(end.timeIntervalSince(start), names) }
    let widths = [
      "full": "wide", "spellOut": "wide", "short": "abbreviated", "brief": "brief", "abbreviated": "narrow",
    ]
    return try UnitTexts(formats).text(
      from: start, to: end, units: names ?? ["year", "month", "day", "hour", "minute", "second"],
      width: widths[style] ?? "wide",
      most: formatter.settings["maximumUnitCount"]?.whole.flatMap { $0 > 0 ? $0 : nil } ?? 7)
  }

  private func positional(_ seconds: Double, _ names: [String]?) -> String {
    let units = [("day", 86_400), ("hour", 3600), ("minute", 60), ("second", 1)].filter {
      names?.contains($0.0) ?? true
    }
    var rest = Int(exactly: abs(seconds).rounded(.down)) ?? 0
    var parts: [Int] = []
    for (_, length) in units {
      parts.append(rest / length)
      rest %= length
    }
    let isPadded = formatter.members("zeroFormattingBehavior")?.contains("pad") == true
    if !isPadded, names?.count != 1 {
      while parts.count > (names == nil ? 1 : 2), parts.first == 0 { parts.removeFirst() }
    }
    return parts.enumerated().map { index, part in
      (index > 0 || isPadded) && part < 10 ? "0\(part)" : "\(part)"
    }.joined(separator: ":")
  }
}

/// What says how a formatter of a fence is set up, and where.
protocol FormatterSetup {
  var formatter: FormatterValue { get }
  var formats: ValueFormats { get }
}

extension FormatterSetup {
  var place: FormatPlace { formats.place }
}

extension FormatterCalls: FormatterSetup {}
