import Foundation

// The format styles of Foundation and their settings as values of the library.

/// A type within others, whose name is that of all.
package protocol NestedLibraryValue: NativeLibraryValue {}

extension NestedLibraryValue {
  package static var shownName: String {
    // "(extension in Foundation):FoundationEssentials.Date.FormatStyle" is the style of dates.
    let name = String(reflecting: self)
    let parts = name.split(separator: ":").last.map { $0.split(separator: ".").dropFirst() } ?? []
    return parts.joined(separator: ".")
  }
}

extension Date.FormatStyle: NestedLibraryValue {}
extension Date.FormatStyle.DateStyle: NestedLibraryValue {}
extension Date.FormatStyle.TimeStyle: NestedLibraryValue {}
extension Date.FormatStyle.Symbol.Era: NestedLibraryValue {}
extension Date.FormatStyle.Symbol.Year: NestedLibraryValue {}
extension Date.FormatStyle.Symbol.Quarter: NestedLibraryValue {}
extension Date.FormatStyle.Symbol.Month: NestedLibraryValue {}
extension Date.FormatStyle.Symbol.Week: NestedLibraryValue {}
extension Date.FormatStyle.Symbol.Day: NestedLibraryValue {}
extension Date.FormatStyle.Symbol.DayOfYear: NestedLibraryValue {}
extension Date.FormatStyle.Symbol.Weekday: NestedLibraryValue {}
extension Date.FormatStyle.Symbol.Hour: NestedLibraryValue {}
extension Date.FormatStyle.Symbol.Hour.AMPMStyle: NestedLibraryValue {}
extension Date.FormatStyle.Symbol.Minute: NestedLibraryValue {}
extension Date.FormatStyle.Symbol.Second: NestedLibraryValue {}
extension Date.FormatStyle.Symbol.SecondFraction: NestedLibraryValue {}
extension Date.FormatStyle.Symbol.TimeZone: NestedLibraryValue {}
extension Date.FormatStyle.Symbol.TimeZone.Width: NestedLibraryValue {}
extension Date.IntervalFormatStyle: NestedLibraryValue {}
extension Date.ISO8601FormatStyle: NestedLibraryValue {}
extension Date.ISO8601FormatStyle.TimeZoneSeparator: NestedLibraryValue {}
extension Date.ISO8601FormatStyle.DateSeparator: NestedLibraryValue {}
extension Date.ISO8601FormatStyle.DateTimeSeparator: NestedLibraryValue {}
extension Date.ISO8601FormatStyle.TimeSeparator: NestedLibraryValue {}
extension Date.RelativeFormatStyle: NestedLibraryValue {}
extension Date.RelativeFormatStyle.Presentation: NestedLibraryValue {}
extension Date.RelativeFormatStyle.UnitsStyle: NestedLibraryValue {}
extension ByteCountFormatStyle: NestedLibraryValue {}
extension ByteCountFormatStyle.Style: NestedLibraryValue {}
extension Duration.TimeFormatStyle: NestedLibraryValue {}
extension Duration.TimeFormatStyle.Pattern: NestedLibraryValue {}
extension Duration.UnitsFormatStyle: NestedLibraryValue {}
extension Duration.UnitsFormatStyle.Unit: NestedLibraryValue {}
extension Duration.UnitsFormatStyle.UnitWidth: NestedLibraryValue {}
extension Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy: NestedLibraryValue {}
extension ByteCountFormatStyle.Units: LibraryOptionSet {
  package static var shownName: String { "ByteCountFormatStyle.Units" }
}

// Those that Foundation hasn't on every platform, or with other parts.

extension NumberStyle: NativeLibraryValue { package static var shownName: String { "FloatingPointFormatStyle" } }
extension NumberGrouping: NativeLibraryValue {
  package static var shownName: String { "NumberFormatStyleConfiguration.Grouping" }
}
extension NumberSeparator: NativeLibraryValue {
  package static var shownName: String { "NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy" }
}
extension NumberNotation: NativeLibraryValue {
  package static var shownName: String { "NumberFormatStyleConfiguration.Notation" }
}
extension NumberSign: NativeLibraryValue {
  package static var shownName: String { "NumberFormatStyleConfiguration.SignDisplayStrategy" }
}
extension NumberPrecision: NativeLibraryValue {
  package static var shownName: String { "NumberFormatStyleConfiguration.Precision" }
}
extension NumberPresentation: NativeLibraryValue {
  package static var shownName: String { "CurrencyFormatStyleConfiguration.Presentation" }
}
extension SequenceStyle: NativeLibraryValue { package static var shownName: String { "ListFormatStyle" } }
extension SequenceStyle.ListType: NativeLibraryValue {
  package static var shownName: String { "ListFormatStyle.ListType" }
}
extension SequenceStyle.Width: NativeLibraryValue { package static var shownName: String { "ListFormatStyle.Width" } }
extension NameStyle: NativeLibraryValue { package static var shownName: String { "PersonNameComponents.FormatStyle" } }
extension NameStyle.Style: NativeLibraryValue {
  package static var shownName: String { "PersonNameComponents.FormatStyle.Style" }
}
extension URLStyle: NativeLibraryValue { package static var shownName: String { "URL.FormatStyle" } }
extension MeasurementStyle: NativeLibraryValue { package static var shownName: String { "Measurement.FormatStyle" } }
extension MeasurementStyle.UnitWidth: NativeLibraryValue {
  package static var shownName: String { "Measurement.FormatStyle.UnitWidth" }
}
extension MeasurementStyle.Usage: NativeLibraryValue {
  package static var shownName: String { "Measurement.FormatStyle.Usage" }
}
extension ComponentsStyle: NativeLibraryValue { package static var shownName: String { "Date.ComponentsFormatStyle" } }
extension ComponentsStyle.Style: NativeLibraryValue {
  package static var shownName: String { "Date.ComponentsFormatStyle.Style" }
}
extension ComponentsStyle.Field: NativeLibraryValue {
  package static var shownName: String { "Date.ComponentsFormatStyle.Field" }
}
extension TimeDurationStyle: NativeLibraryValue { package static var shownName: String { "Date.TimeDurationStyle" } }

extension SequenceStyle: Hashable {
  package static func == (a: SequenceStyle, b: SequenceStyle) -> Bool { a.type == b.type && a.width == b.width }
  package func hash(into hasher: inout Hasher) { hasher.combine(type) }
}
