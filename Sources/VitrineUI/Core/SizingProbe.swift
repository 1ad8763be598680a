import VitrineLayout

/// The sizing behaviour of a view along an axis, found by measuring the view itself, and its layout rule with other
/// children.
///
/// Source: [Understanding SwiftUI layout behaviors](https://defagos.github.io/understanding_swiftui_layout_behaviors/).
struct SizingProbe {
  let node: RenderNode

  /// Returns whether the view expands or hugs whatever its children do, or is neutral: behaves as they do.
  func sizing(_ axis: Axis, _ proposal: ProposedViewSize) -> RenderedNode.Sizing {
    guard decidesByChildren else { return fills(axis, proposal) ? .expands : .hugs }
    if isInfinite(axis, around: FixedLeafRule(Size(width: 10, height: 10))) { return .expands }
    return isInfinite(axis, around: FlexibleLeafRule()) ? .neutral : .hugs
  }

  /// Returns whether the view, with its current children, takes the whole length that it is proposed.
  func fills(_ axis: Axis, _ proposal: ProposedViewSize) -> Bool {
    var question = proposal
    question[axis] = .infinity
    if node.layout.again({ $0.probe(question) })[axis] == .infinity { return true }
    // A view with an aspect ratio is limited by both lengths, so probe it with both infinite.
    return node.children.isEmpty && node.layout.again { $0.probe(.infinity) }[axis] == .infinity
  }

  /// Whether the shown sizing depends on children that the author provides: not in custom layouts, and not in controls
  /// except buttons, whose other children are internal.
  private var decidesByChildren: Bool {
    guard !node.children.isEmpty, !(node.layout.rule is any AuthoredLayoutRule) else { return false }
    return !node.hasInternals || node.kind == .button
  }

  private func isInfinite(_ axis: Axis, around child: any LayoutRule) -> Bool {
    let layout = node.layout
    let children = layout.children.map { _ in LayoutNode(child, session: layout.session, in: layout.stack) }
    let other = LayoutNode(layout.rule, children, session: layout.session, in: layout.stack, mirrors: layout.mirrors)
    return layout.again { _ in other.probe(.infinity) }[axis] == .infinity
  }
}
