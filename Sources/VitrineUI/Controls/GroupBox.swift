import VitrineLayout

/// A box around content, with a label at the top.
///
/// With type-erased views: `GroupBox { AnyView(content) } label: { AnyView(label) }`.
public struct GroupBox: ControlView {
  let label: any View
  let content: any View

  public init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) {
    (self.label, self.content) = (label(), content())
  }
  public init(label: some View, @ViewBuilder content: () -> some View) {
    (self.label, self.content) = (label, content())
  }
  public init(@ViewBuilder content: () -> some View) { (label, self.content) = (EmptyView(), content()) }
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> some View) {
    (label, self.content) = (Text(title), content())
  }

  package var controlKind: NodeKind { "GroupBox" }

  package func parts(in environment: EnvironmentValues) -> any View {
    let configuration = GroupBoxStyleConfiguration(label: AnyView(label), content: AnyView(content))
    return (environment[GroupBoxStyleKey.self] ?? DefaultGroupBoxStyle()).anyBody(configuration)
  }
}

/// A type that defines the appearance of group boxes.
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group box.
public struct GroupBoxStyleConfiguration {
  public let label: AnyView
  public let content: AnyView
}

extension GroupBoxStyle {
  func anyBody(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

struct GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: (any GroupBoxStyle)? { nil }
}

/// The number of group boxes around the view.
private struct GroupBoxLevelKey: EnvironmentKey {
  static let defaultValue = 0
}

/// A style that draws a rounded box as wide as proposed, with the label in the headline font at the leading edge. A box
/// in another one has the next of the system's backgrounds.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    EnvironmentReader { environment in
      let box = RoundedRectangle(cornerRadius: environment.points(8))
      return VStack(spacing: environment.points(8)) {
        configuration.label.font(.headline).frame(maxWidth: .infinity, alignment: .leading)
        VStack { configuration.content }.environment(\.groupBoxLevel, environment.groupBoxLevel + 1)
      }
      .frame(maxWidth: .infinity)
      .padding(environment.insets(16, 16))
      .background(
        style: Color(ink: environment.groupBoxLevel % 2 == 0 ? .secondaryBackground : .tertiaryBackground), in: box)
    }
  }
}

extension EnvironmentValues {
  fileprivate var groupBoxLevel: Int {
    get { self[GroupBoxLevelKey.self] }
    set { self[GroupBoxLevelKey.self] = newValue }
  }
}

/// A style made from a closure.
package struct CustomGroupBoxStyle: GroupBoxStyle {
  let make: (Configuration) -> any View
  package init(_ make: @escaping (Configuration) -> any View) { self.make = make }
  package func makeBody(configuration: Configuration) -> AnyView { AnyView(make(configuration)) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  public func groupBoxStyle(_ style: some GroupBoxStyle) -> some View {
    changingEnvironment { $0[GroupBoxStyleKey.self] = style }
  }
}
