import VitrineLayout
import VitrineUI

/// One mark of a chart: what it stands for along each axis, and how it looks.
package struct ChartMark {
  /// What is drawn for it.
  package enum Kind: String, Hashable, Sendable {
    case bar = "BarMark"
    case line = "LineMark"
    case point = "PointMark"
    case area = "AreaMark"
    case rule = "RuleMark"
    case rectangle = "RectangleMark"
    case sector = "SectorMark"
  }

  /// What a mark takes along an axis.
  package enum Extent: Hashable {
    case at(PlottableValue)
    case between(PlottableValue, PlottableValue)

    var ends: [PlottableValue] {
      switch self {
      case .at(let value): [value]
      case .between(let start, let end): [start, end]
      }
    }

    /// The one value; `nil` for a range.
    var single: PlottableValue? {
      if case .at(let value) = self { value } else { nil }
    }
  }

  package let kind: Kind
  /// `nil` where nothing is said of the axis: the mark takes all of it.
  package var x: Extent?
  package var y: Extent?
  package var width = MarkDimension.automatic
  package var height = MarkDimension.automatic
  package var stacking = MarkStackingMethod.standard
  /// Which line a point belongs to.
  package var series: PlottableValue?
  package var sector: Sector?
  /// The function whose values the mark stands for, with what they are called.
  package var function: (plot: FunctionPlot, x: String, y: String)?
  package var look = MarkLook()

  package init(_ kind: Kind, x: Extent?, y: Extent?) { (self.kind, self.x, self.y) = (kind, x, y) }

  /// A part of a circle.
  package struct Sector: Hashable {
    /// The turn, in proportion to all others; or from one value to another.
    var angle: Extent
    var innerRadius = MarkDimension.automatic
    var outerRadius = MarkDimension.automatic
    /// In points, at each side.
    var angularInset = 0.0
  }
}

/// How a mark looks. What is `nil` is said by the marks around, or by nobody.
package struct MarkLook {
  /// What tells marks apart: a value each of which has its colour or symbol, or always the same.
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
  /// A view in the place of a symbol.
  package var symbolView: AnyView?
  /// The area of a symbol, in square points.
  package var symbolSize: Channel<Double>?
  package var interpolation: InterpolationMethod?
  package var line: Channel<StrokeStyle>?
  /// What sets marks beside each other within a band.
  package var position: MarkPosition?
  /// In points.
  package var cornerRadius: Double?
  package var opacity = 1.0
  /// In points.
  package var offset = Point.zero
  package var zIndex = 0.0
  package var blur = 0.0
  package var clip: (any Shape)?
  /// Whether gradients are those of the whole plot.
  package var alignsStylesWithPlot = false
  package var annotations: [MarkAnnotation] = []
}

/// Which of several marks side by side one is.
package struct MarkPosition {
  let value: PlottableValue
  /// Along which axis; that of the bands where `nil`.
  let axis: Axis?
  /// Of the band that all together take.
  let span: MarkDimension
}

/// A view beside a mark.
package struct MarkAnnotation {
  let position: AnnotationPosition
  let alignment: Alignment
  /// In points.
  let spacing: Double?
  let content: AnyView
}

/// Where a view is put beside a mark, or on it.
/// Source: https://developer.apple.com/documentation/charts/annotationposition
public enum AnnotationPosition: String, Hashable, Sendable, CaseIterable {
  case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
}
