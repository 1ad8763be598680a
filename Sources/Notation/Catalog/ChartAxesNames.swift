import FenceEvaluation
import VitrineCharts
import VitrineLayout
import VitrineUI

/// The marks of axes.
enum ChartAxesNames {
  static let axes: [NameBinding] =
    [
      .view("AxisMarks") {
        Init(format, preset, position, values, stroke) {
          (
            format: (@escaping (PlottedValue) -> String), preset: AxisMarkPreset, position: AxisMarkPosition,
            values: AxisMarkValues, stroke: StrokeStyle?
          ) -> any View in
          AxisMarks(values: values, position: position, preset: preset, stroke: stroke, format: format)
        }
        Init(preset, position, values, Parameter("content", .function)) { preset, position, values, content in
          AxisMarks(
            values: values, position: position, preset: preset,
            parts: { AxisPart.all(in: content.content(.native($0))) })
        }
        Init(preset, position, values, stroke) {
          (
            preset: AxisMarkPreset, position: AxisMarkPosition, values: AxisMarkValues, stroke: StrokeStyle?
          ) -> any View in
          AxisMarks(values: values, position: position, preset: preset, stroke: stroke, format: nil)
        }
      },
      .view("AxisGridLine") {
        Init(centered, stroke) { (isCentered: Bool, stroke: StrokeStyle?) -> any View in
          AxisPart(.gridLine).changing { ($0.isCentered, $0.stroke) = (isCentered, stroke) }
        }
      },
      .view("AxisTick") {
        Init(centered, Parameter("length", .tickLength, or: .automatic), stroke) {
          (isCentered: Bool, length: AxisTickLength, stroke: StrokeStyle?) -> any View in
          AxisPart(.tick).changing { ($0.isCentered, $0.length, $0.stroke) = (isCentered, length, stroke) }
        }
      },
      .view("AxisValueLabel") {
        Init(
          Parameter(nil, .prompt), centered, anchor, orientation, horizontal, vertical, ignoring: ignored
        ) {
          (
            text: Text, isCentered: Bool, anchor: UnitPoint?, orientation: AxisLabelOrientation, horizontal: Double?,
            vertical: Double?
          ) -> any View in
          label(AnyView(text), nil, isCentered, anchor, orientation, horizontal, vertical)
        }
        Init(.optional("format", .axisFormat), centered, anchor, orientation, horizontal, vertical, ignoring: ignored) {
          (
            format: ((PlottedValue) -> String)?, isCentered: Bool, anchor: UnitPoint?,
            orientation: AxisLabelOrientation, horizontal: Double?, vertical: Double?
          ) -> any View in
          label(nil, format, isCentered, anchor, orientation, horizontal, vertical)
        }
        Init(
          centered, anchor, orientation, horizontal, vertical, Parameter("content", .content), ignoring: ignored
        ) {
          (
            isCentered: Bool, anchor: UnitPoint?, orientation: AxisLabelOrientation, horizontal: Double?,
            vertical: Double?, content: AnyView
          ) -> any View in
          label(content, nil, isCentered, anchor, orientation, horizontal, vertical)
        }
      },
    ] + parts + told

  private static func label(
    _ content: AnyView?, _ format: ((PlottedValue) -> String)?, _ isCentered: Bool, _ anchor: UnitPoint?,
    _ orientation: AxisLabelOrientation, _ horizontal: Double?, _ vertical: Double?
  ) -> AxisPart {
    AxisPart(.label).changing {
      ($0.content, $0.format, $0.isCentered, $0.anchor) = (content, format, isCentered, anchor)
      ($0.orientation, $0.horizontalSpacing, $0.verticalSpacing) = (orientation, horizontal, vertical)
    }
  }

  private static let format = Parameter<(PlottedValue) -> String>("format", .axisFormat)
  private static let preset = Parameter<AxisMarkPreset>("preset", .native(AxisMarkPreset.self), or: .automatic)
  private static let position = Parameter<AxisMarkPosition>(
    "position", .native(AxisMarkPosition.self), or: .automatic)
  private static let values = Parameter<AxisMarkValues>("values", .axisValues, or: .automatic)
  private static let stroke = Parameter<StrokeStyle?>.optional("stroke", .native(StrokeStyle.self))
  private static let centered = Parameter<Bool>("centered", .bool, or: false)
  private static let anchor = Parameter<UnitPoint?>.optional("anchor", .native(UnitPoint.self))
  private static let orientation = Parameter<AxisLabelOrientation>(
    "orientation", .native(AxisLabelOrientation.self), or: .automatic)
  private static let horizontal = Parameter<Double?>.optional("horizontalSpacing", .double)
  private static let vertical = Parameter<Double?>.optional("verticalSpacing", .double)
  private static let ignored = [
    Ignored("multiLabelAlignment", because: "each label has one view"),
    Ignored("collisionResolution", because: "labels that would touch the one before are left out"),
    Ignored("offsetsMarks", because: "labels of two axes on one side stand over each other"),
  ]

  /// What is said of lines, ticks and labels.
  private static let parts: [NameBinding] = [
    .method("AxisMarkPart", "foregroundStyle") {
      Method(AxisPart.self, Parameter(nil, .style)) { part, style in made(part) { $0.style = style } }
    },
    .method("AxisMarkPart", "foregroundColor") {
      Method(AxisPart.self, Parameter(nil, .native(Color.self))) { part, color in made(part) { $0.style = color } }
    },
    .method("AxisMarkPart", "font") {
      Method(AxisPart.self, Parameter(nil, .native(Font.self))) { part, font in made(part) { $0.font = font } }
    },
    .method("AxisMarkPart", "offset") {
      Method(AxisPart.self, Parameter("x", .double, or: 0), Parameter("y", .double, or: 0)) { part, x, y in
        made(part) { if x.isFinite, y.isFinite { $0.offset = Point(x: x, y: y) } }
      }
      Method(AxisPart.self, Parameter(nil, .native(Size.self))) { part, size in
        made(part) { $0.offset = Point(x: size.width, y: size.height) }
      }
    },
  ]

  private static func made(_ part: AxisPart, _ change: (inout AxisPart) -> Void) -> Value {
    .view(part.changing(change))
  }

  /// What the content of marks asks the value that it stands at.
  private static let told: [NameBinding] = [
    .method("AxisValue", "as") {
      ContextMethod(AxisValue.self, Parameter(nil, .type)) { context, value, type in
        .optional(try value.value.shown(as: type, context))
      }
    }
  ]

  static let valueProperties = PropertyTable(
    "AxisValue", AxisValue.self,
    [Property("index") { .integer($0.index) }, Property("count") { .integer($0.count) }])
}

extension PlottedValue {
  /// The value as one of a type of Swift, or of an enumeration of the fence by its raw values.
  func shown(as type: TypeValue, _ context: CallContext) throws -> Value? {
    guard let declaration = type.declaration else { return shown(as: type.name) }
    for item in declaration.cases {
      let made = try context.evaluator.member(item.name, of: .type(type), context.mark)
      if try PlottedValue(made, context) == self { return made }
    }
    return nil
  }
}

extension Kind where T == AxisTickLength {
  /// A length; a plain number is one in points.
  static var tickLength: Kind {
    .native(named: "AxisTickLength", shown: "AxisTick.Length") { $0.number.map { .fixed($0) } }
  }
}
