import Diagnostics
import Foundation
import VitrineText

/// A unit of a dimension: what a number in it is in the dimension's base unit, and what ICU calls it.
package struct UnitValue: Hashable, ToldInWords {
  /// `UnitLength`.
  package let dimension: String
  /// `kilometers`.
  package let name: String
  package let symbol: String
  /// ICU's identifier, `kilometer`.
  package let identifier: String
  let factor: Double
  package let offset: Double

  package var words: String { symbol }

  package func base(_ value: Double) -> Double { value * factor + offset }
  package func value(ofBase value: Double) -> Double { (value - offset) / factor }

  private init(
    _ dimension: String, _ name: String, _ symbol: String, _ identifier: String, _ factor: Double, _ offset: Double = 0
  ) {
    (self.dimension, self.name, self.symbol) = (dimension, name, symbol)
    (self.identifier, self.factor, self.offset) = (identifier, factor, offset)
  }

  package static let dimensions: Set<String> = Set(all.map(\.dimension))

  /// The unit of the same dimension of which others are multiples.
  var baseUnit: UnitValue? {
    Self.all.first { $0.dimension == dimension && $0.factor == 1 && $0.offset == 0 }
  }

  package static func named(_ name: String, of dimension: String) -> UnitValue? {
    all.first { $0.dimension == dimension && $0.name == name }
  }

  /// The units that Foundation has, with its symbols and coefficients.
  private static let all: [UnitValue] =
    lengths + masses + volumes + [
      UnitValue("UnitTemperature", "kelvin", "K", "kelvin", 1),
      UnitValue("UnitTemperature", "celsius", "°C", "celsius", 1, 273.15),
      UnitValue("UnitTemperature", "fahrenheit", "°F", "fahrenheit", 0.55555555555556, 255.37222222222427),
      UnitValue("UnitDuration", "hours", "hr", "hour", 3600), UnitValue("UnitDuration", "minutes", "min", "minute", 60),
      UnitValue("UnitDuration", "seconds", "s", "second", 1),
      UnitValue("UnitDuration", "milliseconds", "ms", "millisecond", 1e-3),
      UnitValue("UnitSpeed", "metersPerSecond", "m/s", "meter-per-second", 1),
      UnitValue("UnitSpeed", "kilometersPerHour", "km/h", "kilometer-per-hour", 0.277778),
      UnitValue("UnitSpeed", "milesPerHour", "mph", "mile-per-hour", 0.44704),
      UnitValue("UnitSpeed", "knots", "kn", "knot", 0.514444),
      UnitValue("UnitEnergy", "joules", "J", "joule", 1),
      UnitValue("UnitEnergy", "kilojoules", "kJ", "kilojoule", 1000),
      UnitValue("UnitEnergy", "calories", "cal", "calorie", 4.184),
      UnitValue("UnitEnergy", "kilocalories", "kCal", "kilocalorie", 4184),
      UnitValue("UnitEnergy", "kilowattHours", "kWh", "kilowatt-hour", 3_600_000),
      UnitValue("UnitPower", "watts", "W", "watt", 1), UnitValue("UnitPower", "kilowatts", "kW", "kilowatt", 1000),
      UnitValue("UnitPower", "horsepower", "hp", "horsepower", 745.7),
      UnitValue("UnitAngle", "degrees", "°", "degree", 1),
      UnitValue("UnitAngle", "radians", "rad", "radian", 180 / .pi),
      UnitValue("UnitArea", "squareMeters", "m²", "square-meter", 1),
      UnitValue("UnitArea", "squareKilometers", "km²", "square-kilometer", 1e6),
      UnitValue("UnitArea", "hectares", "ha", "hectare", 1e4), UnitValue("UnitArea", "acres", "ac", "acre", 4046.86),
      UnitValue("UnitArea", "squareFeet", "ft²", "square-foot", 0.092903),
      UnitValue("UnitArea", "squareMiles", "mi²", "square-mile", 2.59e6),
      UnitValue("UnitPressure", "hectopascals", "hPa", "hectopascal", 100),
      UnitValue("UnitPressure", "kilopascals", "kPa", "kilopascal", 1000),
      UnitValue("UnitPressure", "bars", "bar", "bar", 1e5),
      UnitValue("UnitPressure", "millibars", "mbar", "millibar", 100),
      UnitValue("UnitFrequency", "hertz", "Hz", "hertz", 1),
      UnitValue("UnitFrequency", "kilohertz", "kHz", "kilohertz", 1e3),
      UnitValue("UnitFrequency", "megahertz", "MHz", "megahertz", 1e6),
      UnitValue("UnitFrequency", "gigahertz", "GHz", "gigahertz", 1e9),
      UnitValue("UnitInformationStorage", "bytes", "B", "byte", 1),
      UnitValue("UnitInformationStorage", "kilobytes", "kB", "kilobyte", 1e3),
      UnitValue("UnitInformationStorage", "megabytes", "MB", "megabyte", 1e6),
      UnitValue("UnitInformationStorage", "gigabytes", "GB", "gigabyte", 1e9),
    ]

  private static let lengths = [
    ("kilometers", "km", "kilometer", 1000.0), ("meters", "m", "meter", 1), ("decimeters", "dm", "decimeter", 0.1),
    ("centimeters", "cm", "centimeter", 0.01), ("millimeters", "mm", "millimeter", 0.001),
    ("inches", "in", "inch", 0.0254), ("feet", "ft", "foot", 0.3048), ("yards", "yd", "yard", 0.9144),
    ("miles", "mi", "mile", 1609.34), ("nauticalMiles", "NM", "nautical-mile", 1852),
  ].map { UnitValue("UnitLength", $0.0, $0.1, $0.2, $0.3) }

  private static let masses = [
    ("kilograms", "kg", "kilogram", 1.0), ("grams", "g", "gram", 0.001), ("milligrams", "mg", "milligram", 1e-6),
    ("ounces", "oz", "ounce", 0.0283495), ("pounds", "lb", "pound", 0.453592), ("stones", "st", "stone", 0.157473),
    ("metricTons", "t", "metric-ton", 1000),
  ].map { UnitValue("UnitMass", $0.0, $0.1, $0.2, $0.3) }

  private static let volumes = [
    ("liters", "L", "liter", 1.0), ("milliliters", "mL", "milliliter", 0.001), ("cups", "cup", "cup", 0.24),
    ("teaspoons", "tsp", "teaspoon", 0.00492892), ("tablespoons", "tbsp", "tablespoon", 0.0147868),
    ("fluidOunces", "fl oz", "fluid-ounce", 0.0295735), ("pints", "pt", "pint", 0.473176),
    ("gallons", "gal", "gallon", 3.78541), ("cubicMeters", "m³", "cubic-meter", 1000),
  ].map { UnitValue("UnitVolume", $0.0, $0.1, $0.2, $0.3) }
}

