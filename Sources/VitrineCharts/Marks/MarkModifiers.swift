import VitrineLayout
import VitrineUI

extension ChartContent {
  package func changing(_ change: (inout MarkLook) -> Void) -> ChartMarks { _marks.map { change(&$0.look) } }

  /// Sets the style with which the marks are filled or stroked.
  public func foregroundStyle(_ style: some ShapeStyle) -> ChartMarks { foregroundStyle(fixed: style) }
  package func foregroundStyle(fixed style: any ShapeStyle) -> ChartMarks {
    changing { $0.style = $0.style ?? .fixed(style) }
  }
  /// Gives each value a colour, and the chart a legend.
  public func foregroundStyle(by value: PlottableValue) -> ChartMarks {
    changing { $0.style = $0.style ?? .by(value) }
  }

  /// Draws points as a shape; on lines and areas, adds a symbol at each point.
  public func symbol(_ symbol: some ChartSymbolShape) -> ChartMarks { self.symbol(fixed: symbol) }
  package func symbol(fixed symbol: any ChartSymbolShape) -> ChartMarks {
    changing { $0.symbol = $0.symbol ?? .fixed(symbol) }
  }
  public func symbol(by value: PlottableValue) -> ChartMarks { changing { $0.symbol = $0.symbol ?? .by(value) } }
  /// Draws a view at each point.
  public func symbol(@ViewBuilder symbol: () -> some View) -> ChartMarks {
    let view = AnyView(symbol())
    return changing { $0.symbolView = $0.symbolView ?? view }
  }
  /// Sets the area of symbols.
  ///
  /// - Parameter area: the area in square points.
  public func symbolSize(_ area: Double) -> ChartMarks {
    changing { $0.symbolSize = $0.symbolSize ?? .fixed(area.isFinite ? min(max(area, 0), 1e6) : 0) }
  }
  /// Sets the size of symbols.
  ///
  /// - Parameter size: the size of the bounding box, in points.
  public func symbolSize(_ size: Size) -> ChartMarks { symbolSize(size.width * size.height) }
  public func symbolSize(by value: PlottableValue) -> ChartMarks {
    changing { $0.symbolSize = $0.symbolSize ?? .by(value) }
  }

  public func interpolationMethod(_ method: InterpolationMethod) -> ChartMarks {
    changing { $0.interpolation = $0.interpolation ?? method }
  }
  public func lineStyle(_ style: StrokeStyle) -> ChartMarks { changing { $0.line = $0.line ?? .fixed(style) } }
  public func lineStyle(by value: PlottableValue) -> ChartMarks { changing { $0.line = $0.line ?? .by(value) } }

  /// Places the marks of a band side by side.
  ///
  /// - Parameters:
  ///   - value: the value that determines a mark's position.
  ///   - axis: the axis along which they are side by side; `nil` for that of the bands.
  ///   - span: the part of the band that they take together.
  public func position(by value: PlottableValue, axis: Axis? = nil, span: MarkDimension = .automatic) -> ChartMarks {
    changing { $0.position = $0.position ?? MarkPosition(value: value, axis: axis, span: span) }
  }

  /// Rounds the corners of the marks.
  ///
  /// - Parameter radius: the radius in points.
  public func cornerRadius(_ radius: Double) -> ChartMarks {
    changing { $0.cornerRadius = $0.cornerRadius ?? (radius.isFinite ? max(0, radius) : 0) }
  }
  public func opacity(_ opacity: Double) -> ChartMarks {
    changing { $0.opacity *= opacity.isFinite ? min(max(opacity, 0), 1) : 1 }
  }
  /// Moves the marks.
  ///
  /// - Parameters: distances in points.
  public func offset(x: Double = 0, y: Double = 0) -> ChartMarks {
    guard x.isFinite, y.isFinite else { return _marks }
    return changing { $0.offset = $0.offset + Point(x: x, y: y) }
  }
  public func offset(_ offset: Size) -> ChartMarks { self.offset(x: offset.width, y: offset.height) }
  public func zIndex(_ value: Double) -> ChartMarks { changing { if value.isFinite { $0.zIndex = value } } }
  /// Blurs the marks.
  ///
  /// - Parameter radius: the radius in points.
  public func blur(radius: Double) -> ChartMarks { changing { $0.blur = radius.isFinite ? max(0, radius) : 0 } }
  public func clipShape(_ shape: some Shape) -> ChartMarks { changing { $0.clip = shape } }
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> ChartMarks {
    changing { $0.alignsStylesWithPlot = aligns }
  }

  /// Adds a view beside each mark, or on it.
  ///
  /// - Parameter position: the side of the mark.
  /// - Parameter alignment: the alignment along that side.
  /// - Parameter spacing: the distance to the mark, in points.
  /// - Parameter content: the view.
  public func annotation(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> some View
  ) -> ChartMarks {
    let view = AnyView(content())
    let note = MarkAnnotation(position: position, alignment: alignment, spacing: spacing, content: view)
    return changing { $0.annotations.append(note) }
  }
}
