import VitrineLayout

/// The nodes of a custom view, cached for the next pass.
struct CachedNodes {
  private let nodes: [RenderNode]
  private let restore: [() -> Void]
  /// The number of nodes, including all descendants.
  private let count: Int
  let areDynamic: Bool

  /// - Parameters:
  ///   - count: the number of nodes, including all descendants.
  ///   - areDynamic: whether the number of nodes depends on data.
  init(_ nodes: [RenderNode], count: Int, areDynamic: Bool) {
    (self.nodes, self.count, self.areDynamic) = (nodes, count, areDynamic)
    restore = nodes.map(\.restoring)
  }

  /// Returns the nodes, restored to their state after creation, for reuse in the tree.
  func takenOver(by graph: RenderGraph, in stack: SurroundingStack) -> [RenderNode] {
    restore.forEach { $0() }
    for node in nodes {
      node.layout.leaveOut()
      node.layout.stand(in: stack)
    }
    graph.didKeep(count)
    return nodes
  }
}

/// An action, or a fact about the tree, for the time after layout.
enum RenderEffect {
  case watch(WatchedView)
  case afterLayout(() -> Void)
  /// A presented view, such as a sheet or an alert.
  case present(PresentedView)
  /// A custom view that a lazy container evaluated before it is visible, with its nodes.
  case ahead(BodyNode, [RenderNode])
  /// A phase or keyframe animator.
  case animator(AnimatorPlace)
  /// A view with animatable data.
  case animatedValue(AnimatedValuePlace)
  /// A view with a custom transition, with the cell that holds its phase.
  case passing(StateCell)
  /// The effects of a custom view inside.
  case inside(BodyNode)
}

extension RenderNode {
  /// Returns a function that undoes the changes that views around make to the node later, such as to its traits.
  fileprivate var restoring: () -> Void {
    let (argument, parameters, role, id, wrappers) = (argument, parameters, role, id, wrappers)
    let (source, hasInternals, painter, changes) = (source, hasInternals, painter, preferenceChanges)
    let (secondaryFirst, traits, zIndex) = (reducesSecondaryFirst, traits, zIndex)
    let (bleeds, restoreLayout) = (bleeds, layout.restoring)
    return { [self] in
      (self.argument, self.parameters, self.role, self.id, self.wrappers) = (argument, parameters, role, id, wrappers)
      (self.source, self.hasInternals, self.painter, preferenceChanges) = (source, hasInternals, painter, changes)
      (reducesSecondaryFirst, self.traits, self.zIndex, self.bleeds) = (secondaryFirst, traits, zIndex, bleeds)
      restoreLayout()
    }
  }
}
