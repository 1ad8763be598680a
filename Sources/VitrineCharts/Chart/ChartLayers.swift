import Foundation
import VitrineLayout
import VitrineUI

extension View {
  /// Draws a view over the chart.
  public func chartOverlay<C: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> C
  ) -> some View {
    changingChart { $0.layers.append(ChartLayer(isBehind: false, alignment: alignment) { AnyView(content($0)) }) }
  }
  /// Draws a view behind the chart.
  public func chartBackground<C: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> C
  ) -> some View {
    changingChart { $0.layers.append(ChartLayer(isBehind: true, alignment: alignment) { AnyView(content($0)) }) }
  }
  /// Modifies the plot's view.
  public func chartPlotStyle<C: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> C) -> some View {
    changingChart { $0.plotStyle = { AnyView(content(ChartPlotContent(view: $0))) } }
  }
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    changingChart {
      ($0.x.isScrollable, $0.y.isScrollable) = (axes.contains(.horizontal), axes.contains(.vertical))
    }
  }
  public func chartXVisibleDomain<L: BinaryFloatingPoint>(length: L) -> some View {
    changingChart { $0.x.visibleLength = Double(length) }
  }
  public func chartXVisibleDomain(length: Int) -> some View { changingChart { $0.x.visibleLength = Double(length) } }
  public func chartYVisibleDomain<L: BinaryFloatingPoint>(length: L) -> some View {
    changingChart { $0.y.visibleLength = Double(length) }
  }
  public func chartYVisibleDomain(length: Int) -> some View { changingChart { $0.y.visibleLength = Double(length) } }
  public func chartScrollPosition<V: Plottable>(x: Binding<V>) -> some View {
    changingChart { $0.x.scrollPosition = x.wrappedValue._plotted }
  }
  public func chartScrollPosition<V: Plottable>(y: Binding<V>) -> some View {
    changingChart { $0.y.scrollPosition = y.wrappedValue._plotted }
  }
  public func chartScrollPosition<V: Plottable>(initialX: V) -> some View {
    changingChart { $0.x.scrollPosition = initialX._plotted }
  }
  public func chartScrollPosition<V: Plottable>(initialY: V) -> some View {
    changingChart { $0.y.scrollPosition = initialY._plotted }
  }

  /// Selects a value by a touch. *At rest:* without effect.
  public func chartXSelection<V: Plottable>(value: Binding<V?>) -> some View { self }
  public func chartXSelection<V: Plottable>(range: Binding<ClosedRange<V>?>) -> some View { self }
  public func chartYSelection<V: Plottable>(value: Binding<V?>) -> some View { self }
  public func chartYSelection<V: Plottable>(range: Binding<ClosedRange<V>?>) -> some View { self }
  public func chartAngleSelection<V: Plottable>(value: Binding<V?>) -> some View { self }
  public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View { self }
}

/// The view of a chart's plot.
public struct ChartPlotContent: View {
  let view: AnyView
  public var body: some View { view }
}

extension ChartProxy {
  public var plotAreaFrame: Anchor<Rect> {
    plotFrame ?? { preconditionFailure("a chart without a plot has no frame") }()
  }
  public var plotAreaSize: Size { plotSize }
  public func position<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> Point? {
    guard let x = position(forX: values.x), let y = position(forY: values.y) else { return nil }
    return Point(x: x, y: y)
  }
  /// Returns the value at a place of the plot, in points.
  public func value<V: Plottable>(atX position: CGFloat, as type: V.Type = V.self) -> V? {
    value(at: Double(position), .horizontal)?.converted(to: type)
  }
  public func value<V: Plottable>(atY position: CGFloat, as type: V.Type = V.self) -> V? {
    value(at: Double(position), .vertical)?.converted(to: type)
  }
  public func value<X: Plottable, Y: Plottable>(at position: Point, as type: (X, Y).Type = (X, Y).self) -> (X, Y)? {
    guard let x = value(atX: CGFloat(position.x), as: X.self), let y = value(atY: CGFloat(position.y), as: Y.self)
    else { return nil }
    return (x, y)
  }
}

extension ChartContent {
  // Descriptions for assistive technologies. They change nothing in a picture.
  public func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent { _marks }
  public func accessibilityLabel(_ label: Text) -> some ChartContent { _marks }
  public func accessibilityValue(_ value: some StringProtocol) -> some ChartContent { _marks }
  public func accessibilityValue(_ value: Text) -> some ChartContent { _marks }
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { _marks }
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { _marks }

  /// Casts a shadow. Figures draw marks without one.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { _marks }

  /// Masks the marks by others. Figures draw them whole.
  public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent { _marks }

  /// Adds a view to the marks.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
  ) -> ChartMarks {
    annotation(position: position, alignment: alignment, spacing: spacing.map { Double($0) }, content: content)
  }
}

/// The way in which annotations stay inside the chart. They stand where they are placed.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  public static let automatic = AnnotationOverflowResolution()
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}

  /// The way along one axis.
  public enum Strategy: Hashable, Sendable {
    case automatic, disabled, fit, padScale
    public static func fit(to boundary: Boundary) -> Strategy { .fit }
  }
  /// The frame inside which an annotation stays.
  public enum Boundary: Hashable, Sendable { case automatic, chart, plot }
}
