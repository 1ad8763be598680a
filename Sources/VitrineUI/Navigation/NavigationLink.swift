import VitrineLayout

/// A control that shows another screen: a row with an arrow in lists, a button elsewhere.
///
/// With type-erased views: `NavigationLink { AnyView(destination) } label: { AnyView(label) }`. A tap shows the
/// destination in the navigation container around the link.
public struct NavigationLink: ControlView {
  let destination: () -> any View
  let label: any View
  /// The value that selects a `navigationDestination`, if the link has no destination view.
  private var value: AnyHashable?
  /// Whether the link shows the destination of a value instead of its destination view.
  private var showsValue = false
  /// Whether the destination is shown, if the link's owner stores this.
  private var isActive: Binding<Bool>?

  public init(@ViewBuilder destination: @escaping () -> some View, @ViewBuilder label: () -> some View) {
    (self.destination, self.label) = (destination, label())
  }
  public init(destination: some View, @ViewBuilder label: () -> some View) {
    self.init(destination: { destination }, label: label)
  }
  public init(_ title: some StringProtocol, @ViewBuilder destination: @escaping () -> some View) {
    self.init(destination: destination) { Text(title) }
  }
  public init(_ title: some StringProtocol, destination: some View) {
    self.init(destination: { destination }) { Text(title) }
  }
  public init(destination: some View, isActive: Binding<Bool>, @ViewBuilder label: () -> some View) {
    self.init(destination: { destination }, isActive: isActive, label: label)
  }
  public init(_ title: some StringProtocol, destination: some View, isActive: Binding<Bool>) {
    self.init(destination: { destination }, isActive: isActive) { Text(title) }
  }
  public init<Tag: Hashable>(
    destination: some View, tag: Tag, selection: Binding<Tag?>, @ViewBuilder label: () -> some View
  ) { self.init(destination: { destination }, isActive: Self.isChosen(tag, selection), label: label) }
  public init<Tag: Hashable>(
    _ title: some StringProtocol, destination: some View, tag: Tag, selection: Binding<Tag?>
  ) { self.init(title, destination: destination, isActive: Self.isChosen(tag, selection)) }
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> some View) {
    self.init(destination: { EmptyView() }, label: label)
    (self.value, showsValue) = (value.map { AnyHashable($0) }, true)
  }
  public init<Value: Hashable>(_ title: some StringProtocol, value: Value?) {
    self.init(value: value) { Text(title) }
  }

  package init(
    destination: @escaping () -> any View, isActive: Binding<Bool>, @ViewBuilder label: () -> some View
  ) { (self.destination, self.label, self.isActive) = (destination, label(), isActive) }
  package init(erasing destination: @escaping () -> any View, label: any View) {
    (self.destination, self.label) = (destination, label)
  }

  private static func isChosen<Tag: Hashable>(_ tag: Tag, _ selection: Binding<Tag?>) -> Binding<Bool> {
    Binding(get: { selection.wrappedValue == tag }) { isChosen in
      if isChosen {
        selection.wrappedValue = tag
      } else if selection.wrappedValue == tag {
        selection.wrappedValue = nil
      }
    }
  }

  package var controlKind: NodeKind { "NavigationLink" }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let node = context.control(controlKind) { parts(in: $0) }
    guard let navigator = context.environment.navigator else { return [node] }
    if showsValue, let value, context.environment[IsRowChosenKey.self] {
      // In a list with a selection, the link's value is the tag of its row.
      node.traits.tag = node.traits.tag ?? TagValue(value)
      return [node]
    }
    if showsValue {
      if let value { node.traits.actions.tap = { navigator.show(value) } }
      return [node]
    }
    if let isActive {
      node.traits.actions.tap = { isActive.wrappedValue = true }
      return context.nodes(
        of: PrebuiltNodes(nodes: [node]).navigationDestination(isPresented: isActive, view: destination),
        step: .index(0))
    }
    let link = context.identity
    node.traits.actions.tap = { navigator.follow(link) }
    let target = NavigationDestination(link: link) { [destination] _ in context.late(destination) }
    node.preferenceChanges.append(
      .transform(NavigationPreferences.token) { facts in
        var facts = facts
        facts.destinations.append(target)
        return facts
      })
    return [node]
  }

  package func parts(in environment: EnvironmentValues) -> any View {
    guard environment.controlPlace == .row else { return ButtonFace(label: label) }
    return HStack(spacing: 0) {
      SideBySide(label)
      Spacer(minLength: environment.hidesLinkIndicator ? 0 : environment.points(8))
      if !environment.hidesLinkIndicator {
        DirectionalArrow().font(.footnote.weight(.semibold)).foregroundStyle(Color(ink: .tertiary))
      }
    }
  }
}
