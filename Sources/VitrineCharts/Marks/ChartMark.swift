import VitrineLayout
import VitrineUI

/// One mark of a chart: the values that it covers along each axis, and its appearance.
package struct ChartMark {
  /// The kind of a mark, with the name of its type in Swift Charts.
  package enum Kind: String, Hashable, Sendable {
    case bar = "BarMark"
    case line = "LineMark"
    case point = "PointMark"
    case area = "AreaMark"
    case rule = "RuleMark"
    case rectangle = "RectangleMark"
    case sector = "SectorMark"
  }

  /// The values that a mark covers along an axis.
  package enum Extent: Hashable {
    case at(PlottableValue)
    case between(PlottableValue, PlottableValue)

    var ends: [PlottableValue] {
      switch self {
      case .at(let value): [value]
      case .between(let start, let end): [start, end]
      }
    }

    /// The value, if there is only one; `nil` for a range.
    var single: PlottableValue? {
      if case .at(let value) = self { value } else { nil }
    }
  }

  package let kind: Kind
  /// The values along each axis; `nil` if the mark covers the whole axis.
  package var x: Extent?
  package var y: Extent?
  package var width = MarkDimension.automatic
  package var height = MarkDimension.automatic
  package var stacking = MarkStackingMethod.standard
  /// The line to which a point belongs.
  package var series: PlottableValue?
  package var sector: Sector?
  /// The function that the mark plots, with the labels of its axes.
  package var function: (plot: FunctionPlot, x: String, y: String)?
  package var look = MarkLook()

  package init(_ kind: Kind, x: Extent?, y: Extent?) { (self.kind, self.x, self.y) = (kind, x, y) }

  /// A sector of a circle.
  package struct Sector: Hashable {
    /// The angle in proportion to the other sectors', or a range of values.
    var angle: Extent
    var innerRadius = MarkDimension.automatic
    var outerRadius = MarkDimension.automatic
    /// The gap at each side, in points.
    var angularInset = 0.0
  }
}

/// The appearance of a mark. An enclosing modifier may set a property that is `nil`; otherwise the default applies.
package struct MarkLook {
  /// A property of marks that is fixed, or depends on a value.
  package enum Channel<Fixed> {
    case fixed(Fixed)
    case by(PlottableValue)

    var value: PlottableValue? {
      if case .by(let value) = self { value } else { nil }
    }
    var fixed: Fixed? {
      if case .fixed(let fixed) = self { fixed } else { nil }
    }
  }

  package var style: Channel<any ShapeStyle>?
  package var symbol: Channel<any ChartSymbolShape>?
  /// A view that replaces the symbol.
  package var symbolView: AnyView?
  /// The area of a symbol, in square points.
  package var symbolSize: Channel<Double>?
  package var interpolation: InterpolationMethod?
  package var line: Channel<StrokeStyle>?
  /// The position among marks that are side by side in a band.
  package var position: MarkPosition?
  /// The corner radius in points.
  package var cornerRadius: Double?
  package var opacity = 1.0
  /// The offset in points.
  package var offset = Point.zero
  package var zIndex = 0.0
  package var blur = 0.0
  package var clip: (any Shape)?
  /// Whether gradients extend over the whole plot instead of the mark.
  package var alignsStylesWithPlot = false
  package var annotations: [MarkAnnotation] = []
}

/// The arguments of `position(by:axis:span:)`: the place of a mark among marks that are side by side.
package struct MarkPosition {
  let value: PlottableValue
  /// The axis along which they are side by side; `nil` for that of the bands.
  let axis: Axis?
  /// The part of the band that all of them take together.
  let span: MarkDimension
}

/// A view beside a mark, or on it.
package struct MarkAnnotation {
  let position: AnnotationPosition
  let alignment: Alignment
  /// The distance to the mark in points; `nil` for the default.
  let spacing: Double?
  let content: AnyView
}

/// The position of an annotation, beside its mark or on it.
/// Source: https://developer.apple.com/documentation/charts/annotationposition
public enum AnnotationPosition: String, Hashable, Sendable, CaseIterable {
  case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
}
