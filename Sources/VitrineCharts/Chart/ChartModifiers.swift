import Foundation
import VitrineLayout
import VitrineUI

extension View {
  /// Sets the marks of the horizontal axis.
  public func chartXAxis<C: View>(@ViewBuilder content: () -> C) -> some View {
    let marks = AxisMarks.all(in: content())
    return changingChart { $0.x.marks = marks }
  }
  public func chartXAxis(_ visibility: Visibility) -> some View { changingChart { $0.x.visibility = visibility } }
  /// Sets the marks of the vertical axis.
  public func chartYAxis<C: View>(@ViewBuilder content: () -> C) -> some View {
    let marks = AxisMarks.all(in: content())
    return changingChart { $0.y.marks = marks }
  }
  public func chartYAxis(_ visibility: Visibility) -> some View { changingChart { $0.y.visibility = visibility } }

  /// Sets the title of the horizontal axis.
  public func chartXAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = AxisTitle(
      AnyView(content()), position: position, alignment: alignment, spacing: spacing.map { Double($0) })
    return changingChart { $0.x.title = title }
  }
  /// Sets the title of the vertical axis.
  public func chartYAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = AxisTitle(
      AnyView(content()), position: position, alignment: alignment, spacing: spacing.map { Double($0) })
    return changingChart { $0.y.title = title }
  }

  /// Sets the scale of the horizontal axis.
  public func chartXScale<D: ChartScaleDomain>(
    domain: D, range: PlotDimensionRange? = nil, type: ScaleType = .automatic
  ) -> some View { changingChart { Self.set(&$0.x.scale, domain._domain, range, type) } }
  public func chartXScale(domain: ScaleDomain, type: ScaleType = .automatic) -> some View {
    changingChart { Self.set(&$0.x.scale, domain, nil, type) }
  }
  public func chartXScale(range: PlotDimensionRange, type: ScaleType = .automatic) -> some View {
    changingChart { Self.set(&$0.x.scale, nil, range, type) }
  }
  public func chartXScale(type: ScaleType) -> some View { changingChart { $0.x.scale.type = type } }
  /// Sets the scale of the vertical axis.
  public func chartYScale<D: ChartScaleDomain>(
    domain: D, range: PlotDimensionRange? = nil, type: ScaleType = .automatic
  ) -> some View { changingChart { Self.set(&$0.y.scale, domain._domain, range, type) } }
  public func chartYScale(domain: ScaleDomain, type: ScaleType = .automatic) -> some View {
    changingChart { Self.set(&$0.y.scale, domain, nil, type) }
  }
  public func chartYScale(range: PlotDimensionRange, type: ScaleType = .automatic) -> some View {
    changingChart { Self.set(&$0.y.scale, nil, range, type) }
  }
  public func chartYScale(type: ScaleType) -> some View { changingChart { $0.y.scale.type = type } }

  private static func set(
    _ scale: inout ScaleSettings, _ domain: ScaleDomain?, _ range: PlotDimensionRange?, _ type: ScaleType
  ) {
    if let domain { scale.domain = domain }
    if let range { scale.range = range }
    scale.type = type
  }

  /// Sets the styles of series.
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>, type: ScaleType? = nil
  ) -> some View {
    let names = mapping.map { SeriesStyles.name(PlottableValue("", $0.key._plotted)) }
    let styles = mapping.map { $0.value as any ShapeStyle }
    return changingChart { ($0.styles.domain, $0.styles.range) = (names, styles) }
  }
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], range: [S], type: ScaleType? = nil
  ) -> some View {
    let names = domain.map { SeriesStyles.name(PlottableValue("", $0._plotted)) }
    return changingChart { ($0.styles.domain, $0.styles.range) = (names, range.map { $0 as any ShapeStyle }) }
  }
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], type: ScaleType? = nil, mapping: @escaping (D) -> S
  ) -> some View {
    let names = domain.map { SeriesStyles.name(PlottableValue("", $0._plotted)) }
    let styles = domain.map { mapping($0) as any ShapeStyle }
    return changingChart { ($0.styles.domain, $0.styles.range) = (names, styles) }
  }
  public func chartForegroundStyleScale<S: ShapeStyle>(range: [S], type: ScaleType? = nil) -> some View {
    changingChart { $0.styles.range = range.map { $0 as any ShapeStyle } }
  }
  public func chartForegroundStyleScale(range: Gradient, type: ScaleType? = nil) -> some View {
    changingChart { $0.styles.gradient = range.stops.map(\.color) }
  }
  /// Sets the symbols of series.
  public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<D, S>) -> some View {
    let names = mapping.map { SeriesStyles.name(PlottableValue("", $0.key._plotted)) }
    let symbols = mapping.map { $0.value as any ChartSymbolShape }
    return changingChart { ($0.styles.symbolDomain, $0.styles.symbolRange) = (names, symbols) }
  }
  public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    changingChart { $0.styles.symbolRange = range.map { $0 as any ChartSymbolShape } }
  }
  public func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View { self }
  public func chartLineStyleScale<D: Plottable>(_ mapping: KeyValuePairs<D, StrokeStyle>) -> some View { self }

  /// Sets the legend.
  public func chartLegend(_ visibility: Visibility) -> some View {
    changingChart { $0.legend.visibility = visibility }
  }
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    changingChart {
      ($0.legend.position, $0.legend.alignment) = (position, alignment)
      $0.legend.spacing = spacing.map { Double($0) }
    }
  }
  public func chartLegend<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let content = AnyView(content())
    return chartLegend(position: position, alignment: alignment, spacing: spacing)
      .changingChart { $0.legend.content = content }
  }
}