/// A number of a unit.
package struct MeasurementValue: Hashable, ToldInWords {
  var value: Double
  var unit: UnitValue

  package var words: String { description }
  var description: String { "\(value) \(unit.symbol)" }

  /// The same in another unit of the dimension; `nil` where it is of another.
  func converted(to other: UnitValue) -> MeasurementValue? {
    guard other.dimension == unit.dimension else { return nil }
    return other == unit ? self : MeasurementValue(value: other.value(ofBase: unit.base(value)), unit: other)
  }

  /// The sum or difference of two, the product with a number, an order.
  static func combined(_ name: String, _ a: Value, _ b: Value) -> Value? {
    switch (a, b) {
    case (.native(let x as MeasurementValue), .native(let y as MeasurementValue)):
      guard let other = y.converted(to: x.unit) else { return nil }
      if x.unit != y.unit, name == "+" || name == "-", let base = x.unit.baseUnit {
        // Measurements of two units make one of the dimension's base unit.
        guard let x = x.converted(to: base), let y = y.converted(to: base) else { return nil }
        return .native(MeasurementValue(value: name == "+" ? x.value + y.value : x.value - y.value, unit: base))
      }
      switch name {
      case "+": return .native(MeasurementValue(value: x.value + other.value, unit: x.unit))
      case "-": return .native(MeasurementValue(value: x.value - other.value, unit: x.unit))
      default: return order(name, x.value, other.value).map { .boolean($0) }
      }
    case (.native(let x as MeasurementValue), _):
      guard let number = b.number, name == "*" || name == "/" else { return nil }
      return .native(MeasurementValue(value: name == "*" ? x.value * number : x.value / number, unit: x.unit))
    case (_, .native(let y as MeasurementValue)):
      guard let number = a.number, name == "*" else { return nil }
      return .native(MeasurementValue(value: number * y.value, unit: y.unit))
    case (.native(let x as Duration), .native(let y as Duration)):
      switch name {
      case "+": return .native(x + y)
      case "-": return .native(x - y)
      case "/": return .double(x / y)
      default: return order(name, x, y).map { .boolean($0) }
      }
    case (.native(let x as Duration), _):
      guard let number = b.number, name == "*" || name == "/" else { return nil }
      // A duration counts in 128 bits, and traps beyond.
      guard abs(name == "*" ? x.inSeconds * number : x.inSeconds / number) < 1e20 else { return nil }
      if let whole = b.whole { return .native(name == "*" ? x * whole : x / whole) }
      return .native(name == "*" ? x * number : x / number)
    case (.native(let x as Decimal), _): return decimal(name, x, b)
    case (_, .native(let y as Decimal)):
      guard let number = a.whole.map({ Decimal($0) }) ?? a.number.map({ Decimal(finite: $0) }) else { return nil }
      return decimal(name, number, .native(y))
    default: return nil
    }
  }

  private static func order<T: Comparable>(_ name: String, _ a: T, _ b: T) -> Bool? {
    switch name {
    case "<": a < b
    case ">": a > b
    case "<=": a <= b
    case ">=": a >= b
    default: nil
    }
  }

  private static func decimal(_ name: String, _ x: Decimal, _ b: Value) -> Value? {
    var other = b.whole.map { Decimal($0) } ?? b.number.map { Decimal(finite: $0) }
    if case .native(let decimal as Decimal) = b { other = decimal }
    guard let y = other else { return nil }
    switch name {
    case "+": return .native(x + y)
    case "-": return .native(x - y)
    case "*": return .native(x * y)
    case "/": return .native(y == 0 ? Decimal.nan : x / y)
    case "==": return .boolean(x == y)
    default: return order(name, x, y).map { .boolean($0) }
    }
  }
}

