import VitrineLayout

/// The actions that show screens in a navigation container.
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
  /// The destination of a value.
  case value(AnyHashable)

  /// The entry as text, for diagnostics and identities.
  var words: String {
    switch self {
    case .link: "link"
    case .value(let value): String(describing: value.base)
    }
  }
}

/// A destination that a view inside a navigation container declares.
struct NavigationDestination {
  /// The link that shows the destination; `nil` if values show it.
  var link: Identity?
  /// Returns the view for a value of the right type; for a link, the view regardless of the value.
  let view: (AnyHashable) -> (any View)?
}

/// A screen that a binding presents.
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
  /// The navigator of the navigation container, which links inside it use.
  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }

  /// Dismisses the presentation around the view, or goes back to the previous screen; `nil` if there is neither.
  package var dismissAction: (() -> Void)? {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}

/// A list of values whose screens are on a navigation container's stack, the top one last.
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
  /// Sets the destination that a navigation container shows for values of a type.
  public func navigationDestination<Value: Hashable>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> some View
  ) -> some View {
    navigationDestination { value in ((value as? Value) ?? (value.base as? Value)).map(destination) }
  }

  /// Sets the destination that a navigation container shows for a value; the closure returns `nil` for other types.
  package func navigationDestination(_ view: @escaping (AnyHashable) -> (any View)?) -> some View {
    navigation { $0.destinations.append(NavigationDestination(view: view)) }
  }

  /// Shows a screen while a binding is true.
  public func navigationDestination(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> some View
  ) -> some View {
    let view = destination()
    return navigationDestination(isPresented: isPresented) { view }
  }

  /// Shows a screen while a binding is true, with a view that is made only then.
  package func navigationDestination(isPresented: Binding<Bool>, view: @escaping () -> any View) -> some View {
    modifier(PresentedScreenModifier(isPresented: isPresented, view: view))
  }

  /// Hides the back button.
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
      .transform(NavigationPreferences.token) { facts in
        var facts = facts
        facts.presented.append(screen)
        return facts
      })
    return nodes
  }
}
