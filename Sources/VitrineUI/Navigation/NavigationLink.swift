import VitrineLayout

/// A control that leads to another screen: a row with an arrow in lists, a button elsewhere.
///
/// With views of any type: `NavigationLink { AnyView(destination) } label: { AnyView(label) }`. The destination is the trait
/// `destination`, a function.
public struct NavigationLink: ControlView {
  let destination: () -> any View
  let label: any View

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
    self.init(destination: { destination }, label: label)
  }
  public init(_ title: some StringProtocol, destination: some View, isActive: Binding<Bool>) {
    self.init(destination: { destination }) { Text(title) }
  }
  public init<Tag: Hashable>(
    destination: some View, tag: Tag, selection: Binding<Tag?>, @ViewBuilder label: () -> some View
  ) { self.init(destination: { destination }, label: label) }
  public init<Tag: Hashable>(
    _ title: some StringProtocol, destination: some View, tag: Tag, selection: Binding<Tag?>
  ) { self.init(destination: { destination }) { Text(title) } }
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> some View) {
    self.init(destination: { EmptyView() }, label: label)
  }
  public init<Value: Hashable>(_ title: some StringProtocol, value: Value?) {
    self.init(value: value) { Text(title) }
  }

  package var controlKind: NodeKind { "NavigationLink" }

  package func parts(in environment: EnvironmentValues) -> any View {
    guard environment.controlPlace == .row else { return ButtonFace(label: label) }
    return HStack(spacing: 0) {
      SideBySide(label)
      Spacer(minLength: environment.points(8))
      DirectionalArrow().font(.footnote.weight(.semibold)).foregroundStyle(Color(ink: .tertiary))
    }
  }
}
