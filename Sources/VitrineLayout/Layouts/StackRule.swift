/// Lines children up along an axis and divides the length among them.
///
/// *Proposes:* with a length proposed along the axis, the stack asks children in order of priority, then of
/// flexibility, and offers each the remaining length divided by the number of children still to ask, or 0 if none
/// remains. It first reserves the minimums of children of lower priority. With `nil` along the axis it proposes `nil`
/// to every child. Across, every child gets the stack's own proposal.
///
/// *Reports:* along the axis the total of the children and the distances between them; across, the extent of the
/// children around the alignment line.
///
/// When placing, the stack asks the children again with its own breadth in place of `nil` across.
///
/// Source: [layout reference, section 3](docs/layout-reference.md#3-stacks): the decompiled algorithm, compared with
/// SwiftUI's results for random stacks.
public struct StackRule: LayoutRule {
  public var axis: Axis
  /// The alignment of the children across the axis.
  public var alignment: AlignmentKey
  /// The distance between any two neighbours, in points; `nil` for the distances that they prefer.
  public var fixedSpacing: Double?

  public init(_ alignment: VerticalAlignment, spacing: Double?) {
    axis = .horizontal
    self.alignment = alignment.key
    fixedSpacing = spacing
  }

  public init(_ alignment: HorizontalAlignment, spacing: Double?) {
    axis = .vertical
    self.alignment = alignment.key
    fixedSpacing = spacing
  }

