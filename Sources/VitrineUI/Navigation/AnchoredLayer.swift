import VitrineLayout

/// A box next to its source view: below it, or above it if there is no room below.
struct AnchoredLayer: PrimitiveView {
  let content: any View
  /// The node of the source view; the box is centred if the node isn't placed.
  let source: LayoutNode?
  /// The space between source and box, in points.
  let gap: Double
  /// Whether an arrow points from the box to the source.
  let showsArrow: Bool

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let inner = context.inContainer(along: nil)
    guard let child = inner.single(inner.nodes(of: content, step: .index(0)), implying: .verticalStack) else {
      return []
    }
    let rule = AnchoredRule(source: source, gap: gap, margin: context.environment.points(8))
    let length = context.environment.points(8)
    let painter = LeafPainter { node, _ in
      guard showsArrow, let source, let box = node.children.first?.layout.frame else { return [] }
      return [Self.arrow(from: box, to: source.frame, length)]
    }
    return [RenderNode("presented", rule: rule, children: [child], context: context, painter: painter)]
  }

  /// Returns a triangle at the edge of the box, which points to the source.
  private static func arrow(from box: Rect, to source: Rect, _ length: Double) -> Mark {
    let isBelow = box.minY >= source.midY
    let y = isBelow ? box.minY : box.maxY
    let x = min(max(source.midX, box.minX + 2 * length), box.maxX - 2 * length)
    let path = Path { path in
      path.move(to: Point(x: x - length, y: y))
      path.addLine(to: Point(x: x, y: isBelow ? y - length : y + length))
      path.addLine(to: Point(x: x + length, y: y))
      path.closeSubpath()
    }
    return .path(path.drawn, .ink(.separator), nil)
  }
}

/// A rule that places a box next to a node that was placed before, within the rule's own bounds.
///
/// *Proposes:* its own size less the margins. *Reports:* the proposal, the box's size for `nil`.
struct AnchoredRule: LayoutRule {
  let source: LayoutNode?
  /// The space between source and box, in points.
  let gap: Double
  /// The minimum space around the box, in points.
  let margin: Double

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    proposal.replacingUnspecifiedDimensions(by: node.children[0].sizeThatFits(proposal))
  }

  func placeChildren(
    in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void
  ) {
    let offered = ProposedViewSize(
      width: max(0, size.width - 2 * margin), height: max(0, size.height - 2 * margin))
    let box = node.children[0].sizeThatFits(offered)
    guard let source, source.isPlacedWithAllAround else {
      let middle = Point(x: (size.width - box.width) / 2, y: (size.height - box.height) / 2)
      return place(0, middle, offered)
    }
    let frame = source.frame
    let x = clamped(frame.midX - node.frame.minX - box.width / 2, box.width, size.width)
    let below = frame.maxY - node.frame.minY + gap
    let above = frame.minY - node.frame.minY - gap - box.height
    let fits = below + box.height <= size.height - margin || above < margin
    // The engine mirrors placements in right-to-left layouts, but the source's frame is already as drawn.
    let leading = node.mirrors ? size.width - x - box.width : x
    place(0, Point(x: leading, y: clamped(fits ? below : above, box.height, size.height)), offered)
  }

  private func clamped(_ start: Double, _ length: Double, _ room: Double) -> Double {
    max(margin, min(start, room - margin - length))
  }
}

/// The background of a box that floats over other views.
struct FloatingGround: View {
  let radius: Double

  var body: some View {
    RoundedRectangle(cornerRadius: radius).fill(Color(ink: .tertiaryBackground))
      .overlay { RoundedRectangle(cornerRadius: radius).stroke(Color(ink: .separator), lineWidth: 1) }
  }
}
