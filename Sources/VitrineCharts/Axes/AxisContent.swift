import Foundation
import VitrineLayout
import VitrineUI

/// A part drawn at a value of an axis, as chart code writes it.
public protocol AxisMark {
  var _part: AxisPart { get }
}

extension AxisPart: AxisMark { public var _part: AxisPart { self } }

/// A line across the plot at a value of an axis.
public struct AxisGridLine: AxisMark {
  public let _part: AxisPart
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    _part = AxisPart(.gridLine).changing { ($0.isCentered, $0.stroke) = (centered ?? false, stroke) }
  }
}

/// A short line at a value of an axis.
public struct AxisTick: AxisMark {
  public let _part: AxisPart
  public typealias Length = AxisTickLength

  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    _part = AxisPart(.tick).changing { ($0.isCentered, $0.length, $0.stroke) = (centered ?? false, length, stroke) }
  }
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: .fixed(Double(length)), stroke: stroke)
  }
}

/// The label at a value of an axis.
public struct AxisValueLabel: AxisMark {
  public let _part: AxisPart

  private init(
    _ content: AnyView?, _ format: ((PlottedValue) -> String)?, _ centered: Bool?, _ anchor: UnitPoint?,
    _ orientation: AxisLabelOrientation, _ horizontal: CGFloat?, _ vertical: CGFloat?
  ) {
    _part = AxisPart(.label).changing {
      ($0.content, $0.format, $0.isCentered, $0.anchor) = (content, format, centered ?? false, anchor)
      ($0.orientation, $0.horizontalSpacing) = (orientation, horizontal.map { Double($0) })
      $0.verticalSpacing = vertical.map { Double($0) }
    }
  }

  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) { self.init(nil, nil, centered, anchor, orientation, horizontalSpacing, verticalSpacing) }

  public init<C: View>(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) { self.init(AnyView(content()), nil, centered, anchor, orientation, horizontalSpacing, verticalSpacing) }

  public init(
    _ text: some StringProtocol, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(AnyView(Text(text)), nil, centered, anchor, orientation, horizontalSpacing, verticalSpacing)
  }

  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(nil, format.plotted, centered, anchor, orientation, horizontalSpacing, verticalSpacing)
  }
}

extension FormatStyle where FormatInput: Plottable, FormatOutput == String {
  /// Returns the formatted text of a value of a chart.
  var plotted: (PlottedValue) -> String {
    { value in value.converted(to: FormatInput.self).map(format) ?? "" }
  }
}

extension PlottedValue {
  /// Returns the value as one of a type of Swift; `nil` if it is of another kind.
  func converted<Value>(to type: Value.Type) -> Value? {
    switch self {
    case .number(let number):
      (number as? Value) ?? (Float(number) as? Value) ?? (CGFloat(number) as? Value)
        ?? (Int(exactly: number.rounded()) as? Value) ?? (Decimal(number) as? Value)
    case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds) as? Value
    case .category(let name): name as? Value
    }
  }
}

/// The way in which labels avoid each other. Labels that would touch the one before are left out.
public enum AxisValueLabelCollisionResolution: Hashable, Sendable {
  case automatic, disabled, truncate, greedy
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> Self { .greedy }
}

extension AxisMark {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark { _part.changing { $0.style = style } }
  public func font(_ font: Font?) -> some AxisMark { _part.changing { $0.font = font } }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    _part.changing { $0.offset = Point(x: Double(x), y: Double(y)) }
  }
}

extension AxisValue {
  /// Returns the value as one of a type; `nil` if it is of another kind.
  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? { value.converted(to: type) }
}

extension AxisMarks {
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil, @AxisMarkBuilder content: @escaping () -> [AxisPart]
  ) { self.init(values: values, position: position, preset: preset, stroke: stroke, parts: { _ in content() }) }

  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    stroke: StrokeStyle? = nil
  ) { self.init(preset: preset, position: position, values: .list(values.map(\._plotted)), stroke: stroke) }

  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    stroke: StrokeStyle? = nil, @AxisMarkBuilder content: @escaping (AxisValue) -> [AxisPart]
  ) {
    self.init(
      preset: preset, position: position, values: .list(values.map(\._plotted)), stroke: stroke, content: content)
  }

  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(values: values, position: position, preset: preset, stroke: stroke, format: format.plotted)
  }

  public init<F: FormatStyle, V: Plottable>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(format: format, preset: preset, position: position, values: .list(values.map(\._plotted)), stroke: stroke)
  }
}
