import VitrineUI

extension RenderedNode {
  /// The view inside all modifiers, by which readers identify the whole.
  package var content: RenderedNode {
    var node = self
    while node.kind.isModifier {
      let children = node.children.filter { $0.role != .secondary }
      guard children.count == 1 else { break }
      node = children[0]
    }
    return node
  }
}
