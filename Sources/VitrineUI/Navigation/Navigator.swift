import VitrineLayout

/// Leads from screen to screen in a navigation container.
struct Navigator {
  /// Shows a link's destination.
  let follow: (_ link: Identity) -> Void
  /// Shows the screen for a value.
  let show: (AnyHashable) -> Void
}

/// A screen over the first one of a navigation container.
enum NavigationEntry: Hashable {
  /// The destination of a link.
  case link(Identity)
  /// What is shown for a value.
  case value(AnyHashable)

  /// How it is written.
  var words: String {
    switch self {
    case .link: "link"
    case .value(let value): String(describing: value.base)
    }
  }
}

/// A view that a navigation container can lead to.
struct NavigationDestination {
  /// The link that leads there; `nil` where a value does.
  var link: Identity?
  /// The view for a value, if it is of the right type; for links, whatever the value.
  let view: (AnyHashable) -> (any View)?
}

/// A screen that is shown while a binding says so.
struct PresentedScreen {
  let view: () -> any View
  let dismiss: () -> Void
}

private struct NavigatorKey: EnvironmentKey {
  static var defaultValue: Navigator? { nil }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension EnvironmentValues {
  /// What links inside a navigation container ask for their way.
  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }

  /// Puts away what the view is presented in, or leads back to the screen before; `nil` where there is nothing of the kind.
  package var dismissAction: (() -> Void)? {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}

/// The values that lead to the screens of a navigation container, the last on top.
public struct NavigationPath: Hashable {
  package var elements: [AnyHashable] = []

  public init() {}
  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }
  public mutating func append(_ value: some Hashable) { elements.append(AnyHashable(value)) }
  public mutating func removeLast(_ count: Int = 1) { elements.removeLast(min(max(count, 0), elements.count)) }
}

extension View {
  /// Says what a navigation container shows for values of a type.
  public func navigationDestination<Value: Hashable>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> some View
  ) -> some View {
    navigationDestination { value in ((value as? Value) ?? (value.base as? Value)).map(destination) }
  }

  /// Says what a navigation container shows for a value; `nil` for values of other types.
  package func navigationDestination(_ view: @escaping (AnyHashable) -> (any View)?) -> some View {
    navigation { $0.destinations.append(NavigationDestination(view: view)) }
  }

  /// Shows a screen while a binding says so.
  public func navigationDestination(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> some View
  ) -> some View {
    let view = destination()
    return navigationDestination(isPresented: isPresented) { view }
  }

  /// The same with a view that is made when it is shown.
  package func navigationDestination(isPresented: Binding<Bool>, view: @escaping () -> any View) -> some View {
    modifier(PresentedScreenModifier(isPresented: isPresented, view: view))
  }

  /// Takes away the button that leads back.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    navigation { $0.isBackHidden = hidesBackButton }
  }
}

private struct PresentedScreenModifier: PrimitiveModifier {
  let isPresented: Binding<Bool>
  let view: () -> any View

  func makeNodes(_ context: RenderContext, _ content: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    let nodes = content(context)
    guard isPresented.wrappedValue else { return nodes }
    let screen = PresentedScreen(view: view) { isPresented.wrappedValue = false }
    nodes.first?.preferenceChanges.append(
      .transform(NavigationFacts.token) { facts in
        var facts = facts
        facts.presented.append(screen)
        return facts
      })
    return nodes
  }
}
