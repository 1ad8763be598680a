/// What gives the focus to a view, takes it away, and says whether the view has it.
struct FocusHandle {
  let isFocused: () -> Bool
  let set: (Bool) -> Void
}

/// Has a field have the focus while something outside says so, and say when it has it.
package struct FocusModifier: PrimitiveModifier {
  private let handle: FocusHandle

  package init(isFocused: @escaping () -> Bool, set: @escaping (Bool) -> Void) {
    handle = FocusHandle(isFocused: isFocused, set: set)
  }

  package func makeNodes(_ context: RenderContext, _ content: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    let handle = handle
    // A field that goes takes its focus with it.
    let life = LifetimeObserver("focused") { moment, _ in
      if case .vanishes = moment, handle.isFocused() { handle.set(false) }
    }
    let nodes = life.makeNodes(context, content)
    for node in nodes { node.traits.actions.focus = handle }
    return nodes
  }
}

/// What is done when a person submits what was written in a field, from the outermost view on that says so.
struct SubmitActionsKey: EnvironmentKey {
  static var defaultValue: [(triggers: SubmitTriggers, act: () -> Void)] { [] }
}

/// Fields of which something can be submitted.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

extension EnvironmentValues {
  /// Does what is to be done when a field is submitted, from the innermost view on that says so.
  func submit(_ trigger: SubmitTriggers) {
    for (triggers, act) in self[SubmitActionsKey.self].reversed() where triggers.contains(trigger) { act() }
  }
}

/// What pulling down the content of a scroll view does.
struct RefreshKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension View {
  /// Has pulling down the content of a scroll view inside do something.
  package func refreshing(_ action: @escaping () -> Void) -> some View {
    changingEnvironment { $0[RefreshKey.self] = action }
  }

  /// Does something when a person submits what was written in a field inside.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    changingEnvironment { $0[SubmitActionsKey.self].append((triggers, action)) }
  }

  /// Keeps what fields inside submit from the views around.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    changingEnvironment { if isBlocking { $0[SubmitActionsKey.self] = [] } }
  }
}

extension RenderNode {
  /// Gives the focus to the field that a path from the root leads to, and takes it from the one that has it.
  func focusField(_ path: [RenderNode]) {
    let field = path.reversed().first { $0.own(\.focus) != nil }
    func leave(_ node: RenderNode) {
      if node !== field, let focus = node.own(\.focus), focus.isFocused() { focus.set(false) }
      node.children.forEach(leave)
    }
    leave(self)
    if let focus = field?.own(\.focus), !focus.isFocused() { focus.set(true) }
  }
}
