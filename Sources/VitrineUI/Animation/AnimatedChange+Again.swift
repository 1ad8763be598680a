extension AnimatedChange {
  /// Makes the tree as it would be with other values in some cells.
  typealias Again = ([(cell: StateCell, value: Any)]) -> RenderedTree

  /// Makes the tree of a view as it would be with other values in some cells, which are as they were thereafter.
  static func again(
    _ view: any View, options: RenderOptions, states: StateStore, limits: RenderGraph.Limits
  ) -> Again {
    { changes in
      let former = changes.map(\.cell.current)
      for (cell, value) in changes { cell.value = value }
      defer {
        for (change, value) in zip(changes, former) { change.cell.value = value }
        // Nobody changed anything: the next change has its own transaction.
        _ = states.takeTransactions()
      }
      return Renderer.tree(view, options: options, states: states, limits: limits, isUnchanged: true)
    }
  }
}
