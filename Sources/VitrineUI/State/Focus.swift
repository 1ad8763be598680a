/// Access to the focus of a view: reads, sets and clears it.
struct FocusHandle {
  let isFocused: () -> Bool
  let set: (Bool) -> Void
}

/// A modifier that binds the focus of a field to a value outside.
package struct FocusModifier: PrimitiveModifier {
  private let handle: FocusHandle

  package init(isFocused: @escaping () -> Bool, set: @escaping (Bool) -> Void) {
    handle = FocusHandle(isFocused: isFocused, set: set)
  }

  package func makeNodes(_ context: RenderContext, _ content: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    let handle = handle
    // Clear the focus when the field disappears.
    let life = LifetimeObserver("focused") { moment, _ in
      if case .vanishes = moment, handle.isFocused() { handle.set(false) }
    }
    let nodes = life.makeNodes(context, content)
    for node in nodes { node.traits.actions.focus = handle }
    return nodes
  }
}

/// The key of the actions on the submission of a field, those of outer views first.
struct SubmitActionsKey: EnvironmentKey {
  static var defaultValue: [(triggers: SubmitTriggers, act: () -> Void)] { [] }
}

/// The kinds of fields that can be submitted.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

extension EnvironmentValues {
  /// Performs the actions on the submission of a field, those of inner views first.
  func submit(_ trigger: SubmitTriggers) {
    for (triggers, act) in self[SubmitActionsKey.self].reversed() where triggers.contains(trigger) { act() }
  }
}

/// The key of the action that refreshes the content of a scroll view.
struct RefreshKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension View {
  /// Performs an action when a person pulls down the content of a scroll view inside.
  package func refreshing(_ action: @escaping () -> Void) -> some View {
    changingEnvironment { $0[RefreshKey.self] = action }
  }

  /// Performs an action when a person submits the text of a field inside.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    changingEnvironment { $0[SubmitActionsKey.self].append((triggers, action)) }
  }

  /// Prevents the submission of fields inside from reaching the views around.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    changingEnvironment { if isBlocking { $0[SubmitActionsKey.self] = [] } }
  }
}

extension RenderNode {
  /// Gives the focus to the field at a path from the root, and clears the focus of any other field.
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
