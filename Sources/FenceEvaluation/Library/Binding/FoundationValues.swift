import Foundation

// The types of Foundation that fences have as they are.

extension CharacterSet: NativeLibraryValue {}
extension String.CompareOptions: LibraryOptionSet, @retroactive Hashable {
  package static var shownName: String { "String.CompareOptions" }
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
extension String.Encoding: NativeLibraryValue { package static var shownName: String { "String.Encoding" } }

extension URL: NativeLibraryValue {}
extension URLComponents: NativeLibraryValue {}
extension URLQueryItem: NativeLibraryValue {}
extension UUID: NativeLibraryValue {}

// Foundation's types that the evaluator stores in types of its own.

extension ComparisonResult: LibraryValue {
  package static var shownName: String { "ComparisonResult" }
  package static func read(_ value: Value, _ call: LibraryCall) throws -> ComparisonResult? {
    switch value {
    case .enumCase(let item): named[item.name]
    case .implicit(let member): named[member.name]
    default: nil
    }
  }
  private static let named: [String: ComparisonResult] = [
    "orderedAscending": .orderedAscending, "orderedSame": .orderedSame, "orderedDescending": .orderedDescending,
  ]
  package var packed: Value { .enumCase(ComparisonResultValue.make(self)) }
}

extension Date: NativeLibraryValue {
  package static func read(_ value: Value, _ call: LibraryCall) throws -> Date? {
    guard let date = call.evaluator.date(value) else { return nil }
    try call.require(farthest.contains(date.seconds), "dates as far as this one aren't available in fences")
    return date
  }
}

extension DateComponents: NativeLibraryValue {
  package static func read(_ value: Value, _ call: LibraryCall) throws -> DateComponents? {
    switch value {
    case .native(let parts as DateComponents):
      try call.require(parts.isCountable, "date components of more than 10^9 aren't available in fences")
      return parts
    case .implicit(let member): return try call.resolved(member, as: shownName).flatMap { try read($0, call) }
    default: return nil
    }
  }

  /// Whether calendars can count with the parts.
  private var isCountable: Bool {
    let all = [
      era, year, month, day, hour, minute, second, weekday, weekdayOrdinal, quarter, weekOfMonth, weekOfYear,
      yearForWeekOfYear,
    ]
    return all.allSatisfy { (-1_000_000_000...1_000_000_000).contains($0 ?? 0) }
  }
}

extension DateInterval: NativeLibraryValue {}
extension Calendar: NativeLibraryValue {}
extension Calendar.Component: NativeLibraryValue { package static var shownName: String { "Calendar.Component" } }
extension Calendar.Identifier: NativeLibraryValue { package static var shownName: String { "Calendar.Identifier" } }
extension Calendar.MatchingPolicy: NativeLibraryValue {
  package static var shownName: String { "Calendar.MatchingPolicy" }
}
extension Calendar.RepeatedTimePolicy: NativeLibraryValue {
  package static var shownName: String { "Calendar.RepeatedTimePolicy" }
}
extension Calendar.SearchDirection: NativeLibraryValue {
  package static var shownName: String { "Calendar.SearchDirection" }
}
extension TimeZone: NativeLibraryValue {}

extension Locale: NativeLibraryValue {}
extension Locale.Language: NativeLibraryValue { package static var shownName: String { "Locale.Language" } }
extension Locale.LanguageDirection: NativeLibraryValue {
  package static var shownName: String { "Locale.LanguageDirection" }
}
extension Locale.LanguageCode: LibraryCode { package static var shownName: String { "Locale.LanguageCode" } }
extension Locale.Region: LibraryCode { package static var shownName: String { "Locale.Region" } }
extension Locale.Script: LibraryCode { package static var shownName: String { "Locale.Script" } }
extension Locale.Currency: LibraryCode { package static var shownName: String { "Locale.Currency" } }
extension Locale.MeasurementSystem: NativeLibraryValue {
  package static var shownName: String { "Locale.MeasurementSystem" }
}
extension Locale.HourCycle: NativeLibraryValue { package static var shownName: String { "Locale.HourCycle" } }

/// A code of a language, a region, a script or a currency, which a literal is as well.
package protocol LibraryCode: NativeLibraryValue {
  init(_ identifier: String)
}

extension LibraryCode {
  package static func read(_ value: Value, _ call: LibraryCall) throws -> Self? {
    switch value {
    case .native(let native): native as? Self
    case .string(let text): Self(text)
    case .implicit(let member): try call.resolved(member, as: shownName).flatMap { try read($0, call) }
    default: nil
    }
  }
}

extension Data: LibraryGrowing, NativeLibraryValue {}
extension IndexSet: LibraryCollection, NativeLibraryValue {
  package static func read(_ value: Value, _ call: LibraryCall) throws -> IndexSet? {
    switch value {
    case .native(let native): return native as? IndexSet
    case .array(let elements):
      let offsets = elements.compactMap(\.whole)
      return offsets.count == elements.count && offsets.allSatisfy { $0 >= 0 } ? IndexSet(offsets) : nil
    case .implicit(let member): return try call.resolved(member, as: shownName).flatMap { try read($0, call) }
    default: return nil
    }
  }
}

extension Duration: NativeLibraryValue {}
extension Decimal: NativeLibraryValue {
  package static func read(_ value: Value, _ call: LibraryCall) throws -> Decimal? {
    switch value {
    case .native(let native): native as? Decimal
    case .literal(let whole, _): Decimal(whole)
    // A literal with a point has no type of its own yet.
    case .double(let number): Decimal(finite: number)
    case .implicit(let member): try call.resolved(member, as: shownName).flatMap { try read($0, call) }
    default: nil
    }
  }
}

/// A number as an object of Foundation; fences have it as the number itself.
extension NSNumber: LibraryValue {
  package static var shownName: String { "NSNumber" }
  package static func read(_ value: Value, _ call: LibraryCall) throws -> Self? { of(value) as? Self }

  static func of(_ value: Value) -> NSNumber? {
    switch value {
    case .boolean(let truth): NSNumber(value: truth)
    case .native(let decimal as Decimal): NSDecimalNumber(decimal: decimal)
    default: value.whole.map { NSNumber(value: $0) } ?? value.number.map { NSNumber(value: $0) }
    }
  }

  package var packed: Value {
    if let decimal = self as? NSDecimalNumber { return .native(decimal.decimalValue) }
    if String(cString: objCType) == "c" { return .boolean(boolValue) }
    return Int(exactly: doubleValue) == intValue ? .integer(intValue) : .double(doubleValue)
  }
}

extension FoundationMembers {
  /// The number that a decimal is written as, which Foundation's conversion misses on some platforms.
  func doubleValue(_ base: NSNumber) -> Double {
    (base as? NSDecimalNumber).flatMap { Double("\($0.decimalValue)") } ?? base.doubleValue
  }
}
