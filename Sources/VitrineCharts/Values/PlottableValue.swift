import Foundation
import VitrineUI

/// A value that a chart can place on an axis.
public enum PlottedValue: Hashable, Sendable {
  /// A number.
  case number(Double)
  /// A date, in seconds since the beginning of 2001 in UTC.
  case date(Double)
  /// A category, which has no distance to others.
  case category(String)

  /// The number, or the date in seconds; `nil` for a category.
  package var amount: Double? {
    switch self {
    case .number(let amount), .date(let amount): amount
    case .category: nil
    }
  }

  /// Whether the value has a position: numbers that are not finite or are huge have none.
  package var isPlaced: Bool { amount.map { $0.isFinite && abs($0) < 1e100 } ?? true }
}

/// A type whose values can be plotted.
/// Source: https://developer.apple.com/documentation/charts/plottable
public protocol Plottable {
  /// The type as which a chart places the value: a number, a date or a name.
  associatedtype PrimitivePlottable = Self
  var primitivePlottable: PrimitivePlottable { get }
  init?(primitivePlottable: PrimitivePlottable)
  /// The value as a chart places it.
  var _plotted: PlottedValue { get }
}

extension Plottable where PrimitivePlottable == Self {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where PrimitivePlottable: Plottable {
  public var _plotted: PlottedValue { primitivePlottable._plotted }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  public var primitivePlottable: RawValue { rawValue }
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Int: Plottable { public var _plotted: PlottedValue { .number(Double(self)) } }
extension Double: Plottable { public var _plotted: PlottedValue { .number(self) } }
extension CGFloat: Plottable { public var _plotted: PlottedValue { .number(Double(self)) } }
extension Decimal: Plottable {
  public var _plotted: PlottedValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
}
extension Float: Plottable { public var _plotted: PlottedValue { .number(Double(self)) } }
extension String: Plottable { public var _plotted: PlottedValue { .category(self) } }
extension Bool: Plottable { public var _plotted: PlottedValue { .category(self ? "true" : "false") } }
extension Date: Plottable { public var _plotted: PlottedValue { .date(timeIntervalSinceReferenceDate) } }

/// A value with its label, as marks take it.
/// Source: https://developer.apple.com/documentation/charts/plottablevalue
public struct PlottableValue: Hashable, Sendable {
  /// The label: “Month”, “Sales”.
  public let label: String
  package let value: PlottedValue
  /// The calendar unit that a date represents.
  package let unit: CalendarUnit?

  package init(_ label: String, _ value: PlottedValue, unit: CalendarUnit? = nil) {
    (self.label, self.value, self.unit) = (label, value, unit)
  }

  public static func value(_ label: some StringProtocol, _ value: some Plottable) -> PlottableValue {
    PlottableValue(String(label), value._plotted)
  }

  /// Returns a date that represents the calendar unit that contains it.
  public static func value(_ label: some StringProtocol, _ value: Date, unit: CalendarUnit) -> PlottableValue {
    PlottableValue(String(label), value._plotted, unit: unit)
  }
}
