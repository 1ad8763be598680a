import FenceEvaluation
import VitrineCharts
import VitrineLayout
import VitrineUI

/// What is said of marks, alone or in groups.
enum ChartMarksNames {
  static let modifiers: [NameBinding] =
    [
      .method("ChartMarks", "foregroundStyle") {
        Method(ChartMarks.self, Parameter("by", .plottable)) { made($0.foregroundStyle(by: $1)) }
        Method(ChartMarks.self, Parameter(nil, .style)) { made($0.foregroundStyle(fixed: $1)) }
      },
      .method("ChartMarks", "foregroundColor") {
        Method(ChartMarks.self, Parameter(nil, .native(Color.self))) { made($0.foregroundStyle(fixed: $1)) }
      },
      .method("ChartMarks", "symbol") {
        Method(ChartMarks.self, Parameter("by", .plottable)) { made($0.symbol(by: $1)) }
        Method(ChartMarks.self, Parameter(nil, .chartSymbol)) { made($0.symbol(fixed: $1)) }
        Method(ChartMarks.self, Parameter("symbol", .content)) { marks, view in made(marks.symbol(symbol: { view })) }
      },
      .method("ChartMarks", "symbolSize") {
        Method(ChartMarks.self, Parameter("by", .plottable)) { made($0.symbolSize(by: $1)) }
        Method(ChartMarks.self, Parameter(nil, .double)) { made($0.symbolSize($1)) }
        Method(ChartMarks.self, Parameter(nil, .native(Size.self))) { made($0.symbolSize($1)) }
      },
      .method("ChartMarks", "interpolationMethod") {
        Method(ChartMarks.self, Parameter(nil, .native(InterpolationMethod.self))) { made($0.interpolationMethod($1)) }
      },
      .method("ChartMarks", "lineStyle") {
        Method(ChartMarks.self, Parameter("by", .plottable)) { made($0.lineStyle(by: $1)) }
        Method(ChartMarks.self, Parameter(nil, .native(StrokeStyle.self))) { made($0.lineStyle($1)) }
      },
      .method("ChartMarks", "position") {
        Method(
          ChartMarks.self, Parameter("by", .plottable), .optional("axis", .native(Axis.self)),
          Parameter("span", .dimension, or: .automatic)
        ) { (marks: ChartMarks, value: PlottableValue, axis: Axis?, span: MarkDimension) in
          made(marks.position(by: value, axis: axis, span: span))
        }
      },
      .method("ChartMarks", "annotation") {
        Method(
          ChartMarks.self, Parameter("position", .native(AnnotationPosition.self), or: .automatic),
          Parameter("alignment", .native(Alignment.self), or: .center), .optional("spacing", .double),
          Parameter("content", .content), ignoring: [overflow]
        ) {
          (
            marks: ChartMarks, position: AnnotationPosition, alignment: Alignment, spacing: Double?, content: AnyView
          ) in
          made(marks.annotation(position: position, alignment: alignment, spacing: spacing, content: { content }))
        }
      },
    ] + looks + silent

  private static let looks: [NameBinding] = [
    .method("ChartMarks", "cornerRadius") {
      Method(
        ChartMarks.self, Parameter(nil, .double),
        ignoring: [Ignored("style", because: "corners are parts of circles")]
      ) { made($0.cornerRadius($1)) }
    },
    .method("ChartMarks", "opacity") {
      Method(ChartMarks.self, Parameter(nil, .double)) { made($0.opacity($1)) }
    },
    .method("ChartMarks", "offset") {
      Method(ChartMarks.self, Parameter("x", .double, or: 0), Parameter("y", .double, or: 0)) {
        made($0.offset(x: $1, y: $2))
      }
      Method(ChartMarks.self, Parameter(nil, .native(Size.self))) { made($0.offset($1)) }
    },
    .method("ChartMarks", "zIndex") { Method(ChartMarks.self, Parameter(nil, .double)) { made($0.zIndex($1)) } },
    .method("ChartMarks", "blur") {
      Method(ChartMarks.self, Parameter("radius", .double)) { made($0.blur(radius: $1)) }
    },
    .method("ChartMarks", "clipShape") {
      Method(ChartMarks.self, Parameter(nil, .shape)) { marks, shape in made(marks.clipped(to: shape)) }
    },
    .method("ChartMarks", "alignsMarkStylesWithPlotArea") {
      Method(ChartMarks.self, Parameter(nil, .bool, or: true)) { made($0.alignsMarkStylesWithPlotArea($1)) }
    },
  ]

  /// What a picture at rest shows nothing of.
  private static let silent: [NameBinding] = [
    "accessibilityLabel", "accessibilityValue", "accessibilityHidden", "accessibilityIdentifier", "id",
    "compositingLayer", "shadow",
  ].map { name in
    .method("ChartMarks", name) {
      Method(ChartMarks.self, .variadic(.any).withoutEffect(unheard)) { (marks: ChartMarks, _: [Value]) in
        made(marks)
      }
    }
  }

  private static let unheard = "it is for those who hear the chart, or for its layers"
  private static let overflow = Ignored(
    "overflowResolution", because: "annotations stand where they are put, inside the plot or not")

  private static func made(_ marks: ChartMarks) -> Value { .view(MarksView(marks)) }
}

extension ChartMarks {
  func clipped(to shape: any Shape) -> ChartMarks {
    func clipped(_ shape: some Shape) -> ChartMarks { clipShape(shape) }
    return clipped(shape)
  }
}
