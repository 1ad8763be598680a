import FenceEvaluation
import Foundation
import VitrineCharts
import VitrineUI

/// What charts are made of: values with their labels, and what they are plotted as.
extension Kind where T == PlottedValue {
  /// A number, a date, a text, or what a type of the fence says is plotted for its values.
  static var plotted: Kind {
    .plain("Plottable") { value, context in try PlottedValue(value, context) }
  }
}

extension PlottedValue {
  /// `nil` where the value can't be plotted.
  init?(_ value: Value, _ context: CallContext) throws {
    switch value {
    case .string(let text): self = .category(text)
    case .boolean(let truth): self = .category(truth ? "true" : "false")
    case .enumCase, .instance, .object:
      for name in ["primitivePlottable", "rawValue"] {
        if let inner = try context.evaluator.memberIfAny(name, of: value, context.mark),
          let plotted = try PlottedValue(inner, context)
        {
          self = plotted
          return
        }
      }
      guard case .enumCase(let item) = value, item.payload.isEmpty else { return nil }
      self = .category(item.name)
    default:
      if let seconds = value.seconds {
        self = .date(seconds)
      } else if let number = value.number {
        self = .number(number)
      } else {
        return nil
      }
    }
  }

  /// The value as a fence sees it.
  var shown: Value {
    switch self {
    case .category(let text): .string(text)
    case .date(let seconds): .native(Date(seconds: seconds))
    case .number(let number): Int(exactly: number).map { .integer($0) } ?? .double(number)
    }
  }

  /// The value as one of a type; `nil` where it is of another.
  func shown(as type: String) -> Value? {
    switch (self, type) {
    case (.category(let text), "String"): .string(text)
    case (.date(let seconds), "Date"): .native(Date(seconds: seconds))
    case (.number(let number), "Int"): Int(exactly: number).map { .integer($0) }
    case (.number(let number), "Double"), (.number(let number), "CGFloat"), (.number(let number), "Float"):
      .double(number)
    default: nil
    }
  }
}

extension Kind where T == PlottableValue {
  static var plottable: Kind { .native(PlottableValue.self) }
}

extension Kind where T == MarkDimension {
  /// A length; a plain number is one in points.
  static var dimension: Kind { .native(named: "MarkDimension") { $0.number.map { .fixed($0) } } }
}

extension Kind where T == any ChartSymbolShape {
  static var chartSymbol: Kind {
    .plain("ChartSymbolShape") { value, context in
      if let known: BasicChartSymbolShape = try context.member(value, of: "BasicChartSymbolShape") { return known }
      if case .implicit = value { return nil }
      if case .view(let view) = value, let border = (view as? any BorderedShape)?.border {
        return OutlinedSymbol(border.shape, border.style)
      }
      let argument = CallArgument(label: nil, value: value, mark: context.mark)
      guard Kind<any Shape>.shape.takes(argument, context) else { return nil }
      return AnyChartSymbolShape(try Kind<any Shape>.shape.value(argument, context))
    }
  }
}

extension CallContext {
  /// The value of a type of the catalog that is there, or that is written as a member of it: `.automatic`.
  fileprivate func member<T>(_ value: Value, of type: String) throws -> T? {
    var value = value
    if case .implicit(let implicit) = value {
      guard knows(implicit, of: type) else { return nil }
      value = try evaluator.resolve(implicit, as: type)
    }
    if case .native(let known as T) = value { return known }
    return nil
  }
}

extension Kind where T == ScaleDomain {
  /// A range, a list of values, or `.automatic`.
  static var domain: Kind {
    .plain("ScaleDomain") { value, context in
      if let known: ScaleDomain = try context.member(value, of: "ScaleDomain") { return known }
      switch value {
      case .range(let range):
        guard let lower = range.lowerBound, let upper = range.upperBound, let start = try PlottedValue(lower, context),
          let end = try PlottedValue(upper, context)
        else { return nil }
        return .values([start, end])
      default:
        guard let elements = value.elements else { return nil }
        let values = try elements.compactMap { try PlottedValue($0, context) }
        return values.count == elements.count ? .values(values) : nil
      }
    }
  }
}

extension Kind where T == AxisMarkValues {
  /// `.automatic`, `.stride(…)` or a list of values.
  static var axisValues: Kind {
    .plain("AxisMarkValues") { value, context in
      if let known: AxisMarkValues = try context.member(value, of: "AxisMarkValues") { return known }
      return try value.elements.map { .list(try $0.compactMap { try PlottedValue($0, context) }) }
    }
  }
}

