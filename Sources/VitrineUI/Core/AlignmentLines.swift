import VitrineLayout

/// The alignment guides of a container, and the baselines of a text.
struct AlignmentLines {
  private(set) var guides: [RenderedNode.Guide] = []

  init(_ node: RenderNode) {
    let layout = node.layout
    switch layout.rule {
    case let rule as StackRule: add(rule.alignment, of: layout)
    case let rule as ZStackRule:
      add(rule.alignment.horizontal.key, of: layout)
      add(rule.alignment.vertical.key, of: layout)
    default: break
    }
    if node.kind == .text {
      let first = VerticalAlignment.firstTextBaseline.key
      let last = VerticalAlignment.lastTextBaseline.key
      let top = position(of: first, in: layout)
      let bottom = position(of: last, in: layout)
      guides.append(RenderedNode.Guide(axis: .vertical, position: top, name: first.name))
      if bottom != top { guides.append(RenderedNode.Guide(axis: .vertical, position: bottom, name: last.name)) }
    }
  }

  /// Adds an alignment guide; children share its position, so that of the first placed child is used.
  private mutating func add(_ key: AlignmentKey, of container: LayoutNode) {
    guard let child = container.children.first(where: { $0.placedProposal != nil }) else { return }
    var place = position(of: key, in: child)
    if key.axis == .horizontal, container.mirrors {
      place = child.frame.maxX - (place - child.frame.minX)
    }
    guard place.isFinite else { return }
    guides.append(RenderedNode.Guide(axis: key.axis, position: place, name: key.name))
  }

  private func position(of key: AlignmentKey, in node: LayoutNode) -> Double {
    let origin = key.axis == .horizontal ? node.frame.minX : node.frame.minY
    return origin + node.again { $0.dimensions(in: $0.placedProposal ?? .unspecified)[key] }
  }
}
