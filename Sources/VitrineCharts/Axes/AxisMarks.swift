import VitrineLayout
import VitrineUI

/// Marks along an axis: at which values, and what stands at each.
/// Source: https://developer.apple.com/documentation/charts/axismarks
public struct AxisMarks: PrimitiveView {
  package let values: AxisMarkValues
  package let position: AxisMarkPosition
  package let preset: AxisMarkPreset
  /// What labels say; what suits the values where `nil`.
  package let format: ((PlottedValue) -> String)?
  /// The lines of grids and ticks.
  package let stroke: StrokeStyle?
  /// What stands at a value; a line of the grid, a tick and a label where `nil`.
  package let parts: ((AxisValue) -> [AxisPart])?

  package init(
    values: AxisMarkValues = .automatic, position: AxisMarkPosition = .automatic, preset: AxisMarkPreset = .automatic,
    stroke: StrokeStyle? = nil, format: ((PlottedValue) -> String)? = nil, parts: ((AxisValue) -> [AxisPart])? = nil
  ) {
    (self.values, self.position, self.preset) = (values, position, preset)
    (self.stroke, self.format, self.parts) = (stroke, format, parts)
  }

  /// A line of the grid, a tick and a label at each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) { self.init(values: values, position: position, preset: preset, stroke: stroke, format: nil) }

  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil, @AxisMarkBuilder content: @escaping (AxisValue) -> [AxisPart]
  ) { self.init(values: values, position: position, preset: preset, stroke: stroke, format: nil, parts: content) }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] { [] }
}

/// At which values the marks of an axis stand.
/// Source: https://developer.apple.com/documentation/charts/axismarkvalues
public struct AxisMarkValues {
  enum Content {
    case automatic(desiredCount: Int?)
    case steps(DateSteps)
    case stride(Double)
    case list([PlottedValue])
  }

  let content: Content

  public static var automatic: AxisMarkValues { AxisMarkValues(content: .automatic(desiredCount: nil)) }
  /// - Parameters:
  ///   - roundLowerBound: and `roundUpperBound`: without effect in a picture: the domain is rounded where it is not given.
  ///   - desiredCount: how many there are, about; `nil` for what fits.
  ///   - roundUpperBound: as `roundLowerBound`.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(content: .automatic(desiredCount: desiredCount)) }
  public static func stride(by unit: CalendarUnit, count: Int = 1) -> AxisMarkValues {
    AxisMarkValues(content: .steps(DateSteps(unit, count)))
  }
  public static func stride(by step: Double) -> AxisMarkValues { AxisMarkValues(content: .stride(step)) }
  package static func list(_ values: [PlottedValue]) -> AxisMarkValues { AxisMarkValues(content: .list(values)) }
}

/// On which side the marks of an axis stand.
/// Source: https://developer.apple.com/documentation/charts/axismarkposition
public enum AxisMarkPosition: String, Hashable, Sendable, CaseIterable {
  case automatic, leading, trailing, top, bottom
}

/// How marks of an axis lie to the plot's edges.
/// Source: https://developer.apple.com/documentation/charts/axismarkpreset
public enum AxisMarkPreset: String, Hashable, Sendable, CaseIterable { case automatic, aligned, extended, inset }

/// A value of an axis, as the content of its marks is told it.
/// Source: https://developer.apple.com/documentation/charts/axisvalue
public struct AxisValue {
  /// Its number among the axis's values.
  public let index: Int
  /// How many values there are.
  public let count: Int
  package let value: PlottedValue
}

/// What stands at a value of an axis: a line, a tick or a label.
public struct AxisPart: PrimitiveView {
  package enum Kind: Hashable {
    case gridLine, tick, label
  }

  package let kind: Kind
  package var isCentered = false
  package var stroke: StrokeStyle?
  package var length = AxisTickLength.automatic
  package var style: (any ShapeStyle)?
  package var font: Font?
  /// In points.
  package var offset = Point.zero
  /// What the label says, in the place of its value.
  package var content: AnyView?
  package var format: ((PlottedValue) -> String)?
  package var anchor: UnitPoint?
  package var orientation = AxisLabelOrientation.automatic
  /// Between the plot and the label, in points; what is usual where `nil`.
  package var horizontalSpacing: Double?
  package var verticalSpacing: Double?

  package init(_ kind: Kind) { self.kind = kind }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] { [] }

  package func changing(_ change: (inout AxisPart) -> Void) -> AxisPart {
    var part = self
    change(&part)
    return part
  }
}

/// How long a tick is.
/// Source: https://developer.apple.com/documentation/charts/axistick/length
public enum AxisTickLength: Hashable, Sendable {
  case automatic
  /// As long as the label beside it, with more behind it, in points.
  case label(extendPastBy: Double)
  case longestLabel(extendPastBy: Double)
  /// In points.
  case fixed(Double)

  public static var label: AxisTickLength { .label(extendPastBy: 0) }
  public static var longestLabel: AxisTickLength { .longestLabel(extendPastBy: 0) }
}

/// Which way a label runs.
/// Source: https://developer.apple.com/documentation/charts/axisvaluelabelorientation
public enum AxisLabelOrientation: String, Hashable, Sendable, CaseIterable {
  case automatic, horizontal, vertical, verticalReversed
}

/// Collects the parts of the marks of an axis.
@resultBuilder
public enum AxisMarkBuilder {
  public static func buildExpression(_ part: AxisPart) -> [AxisPart] { [part] }
  public static func buildBlock(_ parts: [AxisPart]...) -> [AxisPart] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [AxisPart]?) -> [AxisPart] { part ?? [] }
  public static func buildEither(first: [AxisPart]) -> [AxisPart] { first }
  public static func buildEither(second: [AxisPart]) -> [AxisPart] { second }
}

extension AxisPart {
  /// The parts among what a view is made of.
  package static func all(in view: any View) -> [AxisPart] { bareLeaves(of: view).compactMap { $0 as? AxisPart } }
}

extension AxisMarks {
  /// The marks among what a view is made of.
  package static func all(in view: any View) -> [AxisMarks] { bareLeaves(of: view).compactMap { $0 as? AxisMarks } }
}
