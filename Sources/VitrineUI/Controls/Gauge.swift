import VitrineLayout

/// A view that shows a value within a range, on a bar or an arc.
///
/// With type-erased views: `Gauge(value: value, in: range) { AnyView(label) } currentValueLabel: { … }
/// minimumValueLabel: { … } maximumValueLabel: { … }` for a `Double`.
public struct Gauge: ControlView {
  let configuration: GaugeStyleConfiguration

  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> some View,
    @ViewBuilder currentValueLabel: () -> some View, @ViewBuilder minimumValueLabel: () -> some View,
    @ViewBuilder maximumValueLabel: () -> some View
  ) {
    configuration = GaugeStyleConfiguration(
      value: fraction(of: Double(value), in: Double(bounds.lowerBound)...Double(bounds.upperBound)),
      label: AnyView(label()), currentValueLabel: AnyView(currentValueLabel()),
      minimumValueLabel: AnyView(minimumValueLabel()), maximumValueLabel: AnyView(maximumValueLabel()))
  }
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> some View,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() })
  }
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> some View
  ) { self.init(value: value, in: bounds, label: label, currentValueLabel: { EmptyView() }) }

  package var controlKind: NodeKind { "Gauge" }

  package func parts(in environment: EnvironmentValues) -> any View {
    (environment[GaugeStyleKey.self] ?? DefaultGaugeStyle()).anyBody(configuration)
  }
}

/// A type that defines the appearance of gauges.
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a gauge.
public struct GaugeStyleConfiguration {
  /// The value as a fraction of the range, from 0 to 1.
  public let value: Double
  public let label: AnyView
  public let currentValueLabel: AnyView?
  public let minimumValueLabel: AnyView?
  public let maximumValueLabel: AnyView?
}

extension GaugeStyle {
  func anyBody(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

struct GaugeStyleKey: EnvironmentKey {
  static var defaultValue: (any GaugeStyle)? { nil }
}

/// A style that draws a bar below the label.
public struct DefaultGaugeStyle: GaugeStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A style that draws a bar between the labels of its bounds, with the label above and the value below.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    EnvironmentReader { environment in
      VStack(spacing: environment.points(4)) {
        configuration.label
        BoundedBar(configuration: configuration)
        configuration.currentValueLabel
      }
    }
  }
}

/// A style that draws a bar between the labels of its bounds, without other labels.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { BoundedBar(configuration: configuration) }
}

/// A style that draws an arc around the value, open at the bottom, 58 points wide.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  let isOpen: Bool
  public init() { isOpen = true }
  init(isOpen: Bool) { self.isOpen = isOpen }
  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration, isOpen: isOpen)
  }
}

/// A style made from a closure.
package struct CustomGaugeStyle: GaugeStyle {
  let make: (Configuration) -> any View
  package init(_ make: @escaping (Configuration) -> any View) { self.make = make }
  package func makeBody(configuration: Configuration) -> AnyView { AnyView(make(configuration)) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
  public static var linear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
  public static var accessoryLinearCapacity: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
  public static var circular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
  public static var accessoryCircularCapacity: AccessoryCircularGaugeStyle { .init(isOpen: false) }
}

extension View {
  public func gaugeStyle(_ style: some GaugeStyle) -> some View {
    changingEnvironment { $0[GaugeStyleKey.self] = style }
  }
}
