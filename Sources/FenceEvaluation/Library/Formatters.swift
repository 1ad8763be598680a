import Diagnostics
import Foundation

/// A formatter of Foundation, as fences have it.
package protocol FenceFormatter: AnyObject, FenceStyle, NativeLibraryValue, ToldInWords {}

extension FenceFormatter {
  package var words: String { Self.shownName }
}

extension DateFormatter: FenceFormatter {
  package func text(_ value: Value, _ formats: ValueFormats) -> String? {
    guard let date = formats.evaluator.date(value), let placed = copy() as? DateFormatter else { return nil }
    if locale == .fence { placed.locale = formats.place.locale }
    if timeZone == .gmt { placed.timeZone = formats.place.zone }
    return placed.string(from: date.moment)
  }
}

extension ISO8601DateFormatter: FenceFormatter {
  package func text(_ value: Value, _ formats: ValueFormats) -> String? {
    formats.evaluator.date(value).map { string(from: $0.moment) }
  }
}

extension DateIntervalFormatter: FenceFormatter {
  package func text(_ value: Value, _ formats: ValueFormats) -> String? {
    if case .native(let interval as DateInterval) = value { string(from: interval) } else { nil }
  }
}

extension NumberFormatter: FenceFormatter {
  package func text(_ value: Value, _ formats: ValueFormats) -> String? {
    guard let number = NSNumber.of(value), let placed = copy() as? NumberFormatter else { return nil }
    if locale == .fence { placed.locale = formats.place.locale }
    return placed.string(from: number)
  }
}

extension ByteCountFormatter: FenceFormatter {
  package func text(_ value: Value, _ formats: ValueFormats) -> String? {
    value.whole.map { string(fromByteCount: Int64($0)) }
  }
}

// MARK: Their settings

extension DateFormatter.Style: NativeLibraryValue { package static var shownName: String { "DateFormatter.Style" } }
extension DateIntervalFormatter.Style: NativeLibraryValue {
  package static var shownName: String { "DateIntervalFormatter.Style" }
}
extension NumberFormatter.Style: NativeLibraryValue { package static var shownName: String { "NumberFormatter.Style" } }
extension NumberFormatter.RoundingMode: NativeLibraryValue {
  package static var shownName: String { "NumberFormatter.RoundingMode" }
}
extension ByteCountFormatter.CountStyle: NativeLibraryValue {
  package static var shownName: String { "ByteCountFormatter.CountStyle" }
}
extension Formatter.UnitStyle: NativeLibraryValue { package static var shownName: String { "Formatter.UnitStyle" } }

extension ISO8601DateFormatter.Options: LibraryOptionSet, @retroactive Hashable {
  package static var shownName: String { "ISO8601DateFormatter.Options" }
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
extension ByteCountFormatter.Units: LibraryOptionSet, @retroactive Hashable {
  package static var shownName: String { "ByteCountFormatter.Units" }
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
extension NSCalendar.Unit: LibraryOptionSet, @retroactive Hashable {
  package static var shownName: String { "NSCalendar.Unit" }
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
