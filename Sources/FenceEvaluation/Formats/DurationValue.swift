import Diagnostics
import Foundation

extension Duration {
  /// The length in seconds, as near as a `Double` has it.
  package var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }

  /// As a clock shows it.
  func time(_ pattern: Duration.TimeFormatStyle.Pattern, _ place: FormatPlace) -> String {
    formatted(.time(pattern: pattern).locale(place.locale))
  }
}

extension Duration.TimeFormatStyle: FenceStyle {
  package func text(_ value: Value, _ formats: ValueFormats) -> String? {
    guard case .native(let length as Duration) = value else { return nil }
    return (self.locale == .fence ? locale(formats.place.locale) : self).format(length)
  }
}

extension Duration.UnitsFormatStyle: FenceStyle {
  package func text(_ value: Value, _ formats: ValueFormats) -> String? {
    guard case .native(let length as Duration) = value else { return nil }
    return (self.locale == .fence ? locale(formats.place.locale) : self).format(length)
  }
}

/// Lengths of time in the units of a calendar: `1 hour, 30 minutes`.
struct UnitTexts {
  private let formats: ValueFormats

  init(_ formats: ValueFormats) { self.formats = formats }

  static let units = ["year", "month", "week", "day", "hour", "minute", "second"]
  private static let components: [String: Calendar.Component] = [
    "year": .year, "month": .month, "week": .weekOfYear, "day": .day, "hour": .hour, "minute": .minute,
    "second": .second,
  ]

  /// The length between two moments.
  ///
  /// - Parameters:
  ///   - units: the names of the units that may be used; all but weeks where it is `nil`.
  ///   - width: `wide`, `abbreviated`, `narrow`, as the styles call it.
  ///   - most: how many units are told at most, the largest first.
  func text(from start: Date, to end: Date, units: [String]?, width: String, most: Int = 7) throws -> String {
    let calendar = formats.place.localCalendar
    let names = Self.units.filter { units?.contains($0) ?? ($0 != "week") }
    let parts = calendar.dateComponents(Set(names.compactMap(Self.component)), from: start, to: end)
    let values = names.compactMap { name in
      Self.component(name).flatMap { parts.value(for: $0) }.map { (name: name, value: $0) }
    }
    var told = values.filter { $0.value != 0 }.prefix(max(1, most))
    if told.isEmpty, let last = values.last { told = [last] }
    return try joined(told.map { try text($0.value, $0.name, width) }, width)
  }

  private static func component(_ name: String) -> Calendar.Component? { components[name] }

  private func text(_ value: Int, _ unit: String, _ width: String) throws -> String {
    let stem =
      switch width {
      case "wide", "full", "spellOut": "unit-width-full-name"
      case "abbreviated", "short": "unit-width-short"
      default: "unit-width-narrow"
      }
    guard let amount = Amount(.integer(value)) else { return "" }
    return try formats.written(amount, ["unit/" + unit, stem], formats.mark)
  }

  private func joined(_ texts: [String], _ width: String) -> String {
    switch width {
    case "narrow", "condensedAbbreviated", "positional", "brief": texts.joined(separator: " ")
    default: formats.joined(texts, .and, .narrow)
    }
  }
}
