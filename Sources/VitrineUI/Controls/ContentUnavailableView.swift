import VitrineLayout

/// A view that is shown when there is no content; it fills the proposed size.
///
/// With type-erased views: `ContentUnavailableView { AnyView(label) } description: { … } actions: { … }`.
public struct ContentUnavailableView: ControlView {
  let label: any View
  let description: any View
  let actions: any View

  public init(
    @ViewBuilder label: () -> some View, @ViewBuilder description: () -> some View,
    @ViewBuilder actions: () -> some View
  ) { (self.label, self.description, self.actions) = (label(), description(), actions()) }
  public init(@ViewBuilder label: () -> some View, @ViewBuilder description: () -> some View) {
    self.init(label: label, description: description, actions: { EmptyView() })
  }
  public init(@ViewBuilder label: () -> some View) {
    self.init(label: label, description: { EmptyView() }, actions: { EmptyView() })
  }
  public init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil) {
    self.init(label: { Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
  }
  public init(_ title: some StringProtocol, image name: String, description: Text? = nil) {
    self.init(label: { Label(title, image: name) }, description: { description }, actions: { EmptyView() })
  }

  public static var search: ContentUnavailableView {
    ContentUnavailableView(
      "No Results", systemImage: "magnifyingglass", description: Text("Check the spelling or try a new search."))
  }
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }

  package var controlKind: NodeKind { "ContentUnavailableView" }

  package func parts(in environment: EnvironmentValues) -> any View {
    VStack(spacing: 0) {
      AnyView(label).labelStyle(UnavailableLabelStyle())
      VStack(spacing: environment.points(4)) { AnyView(description) }
        .font(.subheadline).foregroundStyle(Color.secondary)
        .padding(EdgeInsets(.top, environment.points(3)))
      VStack(spacing: environment.points(8)) { AnyView(actions) }
        .controlSize(.small)
        .padding(EdgeInsets(.top, environment.points(59.0 / 3)))
    }
    .multilineTextAlignment(.center)
    .padding(environment.insets(16, 16))
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A style that draws a large grey icon above the title.
///
/// Source: [layout reference, section 31](docs/layout-reference.md#31-measured-on-pictures-of-ios).
struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    EnvironmentReader { environment in
      VStack(spacing: environment.points(15)) {
        configuration.icon.font(.system(size: environment.points(48))).foregroundStyle(Color.secondary)
          .padding(EdgeInsets(.vertical, environment.points(10.0 / 3)))
        configuration.title.font(.title2.bold())
      }
    }
  }
}
