/// Lines children up along an axis, dividing the length among them.
///
/// *Proposes:* with a length proposed along the axis, children are asked in order of priority, then of flexibility; each is
/// offered what is left divided by the number of children still to ask, and 0 where nothing is left. The minimums of lower
/// priorities are set aside first. With `nil` along the axis every child is proposed `nil`. Across, every child gets the
/// stack's own proposal.
///
/// *Reports:* along the axis the sum of the children and the distances between them; across, the extent of the children
/// around the alignment line.
///
/// When placing, children are asked again with the stack's own breadth in place of a `nil` across.
///
/// Source: reference sections 3.1–3.6 (the decompiled `StackLayout`, verified by fuzzing against the original).
public struct StackRule: LayoutRule {
  public var axis: Axis
  /// The line across the axis at which children meet.
  public var alignment: AlignmentKey
  /// The distance between any two neighbours; `nil` for what they prefer.
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
    guard !node.children.isEmpty else { return .zero }
    let sizes = childSizes(proposal, node)
    var length = 0.0
    var (low, high) = (Double.infinity, -Double.infinity)
    for (index, size) in sizes.enumerated() {
      length += size[axis] + distance(before: index, node)
      let line = guide(index, size, proposal: childProposal(index, length: nil, proposal, sizes), node)
      low = min(low, -line)
      high = max(high, size[axis.other] - line)
    }
    return Size(along: axis, length, across: breadth(low, high))
  }

  public func placeChildren(
    in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void
  ) {
    guard !node.children.isEmpty else { return }
    var proposal = proposal
    proposal[axis.other] = proposal[axis.other] ?? size[axis.other]
    let (sizes, offers) = division(proposal, node)
    let lines = sizes.indices.map { index in
      guide(
        index, sizes[index], proposal: ProposedViewSize(along: axis, offers[index], across: proposal[axis.other]), node)
    }
    let top = lines.max() ?? 0
    var position = 0.0
    for index in sizes.indices {
      position += distance(before: index, node)
      place(
        index, Point(along: axis, position, across: top - lines[index]),
        ProposedViewSize(along: axis, offers[index], across: proposal[axis.other]))
      position += sizes[index][axis]
    }
  }

  /// An empty stack never competes; any other has priority 0, whatever its children's.
  public func priority(_ node: LayoutNode) -> Double { node.children.isEmpty ? -.infinity : 0 }

  /// Across, what any child prefers; at the ends, what the first and the last child prefer.
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

  private func guide(_ index: Int, _ size: Size, proposal: @autoclosure () -> ProposedViewSize, _ node: LayoutNode)
    -> Double
  {
    let child = node.children[index]
    guard child.mayHaveExplicitGuides(alignment) else { return alignment.defaultValue(in: ViewDimensions(size: size)) }
    return child.dimensions(in: proposal())[alignment]
  }

  private func breadth(_ low: Double, _ high: Double) -> Double {
    let breadth = high - low
    return breadth.isNaN ? .infinity : max(breadth, 0)
  }

  private func childSizes(_ proposal: ProposedViewSize, _ node: LayoutNode) -> [Size] { division(proposal, node).sizes }

  private func childProposal(
    _ index: Int, length: Double?, _ proposal: ProposedViewSize, _ sizes: [Size]
  ) -> ProposedViewSize {
    ProposedViewSize(along: axis, length, across: proposal[axis.other])
  }
}

extension StackRule {
  /// Asks each child for good; the sizes and what each was offered along the axis, in source order.
  private func division(_ proposal: ProposedViewSize, _ node: LayoutNode) -> (sizes: [Size], offers: [Double?]) {
    let count = node.children.count
    let across = proposal[axis.other]
    guard let length = proposal[axis] else {
      let sizes = node.children.map { $0.sizeThatFits(ProposedViewSize(along: axis, nil, across: across)) }
      return (sizes, [Double?](repeating: nil, count: count))
    }
    var spacing = 0.0
    for index in 1..<max(count, 1) { spacing += distance(before: index, node) }
    var sizes = [Size](repeating: .zero, count: count)
    var offers = [Double?](repeating: nil, count: count)
    let queue = StackQueue(node, axis: axis, across: across)
    var remaining = length - spacing
    for candidate in queue.candidates[queue.firstGroup.upperBound...] { remaining -= candidate.minimum ?? 0 }
    let reserved = length - spacing - remaining
    var turns: [StackDivision.Turn] = []
    for group in queue.groups {
      if group.lowerBound > 0 { for index in group { remaining += queue.candidates[index].minimum ?? 0 } }
      for index in group {
        let candidate = queue.candidates[index]
        let sharers = group.upperBound - index
        let offer = max(remaining / Double(sharers), 0)
        let size = node.children[candidate.child].sizeThatFits(ProposedViewSize(along: axis, offer, across: across))
        if node.session.trace != nil {
          turns.append(candidate.turn(remaining: remaining, sharers: sharers, offer: offer, taken: size[axis]))
        }
        sizes[candidate.child] = size
        offers[candidate.child] = offer
        let left = remaining - size[axis]
        if !left.isNaN { remaining = left }
      }
    }
    node.session.trace?.note(StackDivision(axis: axis, spacing: spacing, reserved: reserved, turns: turns))
    return (sizes, offers)
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
