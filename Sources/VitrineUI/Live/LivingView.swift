/// A snapshot of a custom view in a session.
package struct LivingView: Hashable, Sendable {
  /// The number of the body node: the same for as long as the view keeps its identity.
  package let number: Int
  package let name: String
  /// The number of the custom view around; `nil` for the outermost.
  package let parent: Int?
  /// Whether any part of the view is on the screen; a row that is scrolled out of view exists, but isn't shown.
  package let isShown: Bool
}

extension ViewSession {
  /// The custom views of the tree in order, each before those inside it.
  package var livingViews: [LivingView] {
    var shown: Set<Int> = []
    var drawn: Set<Int> = []
    func visit(_ node: RenderNode) {
      drawn.insert(node.owner.number)
      if node.layout.isPlacedWithAllAround, node.layout.isNeeded { shown.insert(node.owner.number) }
      for child in node.children { visit(child) }
    }
    root.map(visit)
    func views(_ node: BodyNode, _ parent: Int?) -> (views: [LivingView], isShown: Bool?) {
      let inner = node.inside.filter { !$0.isAhead }.map { views($0, node.number) }
      let known = inner.compactMap(\.isShown) + (drawn.contains(node.number) ? [shown.contains(node.number)] : [])
      // A view that draws nothing counts as shown.
      let isShown = known.isEmpty ? nil : known.contains(true)
      let own = LivingView(number: node.number, name: node.name, parent: parent, isShown: isShown ?? true)
      return ([own] + inner.flatMap(\.views), isShown)
    }
    return states.root.inside.filter { !$0.isAhead }.flatMap { views($0, nil).views }
  }

  /// The tasks and timers that views started, in order.
  package var tasks: [TaskState] { states.tasks.states }
}
