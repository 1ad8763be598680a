import FenceEvaluation
import VitrineCharts
import VitrineUI

/// Plots: marks for all elements of a collection at once, and lines of functions.
enum ChartPlotsNames {
  static let plots: [NameBinding] =
    [
      .view("LinePlot") {
        function(.line)
        elements { LineMark(x: $0, y: $1) }
      },
      .view("AreaPlot") {
        function(.area)
        ContextInit(x, yStart, yEnd, domain, Parameter("function", .function)) {
          (
            context: CallContext, x: String, start: String, end: String, domain: ScaleDomain?, function: FenceFunction
          ) -> any View in
          made(.area, x, start, domain) { place in
            guard case .tuple(let ends) = function.late(.nothing, .double(place)) else { return nil }
            let numbers = ends.compactMap(\.value.number)
            return numbers.count == 2 ? numbers : nil
          }
        }
        elements { AreaMark(x: $0, y: $1) }
      },
      .view("PointPlot") { elements { PointMark(x: $0, y: $1) } },
      .view("BarPlot") { elements { BarMark(x: $0, y: $1) } },
      .view("RectanglePlot") { elements { RectangleMark(x: $0, y: $1) } },
      .view("RulePlot") {
        rules("x") { RuleMark(x: $0) }
        rules("y") { RuleMark(y: $0) }
      },
      .view("SectorPlot") {
        ContextInit(
          Parameter(nil, .array), Parameter("angle", .plottablePath),
          Parameter("innerRadius", .dimension, or: .automatic), Parameter("outerRadius", .dimension, or: .automatic),
          .optional("angularInset", .double)
        ) {
          (
            context: CallContext, elements: [Value], angle: PlottablePath, inner: MarkDimension, outer: MarkDimension,
            inset: Double?
          ) -> any View in
          try marks(of: elements, context) { element -> SectorMark? in
            try angle.value(of: element, context).map {
              SectorMark(angle: $0, innerRadius: inner, outerRadius: outer, angularInset: inset)
            }
          }
        }
      },
    ]

  private static let x = Parameter<String>("x", .string).withoutEffect(label)
  private static let y = Parameter<String>("y", .string).withoutEffect(label)
  private static let yStart = Parameter<String>("yStart", .string).withoutEffect(label)
  private static let yEnd = Parameter<String>("yEnd", .string).withoutEffect(label)
  private static let domain = Parameter<ScaleDomain?>.optional("domain", .domain)
  private static let label = "it names the value for those who hear the chart"

  private static func function(_ kind: ChartMark.Kind) -> [Overload] {
    [
      ContextInit(x, y, domain, Parameter("function", .function)) {
        (context: CallContext, x: String, y: String, domain: ScaleDomain?, function: FenceFunction) -> any View in
        made(kind, x, y, domain) { place in
          function.late(.nothing, .double(place)).number.map { [$0] }
        }
      }.overload
    ]
  }

  private static func made(
    _ kind: ChartMark.Kind, _ x: String, _ y: String, _ domain: ScaleDomain?, _ values: @escaping (Double) -> [Double]?
  ) -> any View {
    var mark = ChartMark(kind, x: nil, y: nil)
    mark.stacking = .unstacked
    mark.function = (FunctionPlot(domain: domain?.quantities, values: values), x, y)
    return MarksView(ChartMarks([mark]))
  }

  /// A mark for each element, with the values at its key paths.
  private static func elements<Mark: ChartContent & SendableMetatype>(
    _ mark: @escaping @Sendable (PlottableValue, PlottableValue) -> Mark
  ) -> [Overload] {
    [
      ContextInit(Parameter(nil, .array), Parameter("x", .plottablePath), Parameter("y", .plottablePath)) {
        (context: CallContext, elements: [Value], x: PlottablePath, y: PlottablePath) -> any View in
        try marks(of: elements, context) { element -> Mark? in
          guard let x = try x.value(of: element, context), let y = try y.value(of: element, context) else { return nil }
          return mark(x, y)
        }
      }.overload
    ]
  }

  /// A line across the chart for each element, at the value at its key path.
  private static func rules(_ axis: String, _ mark: @escaping @Sendable (PlottableValue) -> RuleMark) -> [Overload] {
    [
      ContextInit(Parameter(nil, .array), Parameter(axis, .plottablePath)) {
        (context: CallContext, elements: [Value], path: PlottablePath) -> any View in
        try marks(of: elements, context) { try path.value(of: $0, context).map(mark) }
      }.overload
    ]
  }

  private static func marks<Mark: ChartContent>(
    of elements: [Value], _ context: CallContext, _ mark: (Value) throws -> Mark?
  ) throws -> any View {
    try context.evaluator.countViews(elements.count, context.mark)
    let marks = try elements.flatMap { element -> [ChartMark] in
      try context.evaluator.step(context.mark)
      return try mark(element)?._marks.marks ?? []
    }
    return MarksView(ChartMarks(marks))
  }
}

/// `.value("Sales", \.count)`: which value of an element is plotted.
struct PlottablePath {
  let label: String
  let path: [String]
  let unit: CalendarUnit?

  func value(of element: Value, _ context: CallContext) throws -> PlottableValue? {
    let value = try path.reduce(element) {
      try $1 == "self" ? $0 : context.evaluator.member($1, of: $0, context.mark)
    }
    return try PlottedValue(value, context).map { PlottableValue(label, $0, unit: unit) }
  }
}

extension Kind where T == PlottablePath {
  static var plottablePath: Kind {
    .plain("PlottableProjection") { value, context in
      guard case .implicit(let member) = value, member.name == "value", let arguments = member.arguments,
        let path = arguments.lazy.compactMap({ argument -> [String]? in
          if case .keyPath(let names) = argument.value { names } else { nil }
        }).first
      else { return nil }
      let unit = try arguments.first { $0.label == "unit" }.map {
        try Kind<CalendarUnit>.native(CalendarUnit.self).value($0, context)
      }
      return PlottablePath(label: arguments.first?.value.text ?? "", path: path, unit: unit)
    }
  }
}
