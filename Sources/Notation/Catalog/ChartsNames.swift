import VitrineCharts
import VitrineUI

/// Charts and their marks.
enum ChartsNames {
  static let charts: [NameBinding] = [
    .view("Chart") {
      ContextInit(
        Parameter(nil, .any),
        .optional(
          "id", .keyPath, withoutEffect: "marks stand in the order of the data, whatever they are told apart by"),
        Parameter("content", .function)
      ) {
        Chart(marks: MarksView.marks(in: try Loop(collection: $1, path: $2, content: $3, context: $0).views))
      }
      Init(Parameter("content", .content)) { Chart(marks: MarksView.marks(in: $0)) }
    },
    .view("Plot") { Init(Parameter("content", .content)) { MarksView(ChartMarks(MarksView.marks(in: $0))) } },
    .staticFunction("PlottableValue", "value") {
      Native(
        Parameter(nil, .string).withoutEffect("it names the value for those who hear the chart"),
        Parameter(nil, .plotted), .optional("unit", .native(CalendarUnit.self)), ignoring: [calendar]
      ) { (label: String, value: PlottedValue, unit: CalendarUnit?) in PlottableValue(label, value, unit: unit) }
    },
    .view("BarMark") {
      Init(x, y, width, height, stacking) { MarksView(BarMark(x: $0, y: $1, width: $2, height: $3, stacking: $4)) }
      Init(xStart, xEnd, y, height) { MarksView(BarMark(xStart: $0, xEnd: $1, y: $2, height: $3)) }
      Init(x, yStart, yEnd, width) { MarksView(BarMark(x: $0, yStart: $1, yEnd: $2, width: $3)) }
      Init(xStart, xEnd, height) { MarksView(BarMark(xStart: $0, xEnd: $1, height: $2)) }
      Init(yStart, yEnd, width) { MarksView(BarMark(yStart: $0, yEnd: $1, width: $2)) }
      Init(x, height, stacking) { MarksView(BarMark(x: $0, height: $1, stacking: $2)) }
      Init(y, width, stacking) { MarksView(BarMark(y: $0, width: $1, stacking: $2)) }
    },
    .view("LineMark") {
      Init(x, y, series) { (x: PlottableValue, y: PlottableValue, series: PlottableValue?) -> any View in
        MarksView(LineMark(x: x, y: y, series: series))
      }
    },
    .view("PointMark") {
      Init(x, y) { MarksView(PointMark(x: $0, y: $1)) }
      Init(x) { MarksView(PointMark(x: $0)) }
      Init(y) { MarksView(PointMark(y: $0)) }
    },
    .view("AreaMark") {
      Init(x, y, series, stacking) {
        (x: PlottableValue, y: PlottableValue, series: PlottableValue?, stacking: MarkStackingMethod) -> any View in
        MarksView(AreaMark(x: x, y: y, series: series, stacking: stacking))
      }
      Init(x, yStart, yEnd, series) {
        (x: PlottableValue, start: PlottableValue, end: PlottableValue, series: PlottableValue?) -> any View in
        MarksView(AreaMark(x: x, yStart: start, yEnd: end, series: series))
      }
      Init(xStart, xEnd, y, series) {
        (start: PlottableValue, end: PlottableValue, y: PlottableValue, series: PlottableValue?) -> any View in
        MarksView(AreaMark(xStart: start, xEnd: end, y: y, series: series))
      }
    },
    .view("RuleMark") {
      Init(x, yStart, yEnd) { MarksView(RuleMark(x: $0, yStart: $1, yEnd: $2)) }
      Init(xStart, xEnd, y) { MarksView(RuleMark(xStart: $0, xEnd: $1, y: $2)) }
      Init(x) { MarksView(RuleMark(x: $0)) }
      Init(y) { MarksView(RuleMark(y: $0)) }
    },
    .view("RectangleMark") {
      Init(x, y, width, height) { MarksView(RectangleMark(x: $0, y: $1, width: $2, height: $3)) }
      Init(xStart, xEnd, yStart, yEnd) { MarksView(RectangleMark(xStart: $0, xEnd: $1, yStart: $2, yEnd: $3)) }
      Init(x, yStart, yEnd, width) { MarksView(RectangleMark(x: $0, yStart: $1, yEnd: $2, width: $3)) }
      Init(xStart, xEnd, y, height) { MarksView(RectangleMark(xStart: $0, xEnd: $1, y: $2, height: $3)) }
      Init(x, width) { MarksView(RectangleMark(x: $0, width: $1)) }
      Init(y, height) { MarksView(RectangleMark(y: $0, height: $1)) }
      Init(xStart, xEnd) { MarksView(RectangleMark(xStart: $0, xEnd: $1)) }
      Init(yStart, yEnd) { MarksView(RectangleMark(yStart: $0, yEnd: $1)) }
    },
    .view("SectorMark") {
      Init(
        Parameter("angle", .plottable), Parameter("innerRadius", .dimension, or: .automatic),
        Parameter("outerRadius", .dimension, or: .automatic), .optional("angularInset", .double)
      ) { (angle: PlottableValue, inner: MarkDimension, outer: MarkDimension, inset: Double?) -> any View in
        MarksView(SectorMark(angle: angle, innerRadius: inner, outerRadius: outer, angularInset: inset))
      }
    },
  ]

  private static let calendar = Ignored("calendar", because: "dates are those of the Gregorian calendar")
  private static let x = Parameter<PlottableValue>("x", .plottable)
  private static let y = Parameter<PlottableValue>("y", .plottable)
  private static let xStart = Parameter<PlottableValue>("xStart", .plottable)
  private static let xEnd = Parameter<PlottableValue>("xEnd", .plottable)
  private static let yStart = Parameter<PlottableValue>("yStart", .plottable)
  private static let yEnd = Parameter<PlottableValue>("yEnd", .plottable)
  private static let series = Parameter<PlottableValue?>.optional("series", .plottable)
  private static let width = Parameter<MarkDimension>("width", .dimension, or: .automatic)
  private static let height = Parameter<MarkDimension>("height", .dimension, or: .automatic)
  private static let stacking = Parameter<MarkStackingMethod>(
    "stacking", .native(MarkStackingMethod.self), or: .standard)
}
