import VitrineLayout

/// The nodes of a custom view, kept from one pass to the next.
struct KeptNodes {
  private let nodes: [RenderNode]
  private let restore: [() -> Void]
  /// How many nodes there are, all below included.
  private let count: Int
  let areDynamic: Bool

  /// - Parameters:
  ///   - count: how many nodes there are, all below included.
  ///   - areDynamic: whether their number depends on data.
  init(_ nodes: [RenderNode], count: Int, areDynamic: Bool) {
    (self.nodes, self.count, self.areDynamic) = (nodes, count, areDynamic)
    restore = nodes.map(\.restoring)
  }

  /// The nodes as they were made, to be taken over into the tree.
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

/// What is to be done, or known, once the tree is laid out.
enum RenderEffect {
  case watch(WatchedView)
  case afterLayout(() -> Void)
  /// A view over all others.
  case present(PresentedView)
  /// A custom view that is made ahead, with its nodes.
  case ahead(BodyNode, [RenderNode])
  /// An animator, with the cell that says where it is.
  case animator(AnimatorPlace)
  /// A view that is made of numbers, which may be on their way.
  case animatedValue(AnimatedValuePlace)
  /// A view that comes and goes by a transition of an author's own, by the cell that says where it is.
  case passing(StateCell)
  /// Those of a view inside.
  case inside(BodyNode)
}

extension RenderNode {
  /// Takes back what views around do to the node: what they say of it for the container, and who it belongs to.
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
