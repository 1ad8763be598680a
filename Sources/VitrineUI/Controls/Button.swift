import VitrineLayout

/// A value that describes the purpose of a button.
public enum ButtonRole: String, Hashable, Sendable, CaseIterable { case destructive, cancel, close, confirm }

/// A control that performs an action when people tap it.
///
/// With a type-erased label: `Button(role: role, action: action) { AnyView(label) }`.
public struct Button<Content: View>: ControlView {
  let role: ButtonRole?
  let action: () -> Void
  let label: Content

  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Content) {
    self.init(role: nil, action: action, label: label)
  }

  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Content) {
    (self.role, self.action, self.label) = (role, action, label())
  }

  package var controlKind: NodeKind { .button }
  package var controlActions: ControlActions { ControlActions(tap: action, buttonRole: role) }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let environment = context.environment
    var actions = controlActions
    let style = environment[ButtonStyleKey.self]
    actions.actsForRow = environment.controlPlace == .row && (style == nil || style is DefaultButtonStyle)
    return [context.control(controlKind, actions: actions) { parts(in: $0) }]
  }

  package func parts(in environment: EnvironmentValues) -> any View {
    ButtonFace(role: role, action: action, label: label)
  }
}

extension Button where Content == Text {
  public init(_ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Content == Label<Text, Image> {
  public init(
    _ title: some StringProtocol, systemImage name: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Label(title, systemImage: name) }
  }
}

/// The appearance of every control that acts on a tap: its label in the environment's button style.
struct ButtonFace: PrimitiveView {
  var role: ButtonRole?
  var action: () -> Void = {}
  let label: any View

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let configuration = ButtonStyleConfiguration(role: role, label: AnyView(SideBySide(label)), trigger: action)
    let face = EnvironmentReader { environment in
      (environment[ButtonStyleKey.self] ?? DefaultButtonStyle()).anyBody(configuration)
    }
    return face.makeNodes(context)
  }
}

/// A view that combines several views into one, side by side.
struct SideBySide: PrimitiveView {
  let content: any View
  init(_ content: any View) { self.content = content }

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let inner = context.inContainer(along: nil)
    return inner.single(inner.nodes(of: content, step: .index(0)), implying: .horizontalStack).map { [$0] } ?? []
  }
}

extension NodeKind {
  public static let button = NodeKind("Button")
}
