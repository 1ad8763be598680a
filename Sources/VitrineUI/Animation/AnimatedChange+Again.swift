extension AnimatedChange {
  /// A function that makes the render tree with other values in some state cells.
  typealias Again = ([(cell: StateCell, value: Any)]) -> RenderedTree

  /// Returns a function that makes the render tree of a view with other values in some cells, and then restores the
  /// cells.
  static func again(
    _ view: any View, options: RenderOptions, states: StateStore, limits: RenderGraph.Limits
  ) -> Again {
    { changes in
      let former = changes.map(\.cell.current)
      for (cell, value) in changes { cell.value = value }
      defer {
        for (change, value) in zip(changes, former) { change.cell.value = value }
        // Setting and restoring the cells recorded transactions; discard them, so that the next change has its own.
        _ = states.takeTransactions()
      }
      return Renderer.tree(view, options: options, states: states, limits: limits, isUnchanged: true)
    }
  }
}
