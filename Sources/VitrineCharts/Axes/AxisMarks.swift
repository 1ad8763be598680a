import VitrineLayout
import VitrineUI

/// The marks of an axis: their values, and the parts drawn at each value.
/// Source: https://developer.apple.com/documentation/charts/axismarks
public struct AxisMarks: PrimitiveView {
  package let values: AxisMarkValues
  package let position: AxisMarkPosition
  package let preset: AxisMarkPreset
  /// The format of the labels; `nil` for one that suits the values.
  package let format: ((PlottedValue) -> String)?
  /// The stroke of grid lines and ticks.
  package let stroke: StrokeStyle?
  /// The parts drawn at a value; `nil` for a grid line, a tick and a label.
  package let parts: ((AxisValue) -> [AxisPart])?

  package init(
    values: AxisMarkValues = .automatic, position: AxisMarkPosition = .automatic, preset: AxisMarkPreset = .automatic,
    stroke: StrokeStyle? = nil, format: ((PlottedValue) -> String)? = nil, parts: ((AxisValue) -> [AxisPart])? = nil
  ) {
    (self.values, self.position, self.preset) = (values, position, preset)
    (self.stroke, self.format, self.parts) = (stroke, format, parts)
  }

  /// Creates marks with a grid line, a tick and a label at each value.
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

/// The values at which an axis has marks.
/// Source: https://developer.apple.com/documentation/charts/axismarkvalues
public struct AxisMarkValues {
  enum Content {
    case automatic(desiredCount: Int?, roundsLower: Bool, roundsUpper: Bool)
    case steps(DateSteps)
    case stride(Double)
    case list([PlottedValue])
  }

  let content: Content

  public static var automatic: AxisMarkValues { automatic() }
  /// Returns values chosen from the axis's domain.
  ///
  /// - Parameters:
  ///   - desiredCount: the approximate number of values; `nil` for as many as fit.
  ///   - roundLowerBound: whether an automatic domain of numbers starts at one of the values.
  ///   - roundUpperBound: whether it ends at one.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      content: .automatic(
        desiredCount: desiredCount, roundsLower: roundLowerBound ?? true, roundsUpper: roundUpperBound ?? true))
  }
  public static func stride(by unit: CalendarUnit, count: Int = 1) -> AxisMarkValues {
    AxisMarkValues(content: .steps(DateSteps(unit, count)))
  }
  public static func stride(by step: Double) -> AxisMarkValues { AxisMarkValues(content: .stride(step)) }
  package static func list(_ values: [PlottedValue]) -> AxisMarkValues { AxisMarkValues(content: .list(values)) }
}

/// The edge of the plot at which the marks of an axis are placed.
/// Source: https://developer.apple.com/documentation/charts/axismarkposition
public enum AxisMarkPosition: String, Hashable, Sendable, CaseIterable {
  case automatic, leading, trailing, top, bottom
}

/// The alignment of axis marks with the plot's edges.
/// Source: https://developer.apple.com/documentation/charts/axismarkpreset
public enum AxisMarkPreset: String, Hashable, Sendable, CaseIterable { case automatic, aligned, extended, inset }

/// A value of an axis, passed to the content of its marks.
/// Source: https://developer.apple.com/documentation/charts/axisvalue
public struct AxisValue {
  /// The index of the value among the axis's values.
  public let index: Int
  /// The number of values.
  public let count: Int
  package let value: PlottedValue
}

/// A part drawn at a value of an axis: a grid line, a tick or a label.
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
  /// The offset in points.
  package var offset = Point.zero
  /// The content of the label, which replaces the text of its value.
  package var content: AnyView?
  package var format: ((PlottedValue) -> String)?
  package var anchor: UnitPoint?
  package var orientation = AxisLabelOrientation.automatic
  /// The distances between plot and label, in points; `nil` for the default.
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

/// The length of a tick.
/// Source: https://developer.apple.com/documentation/charts/axistick/length
public enum AxisTickLength: Hashable, Sendable {
  case automatic
  /// The length of the label beside the tick, plus an extension in points.
  case label(extendPastBy: Double)
  case longestLabel(extendPastBy: Double)
  /// A length in points.
  case fixed(Double)

  public static var label: AxisTickLength { .label(extendPastBy: 0) }
  public static var longestLabel: AxisTickLength { .longestLabel(extendPastBy: 0) }
}

/// The direction of a label's text.
/// Source: https://developer.apple.com/documentation/charts/axisvaluelabelorientation
public enum AxisLabelOrientation: String, Hashable, Sendable, CaseIterable {
  case automatic, horizontal, vertical, verticalReversed
}

/// A result builder for the parts of axis marks.
@resultBuilder
public enum AxisMarkBuilder {
  public static func buildExpression(_ mark: some AxisMark) -> [AxisPart] { [mark._part] }
  public static func buildBlock(_ parts: [AxisPart]...) -> [AxisPart] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [AxisPart]?) -> [AxisPart] { part ?? [] }
  public static func buildEither(first: [AxisPart]) -> [AxisPart] { first }
  public static func buildEither(second: [AxisPart]) -> [AxisPart] { second }
}

extension AxisPart {
  /// Returns the axis parts among the leaves of a view.
  package static func all(in view: any View) -> [AxisPart] { bareLeaves(of: view).compactMap { $0 as? AxisPart } }
}

extension AxisMarks {
  /// Returns the axis marks among the leaves of a view.
  package static func all(in view: any View) -> [AxisMarks] { bareLeaves(of: view).compactMap { $0 as? AxisMarks } }
}
