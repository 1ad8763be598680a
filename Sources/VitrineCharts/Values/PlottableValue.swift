import VitrineUI

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A value as a chart places it.
public enum PlottedValue: Hashable, Sendable {
  /// A quantity.
  case number(Double)
  /// A moment, in seconds since the beginning of 2001 at Greenwich.
  case date(Double)
  /// One of several that have no distance from each other.
  case category(String)

  /// Where a quantity or a moment is on its axis; `nil` for a category.
  package var amount: Double? {
    switch self {
    case .number(let amount), .date(let amount): amount
    case .category: nil
    }
  }

  /// Whether it has a place at all: quantities that are no numbers have none.
  package var isPlaced: Bool { amount.map { $0.isFinite && abs($0) < 1e100 } ?? true }
}

/// A type whose values can be plotted.
/// Source: https://developer.apple.com/documentation/charts/plottable
public protocol Plottable {
  /// The value as a chart places it.
  var _plotted: PlottedValue { get }
}

extension Int: Plottable { public var _plotted: PlottedValue { .number(Double(self)) } }
extension Double: Plottable { public var _plotted: PlottedValue { .number(self) } }
extension Float: Plottable { public var _plotted: PlottedValue { .number(Double(self)) } }
extension String: Plottable { public var _plotted: PlottedValue { .category(self) } }
extension Bool: Plottable { public var _plotted: PlottedValue { .category(self ? "true" : "false") } }
extension Date: Plottable { public var _plotted: PlottedValue { .date(timeIntervalSinceReferenceDate) } }

/// A value with what it is called, as marks take it.
/// Source: https://developer.apple.com/documentation/charts/plottablevalue
public struct PlottableValue: Hashable, Sendable {
  /// What the value is: “Month”, “Sales”.
  public let label: String
  package let value: PlottedValue
  /// The stretch of the calendar that a moment stands for.
  package let unit: CalendarUnit?

  package init(_ label: String, _ value: PlottedValue, unit: CalendarUnit? = nil) {
    (self.label, self.value, self.unit) = (label, value, unit)
  }

  public static func value(_ label: some StringProtocol, _ value: some Plottable) -> PlottableValue {
    PlottableValue(String(label), value._plotted)
  }

  /// A moment that stands for the day, month … around it.
  public static func value(_ label: some StringProtocol, _ value: Date, unit: CalendarUnit) -> PlottableValue {
    PlottableValue(String(label), value._plotted, unit: unit)
  }
}
