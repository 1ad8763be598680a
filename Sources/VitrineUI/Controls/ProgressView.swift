import VitrineLayout

/// A view that shows the progress of a task: a bar if the completed fraction is known, else a spinner.
///
/// With type-erased views: `ProgressView(value: value, total: total) { AnyView(label) } currentValueLabel: {
/// AnyView(label) }` for an optional `Double`.
public struct ProgressView: ControlView {
  /// The completed fraction, from 0 to 1; `nil` if it isn't known.
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

/// A type that defines the appearance of progress views.
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

/// A style that shows a bar if the completed fraction is known, else a spinner.
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

/// A style that shows a bar as wide as proposed, below its label.
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

/// A style that shows a spinner above its label.
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

/// A style made from a closure.
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
