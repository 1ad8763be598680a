import Foundation
import VitrineLayout

/// A label and its content, at both ends of a line.
///
/// With type-erased views: `LabeledContent { AnyView(content) } label: { AnyView(label) }`.
public struct LabeledContent: ControlView {
  let label: any View
  let content: any View

  public init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) {
    (self.label, self.content) = (label(), content())
  }
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> some View) {
    self.init(content: content) { Text(title) }
  }
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init(title) { Text(value) }
  }

  /// Creates a label with a value in a format.
  public init<F: FormatStyle>(_ title: some StringProtocol, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
  }

  package var controlKind: NodeKind { "LabeledContent" }

  package func parts(in environment: EnvironmentValues) -> any View {
    let configuration = LabeledContentStyleConfiguration(label: AnyView(label), content: AnyView(content))
    return (environment[LabeledContentStyleKey.self] ?? DefaultLabeledContentStyle()).anyBody(configuration)
  }
}

/// A type that defines the appearance of labelled content.
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of labelled content.
public struct LabeledContentStyleConfiguration {
  public let label: AnyView
  public let content: AnyView
}

extension LabeledContentStyle {
  func anyBody(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

struct LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: (any LabeledContentStyle)? { nil }
}

/// A style that shows the label at the leading edge and the content, in a secondary colour, at the trailing edge.
public struct DefaultLabeledContentStyle: LabeledContentStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(
      label: configuration.label, accessory: configuration.content.foregroundStyle(HierarchicalShapeStyle.secondary))
  }
}

/// A style made from a closure.
package struct CustomLabeledContentStyle: LabeledContentStyle {
  let make: (Configuration) -> any View
  package init(_ make: @escaping (Configuration) -> any View) { self.make = make }
  package func makeBody(configuration: Configuration) -> AnyView { AnyView(make(configuration)) }
}

extension LabeledContentStyle where Self == DefaultLabeledContentStyle {
  public static var automatic: DefaultLabeledContentStyle { DefaultLabeledContentStyle() }
}

extension View {
  public func labeledContentStyle(_ style: some LabeledContentStyle) -> some View {
    changingEnvironment { $0[LabeledContentStyleKey.self] = style }
  }
}