/// `Measurement.FormatStyle`: a measurement, in the unit that the place uses where it is not to be as provided.
package struct MeasurementStyle: PlacedStyle, Hashable {
  package enum UnitWidth: String {
    case wide = "full-name"
    case abbreviated = "short"
    case narrow
  }
  /// The purpose of a measurement, as ICU calls it.
  package enum Usage: String {
    case general = "default"
    case asProvided = ""
    case road, person, weather, food, rainfall, snowfall
    case personHeight = "person-height"
    case personWeight = "person-weight"
    case focalLength = "focal-length"
  }

  var width = UnitWidth.abbreviated
  var usage = Usage.general
  var hidesScaleName = false
  var number: NumberStyle?
  var place: Locale?

  init(
    width: UnitWidth = .abbreviated, usage: Usage = .general, hidesScaleName: Bool = false, number: NumberStyle? = nil
  ) {
    (self.width, self.usage, self.hidesScaleName, self.number) = (width, usage, hidesScaleName, number)
  }

  package func text(_ value: Value, _ formats: ValueFormats) throws -> String? {
    guard case .native(let given as MeasurementValue) = value else { return nil }
    let inner = formats.placed(place)
    var stems = ["unit-width-" + width.rawValue] + (number?.names ?? [])
    if hidesScaleName, given.unit.dimension == "UnitTemperature" {
      return try inner.written(Amount(given.value), stems + ["unit/degree"], inner.mark)
    }
    stems.append("unit/" + given.unit.identifier)
    guard usage != .asProvided else { return try inner.written(Amount(given.value), stems, inner.mark) }
    // ICU knows in which unit a place tells of what.
    let skeletons = [usage == .personWeight ? "person" : usage.rawValue, "default"].map {
      NumberSkeleton(stems + ["usage/" + $0])
    }
    return try skeletons.lazy.compactMap { $0.text(given.value, locale: inner.place.locale.identifier) }.first
      ?? inner.written(Amount(given.value), stems, inner.mark)
  }
}