  public func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    let children = node.children
    guard !children.isEmpty else { return .zero }
    var extent = StackExtent()
    let across = proposal[axis.other]
    guard let length = proposal[axis] else {
      let childProposal = ProposedViewSize(along: axis, nil, across: across)
      for child in children { add(child, child.sizeThatFits(childProposal), childProposal, to: &extent) }
      return Size(along: axis, extent.length + totalSpacing(node), across: extent.breadth)
    }
    let spacing = totalSpacing(node)
    var serving = StackDivider(node, axis: axis, across: across)
    serving.divide(length, spacing: spacing)
    for index in 0..<serving.count {
      let slot = serving[index]
      let childProposal = ProposedViewSize(along: axis, slot.offer, across: across)
      add(children[slot.child], slot.size, childProposal, to: &extent)
    }
    return Size(along: axis, extent.length + spacing, across: extent.breadth)
  }

  public func constantSize(_ node: LayoutNode) -> Size? {
    guard !node.children.isEmpty else { return .zero }
    var extent = StackExtent()
    for child in node.children {
      guard let size = child.constantSize, !child.mayHaveExplicitGuides(alignment) else { return nil }
      add(child, size, .unspecified, to: &extent)
    }
    return Size(along: axis, extent.length + totalSpacing(node), across: extent.breadth)
  }

  private func add(_ child: LayoutNode, _ size: Size, _ proposal: ProposedViewSize, to extent: inout StackExtent) {
    extent.add(size[axis], across: size[axis.other], line: line(of: child, size, proposal))
  }

  public func placeChildren(
    in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void
  ) {
    guard !node.children.isEmpty else { return }
    if node.constantSize != nil { return placeConstantChildren(node, place) }
    let across = proposal[axis.other] ?? size[axis.other]
    let slots = slotsInSourceOrder(length: proposal[axis], across: across, node)
    let lines = slots.map { slot in
      line(of: node.children[slot.child], slot.size, slot.proposal(axis, isDivided: proposal[axis] != nil, across))
    }
    let top = lines.max() ?? 0
    var position = 0.0
    for (index, slot) in slots.enumerated() {
      position += distance(before: index, node)
      place(
        index, Point(along: axis, position, across: top - lines[index]),
        slot.proposal(axis, isDivided: proposal[axis] != nil, across))
      position += slot.size[axis]
    }
  }

  /// Places children of constant size, which need no division of the length.
  private func placeConstantChildren(_ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void) {
    var top = -Double.infinity
    for child in node.children {
      top = max(top, line(of: child, child.constantSize ?? .zero, .unspecified))
    }
    var position = 0.0
    for (index, child) in node.children.enumerated() {
      let size = child.constantSize ?? .zero
      position += distance(before: index, node)
      let across = top - line(of: child, size, .unspecified)
      place(index, Point(along: axis, position, across: across), ProposedViewSize(size))
      position += size[axis]
    }
  }

  private func slotsInSourceOrder(length: Double?, across: Double?, _ node: LayoutNode) -> [StackSlot] {
    guard let length else {
      let childProposal = ProposedViewSize(along: axis, nil, across: across)
      return node.children.enumerated().map { index, child in
        var slot = StackSlot(child: index, priority: 0)
        slot.size = child.sizeThatFits(childProposal)
        return slot
      }
    }
    var serving = StackDivider(node, axis: axis, across: across)
    serving.divide(length, spacing: totalSpacing(node))
    return (0..<serving.count).map { serving[$0] }.sorted { $0.child < $1.child }
  }

  /// An empty stack gets space last; any other stack has priority 0, whatever its children's priorities.
  public func priority(_ node: LayoutNode) -> Double { node.children.isEmpty ? -.infinity : 0 }

  /// Returns the preferences of any child across the axis, and those of the first and the last child at the ends.
  public func spacing(_ node: LayoutNode) -> ViewSpacing {
    guard let first = node.children.first, let last = node.children.last else { return .zero }
    var union = first.spacing
    for child in node.children.dropFirst() { union.formUnion(child.spacing) }
    let (start, end): (Edge.Set, Edge.Set) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    return union.replacing(start, with: first.spacing).replacing(end, with: last.spacing)
  }

  private func distance(before index: Int, _ node: LayoutNode) -> Double {
    guard index > 0 else { return 0 }
    return fixedSpacing ?? node.children[index - 1].spacing.distance(to: node.children[index].spacing, along: axis)
  }

  /// Returns the total of the distances between neighbours, in points.
  private func totalSpacing(_ node: LayoutNode) -> Double {
    if let fixedSpacing { return fixedSpacing * Double(node.children.count - 1) }
    var spacing = 0.0
    for index in 1..<max(node.children.count, 1) { spacing += distance(before: index, node) }
    return spacing
  }

  /// Returns the distance from a child's near edge to the alignment line, in points.
  private func line(of child: LayoutNode, _ size: Size, _ proposal: ProposedViewSize) -> Double {
    if child.mayHaveExplicitGuides(alignment) { return child.dimensions(in: proposal)[alignment] }
    return alignment.defaultValue(in: ViewDimensions(size: size))
  }
}

extension StackSlot {
  fileprivate func proposal(_ axis: Axis, isDivided: Bool, _ across: Double?) -> ProposedViewSize {
    ProposedViewSize(along: axis, isDivided ? offer : nil, across: across)
  }
}

/// The total length of children in a row, and their extent to both sides of the alignment line, in points.
private struct StackExtent {
  private(set) var length = 0.0
  private var low = Double.infinity
  private var high = -Double.infinity

  mutating func add(_ length: Double, across breadth: Double, line: Double) {
    self.length += length
    low = min(low, -line)
    high = max(high, breadth - line)
  }

  var breadth: Double {
    let breadth = high - low
    return breadth.isNaN ? .infinity : max(breadth, 0)
  }
}

extension Size {
  init(along axis: Axis, _ length: Double, across breadth: Double) {
    self = axis == .horizontal ? Size(width: length, height: breadth) : Size(width: breadth, height: length)
  }
}

extension Point {
  init(along axis: Axis, _ position: Double, across other: Double) {
    self = axis == .horizontal ? Point(x: position, y: other) : Point(x: other, y: position)
  }
}

extension ProposedViewSize {
  init(along axis: Axis, _ length: Double?, across breadth: Double?) {
    self =
      axis == .horizontal
      ? ProposedViewSize(width: length, height: breadth) : ProposedViewSize(width: breadth, height: length)
  }
}
