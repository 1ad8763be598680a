import VitrineLayout

/// A type that defines the appearance of labels.
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label.
public struct LabelStyleConfiguration {
  public let title: AnyView
  public let icon: AnyView
}

extension LabelStyle {
  func anyBody(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: (any LabelStyle)? { nil }
}

/// A style that shows only the icon in toolbars, the icon above the title in tab bars, and both side by side elsewhere.
public struct DefaultLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    EnvironmentReader { environment in
      switch environment.controlPlace {
      case .toolbar: IconOnlyLabelStyle().makeBody(configuration: configuration)
      case .tabBar: StackedLabelStyle().makeBody(configuration: configuration)
      case .row, .menu, .anywhere: TitleAndIconLabelStyle().makeBody(configuration: configuration)
      }
    }
  }
}

/// A style that shows the icon before the title. In rows, icons have the tint colour and a common minimum width.
public struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    EnvironmentReader { environment in
      let isInRow = environment.controlPlace == .row
      let isTinted = isInRow && environment.foregroundStyles.isEmpty
      let width = environment[ReservedIconWidthKey.self] ?? (isTinted ? environment.points(26) : nil)
      return HStack(spacing: environment[LabelSpacingKey.self] ?? environment.points(isInRow ? 14 : 8)) {
        let icon = isTinted ? AnyView(configuration.icon.foregroundStyle(Color.accentColor)) : configuration.icon
        if let width { icon.frame(minWidth: width) } else { icon }
        configuration.title
      }
    }
  }
}

/// A style that shows only the icon.
public struct IconOnlyLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.modifier(LabelNaming(title: configuration.title))
  }
}

/// Names a view after a label that is not drawn.
private struct LabelNaming: PrimitiveModifier {
  let title: any View

  func makeNodes(_ context: RenderContext, _ content: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    let nodes = content(context)
    nodes.first?.traits.actions.label = context.undrawnLabel(title)
    return nodes
  }
}

/// A style that shows only the title.
public struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A style that shows the icon above the title.
struct StackedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon
      configuration.title
    }
  }
}

/// A style made from a closure.
package struct CustomLabelStyle: LabelStyle {
  let make: (Configuration) -> any View
  package init(_ make: @escaping (Configuration) -> any View) { self.make = make }
  package func makeBody(configuration: Configuration) -> AnyView { AnyView(make(configuration)) }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension View {
  public func labelStyle(_ style: some LabelStyle) -> some View {
    changingEnvironment { $0[LabelStyleKey.self] = style }
  }
}
