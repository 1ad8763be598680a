import VitrineLayout

/// How far something is: a bar where that is known, a wheel where it isn't.
///
/// With views of any type: `ProgressView(value: value, total: total) { AnyView(label) } currentValueLabel: { AnyView(label) }`
/// for an optional `Double`.
public struct ProgressView: ControlView {
  /// From 0 to 1; `nil` where it isn't known.
  let fraction: Double?
  let label: any View
  let currentValueLabel: any View

  public init() { (fraction, label, currentValueLabel) = (nil, EmptyView(), EmptyView()) }
  public init(@ViewBuilder label: () -> some View) {
    (fraction, self.label, currentValueLabel) = (nil, label(), EmptyView())
  }
  public init(_ title: some StringProtocol) { self.init { Text(title) } }

  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> some View,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    fraction = value.map { VitrineUI.fraction(of: Double($0), in: 0...(total > 0 ? Double(total) : 0)) }
    (self.label, self.currentValueLabel) = (label(), currentValueLabel())
  }
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1, @ViewBuilder label: () -> some View) {
    self.init(value: value, total: total, label: label) { EmptyView() }
  }
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(value: value, total: total) { EmptyView() }
  }
  public init<Value: BinaryFloatingPoint>(_ title: some StringProtocol, value: Value?, total: Value = 1) {
    self.init(value: value, total: total) { Text(title) }
  }

  package var controlKind: NodeKind { "ProgressView" }

  package func parts(in environment: EnvironmentValues) -> any View {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: AnyView(label), currentValueLabel: AnyView(currentValueLabel))
    return (environment[ProgressViewStyleKey.self] ?? DefaultProgressViewStyle()).anyBody(configuration)
  }
}

/// How progress views look.
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a progress view.
public struct ProgressViewStyleConfiguration {
  public let fractionCompleted: Double?
  public let label: AnyView?
  public let currentValueLabel: AnyView?
}

extension ProgressViewStyle {
  func anyBody(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

struct ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: (any ProgressViewStyle)? { nil }
}

/// A bar where the fraction is known, a wheel where it isn't.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar as wide as is proposed, below its label.
public struct LinearProgressViewStyle: ProgressViewStyle {
  let tint: Color?
  public init(tint: Color? = nil) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    EnvironmentReader { environment in
      VStack(alignment: .leading, spacing: environment.points(4)) {
        configuration.label
        ProgressBar(fraction: configuration.fractionCompleted ?? 0, tint: tint)
        configuration.currentValueLabel.map { $0.font(.caption).foregroundStyle(HierarchicalShapeStyle.secondary) }
      }
    }
  }
}

/// A wheel above its label.
public struct CircularProgressViewStyle: ProgressViewStyle {
  let tint: Color?
  public init(tint: Color? = nil) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    EnvironmentReader { environment in
      VStack(spacing: environment.points(8)) {
        Spinner(tint: tint)
        configuration.label.map { $0.foregroundStyle(HierarchicalShapeStyle.secondary) }
      }
    }
  }
}

/// A style given by a function.
package struct CustomProgressViewStyle: ProgressViewStyle {
  let make: (Configuration) -> any View
  package init(_ make: @escaping (Configuration) -> any View) { self.make = make }
  package func makeBody(configuration: Configuration) -> AnyView { AnyView(make(configuration)) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  public func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
    changingEnvironment { $0[ProgressViewStyleKey.self] = style }
  }
}
