/// A custom view of a living tree, as it is at one time.
package struct LivingView: Hashable, Sendable {
  /// The node's number: the same for as long as the view keeps its identity.
  package let number: Int
  package let name: String
  /// The number of the custom view around; `nil` for the outermost.
  package let parent: Int?
  /// Whether any of it is on the screen; a row that is scrolled out of sight is there, and not shown.
  package let isShown: Bool
}

extension LiveView {
  /// The custom views that there are, each before those inside it, in the order in which they stand.
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
      // A view that draws nothing is as much there as any.
      let isShown = known.isEmpty ? nil : known.contains(true)
      let own = LivingView(number: node.number, name: node.name, parent: parent, isShown: isShown ?? true)
      return ([own] + inner.flatMap(\.views), isShown)
    }
    return states.root.inside.filter { !$0.isAhead }.flatMap { views($0, nil).views }
  }

  /// What the views began, in order: tasks, timers.
  package var tasks: [TaskState] { states.tasks.states }
}
