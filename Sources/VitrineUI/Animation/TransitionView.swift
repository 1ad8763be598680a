import VitrineLayout

/// The phase of a view's appearance or disappearance.
///
/// Source: https://developer.apple.com/documentation/swiftui/transitionphase
public enum TransitionPhase: Int, Hashable, Sendable, CaseIterable {
  case willAppear = -1
  case identity, didDisappear

  public var isIdentity: Bool { self == .identity }
  /// −1 before the view appears, 0 while it is present, 1 after it has disappeared.
  public var value: Double { Double(rawValue) }
}

/// A custom transition: a function that returns the view in each phase.
package struct CustomTransition {
  let apply: (any View, TransitionPhase) -> any View

  package init(_ apply: @escaping (any View, TransitionPhase) -> any View) { self.apply = apply }
}

/// A view with a transition; at rest, it is in the phase `identity`.
struct TransitionView<Content: View>: PrimitiveView {
  let content: Content
  let transition: AnyTransition

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let change = NodeChange { $0.traits.transition = transition }
    let own = (insertion: transition.own(isRemoval: false), removal: transition.own(isRemoval: true))
    guard !own.insertion.isEmpty || !own.removal.isEmpty else {
      return content.modifier(change)._makeNodes(_ViewContext(context: context)).nodes
    }
    let cell = context.graph.states.cell(context.identity, "@transition") { TransitionPhase.identity }
    context.add(.passing(cell))
    let phase = cell.value as? TransitionPhase ?? .identity
    var view: any View = content
    for step in own.insertion { view = step.apply(view, phase == .didDisappear ? .identity : phase) }
    for step in own.removal { view = step.apply(view, phase == .willAppear ? .identity : phase) }
    let nodes = context.nodes(of: view, step: .index(0))
    nodes.forEach(change.change)
    return nodes
  }
}

extension AnimatedChange {
  /// Returns the tree in which all views with custom transitions are in another phase; `nil` if there is no such view.
  static func passing(_ tree: RenderedTree, in phase: TransitionPhase, _ again: Again) -> RenderNode? {
    let cells = tree.graph.passing
    return cells.isEmpty ? nil : again(cells.map { ($0, phase) }).root
  }
}
