/// Takes the proposed size, 10 points for `nil`: colours, shapes, gradients.
/// Source: [layout reference, section 1](docs/layout-reference.md#1-values-and-the-protocol-between-parent-and-child).
public struct FlexibleLeafRule: LeafLayoutRule {
  public init() {}

  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }
}

/// Takes the same size for every proposal: an image that is not resizable.
public struct FixedLeafRule: LeafLayoutRule {
  public var size: Size

  public init(_ size: Size) { self.size = size }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { size }
  public func constantSize(_ node: LayoutNode) -> Size? { size }
}

/// Takes a square with the smaller side of the proposal, 10 points for `nil`.
/// Source: [layout reference, section 23](docs/layout-reference.md#23-leaves).
public struct CircleRule: LeafLayoutRule {
  public init() {}

  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return Size(width: side, height: side)
  }
}

/// Takes the proposed size, an ideal length for `nil`, and never less than a minimum: a resizable image with cap
/// insets.
public struct ResizableRule: LeafLayoutRule {
  public var ideal: Size
  public var minimum: Size

  public init(ideal: Size, minimum: Size = .zero) {
    self.ideal = ideal
    self.minimum = minimum
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    let size = proposal.replacingUnspecifiedDimensions(by: ideal)
    return Size(width: max(size.width, minimum.width), height: max(size.height, minimum.height))
  }
}

/// Takes the proposed length along its stack's axis and nothing across it; outside a stack, the proposed length along
/// both axes.
///
/// Its priority is the lowest possible. Along its axis it prefers a distance of 0 to its neighbours; across it, it has
/// no preference.
/// Source: [layout reference, section 5](docs/layout-reference.md#5-spacer).
public struct SpacerRule: ChildlessLayoutRule {
  public var minimumLength: Double
  /// The axis along which it stretches in any container; its stack's if `nil`.
  public var fixedAxis: Axis?

  public init(minimumLength: Double?, along axis: Axis? = nil) {
    self.minimumLength = minimumLength.map { max($0, 0) } ?? 8
    fixedAxis = axis
  }

  private func axis(_ node: LayoutNode) -> Axis? { fixedAxis ?? node.stack.axis }

  public func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    let axis = axis(node)
    func length(_ along: Axis) -> Double {
      guard axis == nil || axis == along else { return 0 }
      return max(proposal[along] ?? minimumLength, minimumLength)
    }
    return Size(width: length(.horizontal), height: length(.vertical))
  }

  public func priority(_ node: LayoutNode) -> Double { -.infinity }
  public func keepsSpacingInFrames(_ node: LayoutNode) -> Bool { true }

  public func spacing(_ node: LayoutNode) -> ViewSpacing {
    guard let axis = axis(node) else { return .zero }
    return ViewSpacing(plain: 0, on: axis == .horizontal ? .horizontal : .vertical)
  }
}

/// Draws a line across its stack, one pixel thick; outside a stack the line is horizontal.
/// Source: [layout reference, section 6](docs/layout-reference.md#6-divider).
public struct DividerRule: ChildlessLayoutRule {
  /// The thickness of the line, in points.
  public var thickness: Double

  public init(thickness: Double) { self.thickness = thickness }

  public func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    node.stack.axis == .horizontal
      ? Size(width: thickness, height: proposal.height ?? 10) : Size(width: proposal.width ?? 10, height: thickness)
  }
}
