import VitrineLayout

/// How a view behaves along an axis, found by asking: the view as it stands, and its rule around children of other kinds.
///
/// Source: [Understanding SwiftUI layout behaviors](https://defagos.github.io/understanding_swiftui_layout_behaviors/).
struct SizingProbe {
  let node: RenderNode

  /// A view expands whatever its children do, hugs whatever they do, or is neutral: it does what they do.
  func sizing(_ axis: Axis, _ proposal: ProposedViewSize) -> RenderedNode.Sizing {
    guard decidesByChildren else { return fills(axis, proposal) ? .expands : .hugs }
    if isInfinite(axis, around: FixedLeafRule(Size(width: 10, height: 10))) { return .expands }
    return isInfinite(axis, around: FlexibleLeafRule()) ? .neutral : .hugs
  }

  /// Whether the view takes all of what it is proposed, as it stands.
  func fills(_ axis: Axis, _ proposal: ProposedViewSize) -> Bool {
    var question = proposal
    question[axis] = .infinity
    if node.layout.again({ $0.probe(question) })[axis] == .infinity { return true }
    // What keeps a ratio is as long as both lengths allow.
    return node.children.isEmpty && node.layout.again { $0.probe(.infinity) }[axis] == .infinity
  }

  /// Whether the children are the author's: what controls are made of is theirs, but the label of a button.
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