extension Kind where T == (PlottedValue) -> String {
  /// A format of numbers or dates.
  static var axisFormat: Kind {
    Kind(name: "FormatStyle") { argument, _ in
      switch argument.value {
      case .implicit, .native: true
      default: false
      }
    } read: { argument, context in
      let formats = ValueFormats(context.evaluator, .standard, context.mark)
      let format = argument.value
      return { plotted in
        var text = ""
        // A format of an axis takes fractions: 1 is 100 %.
        let fraction: Value? = if case .number(let number) = plotted { .double(number) } else { nil }
        context.evaluator.happening {
          let formatted = try? fraction.map { try formats.text($0, by: format) }
          text = try formatted ?? formats.text(plotted.shown, by: format)
        }
        return text
      }
    }
  }
}

extension Kind where T == [NamedStyle] {
  /// A dictionary of styles by the values that have them.
  static var namedStyles: Kind {
    .plain("KeyValuePairs<Value, ShapeStyle>") { value, context in
      try entries(of: value, context).map { entries in
        try entries.map { NamedStyle(name: $0.0, style: try Kind<any ShapeStyle>.style.value($0.1, context)) }
      }
    }
  }
}

extension Kind where T == [NamedSymbol] {
  /// A dictionary of symbols by the values that have them.
  static var namedSymbols: Kind {
    .plain("KeyValuePairs<Value, ChartSymbolShape>") { value, context in
      try entries(of: value, context).map { entries in
        try entries.map {
          NamedSymbol(name: $0.0, symbol: try Kind<any ChartSymbolShape>.chartSymbol.value($0.1, context))
        }
      }
    }
  }
}

extension Kind {
  /// The entries of a dictionary, by what their keys are plotted as.
  fileprivate static func entries(of value: Value, _ context: CallContext) throws -> [(String, CallArgument)]? {
    guard case .dictionary(let dictionary) = value else { return nil }
    return try dictionary.entries.compactMap { entry in
      guard let key = try PlottedValue(entry.key, context) else { return nil }
      let name = SeriesStyles.name(PlottableValue("", key))
      return (name, CallArgument(label: nil, value: entry.value, mark: context.mark))
    }
  }
}

/// A style that a value of a chart has.
struct NamedStyle {
  let name: String
  let style: any ShapeStyle
}

/// A symbol that a value of a chart has.
struct NamedSymbol {
  let name: String
  let symbol: any ChartSymbolShape
}

extension PlottableValue: CatalogType { package static let catalogName = "PlottableValue" }
extension CalendarUnit: CatalogType {
  package static let catalogName = "CalendarUnit"
  package static let shownName = "Calendar.Component"
}
extension MarkDimension: CatalogType { package static let catalogName = "MarkDimension" }
extension MarkStackingMethod: CatalogType { package static let catalogName = "MarkStackingMethod" }
extension InterpolationMethod: CatalogType { package static let catalogName = "InterpolationMethod" }
extension AnnotationPosition: CatalogType { package static let catalogName = "AnnotationPosition" }
extension BasicChartSymbolShape: CatalogType { package static let catalogName = "BasicChartSymbolShape" }
extension ScaleDomain: CatalogType { package static let catalogName = "ScaleDomain" }
extension ScaleType: CatalogType { package static let catalogName = "ScaleType" }
extension PlotDimensionRange: CatalogType { package static let catalogName = "PlotDimensionScaleRange" }
extension AxisMarkValues: CatalogType { package static let catalogName = "AxisMarkValues" }
extension AxisMarkPosition: CatalogType { package static let catalogName = "AxisMarkPosition" }
extension AxisMarkPreset: CatalogType { package static let catalogName = "AxisMarkPreset" }
extension AxisTickLength: CatalogType {
  package static let catalogName = "AxisTickLength"
  package static let shownName = "AxisTick.Length"
}
extension AxisLabelOrientation: CatalogType { package static let catalogName = "AxisValueLabelOrientation" }
extension AxisValue: CatalogType { package static let catalogName = "AxisValue" }
extension AxisPart: CatalogType {
  package static let catalogName = "AxisMarkPart"
  package static let shownName = "AxisMark"
}
extension ChartMarks: CatalogType {
  package static let catalogName = "ChartMarks"
  package static let shownName = "ChartContent"
}
extension ChartProxy: CatalogType { package static let catalogName = "ChartProxy" }
