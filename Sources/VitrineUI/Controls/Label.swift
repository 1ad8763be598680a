import VitrineLayout

/// A title with an icon.
///
/// With type-erased views: `Label { AnyView(title) } icon: { AnyView(icon) }`.
public struct Label<Title: View, Icon: View>: ControlView {
  let title: Title
  let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }

  package var controlKind: NodeKind { .label }

  package func parts(in environment: EnvironmentValues) -> any View {
    let configuration = LabelStyleConfiguration(title: AnyView(title), icon: AnyView(icon))
    return (environment[LabelStyleKey.self] ?? DefaultLabelStyle()).anyBody(configuration)
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
  public init(_ title: some StringProtocol, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}

extension NodeKind {
  public static let label = NodeKind("Label")
}
