/// Answers every proposal with the proposal, 10 for `nil`: colours, shapes, gradients. Source: reference section 1.
public struct FlexibleLeafRule: LeafLayoutRule {
  public init() {}

  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }
}

/// Always the same size: an image that is not resizable.
public struct FixedLeafRule: LeafLayoutRule {
  public var size: Size

  public init(_ size: Size) { self.size = size }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { size }
}

/// A square of the smaller side of the proposal, 10 for `nil`. Source: reference section 23.
public struct CircleRule: LeafLayoutRule {
  public init() {}

  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return Size(width: side, height: side)
  }
}

/// The proposal, an ideal length for `nil`, never below a minimum: a resizable image with cap insets.
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

/// Takes what there is along its stack's axis, nothing across it; outside a stack, along both.
///
/// Its priority is the lowest there is, and it keeps no distance to its neighbours. Source: reference section 5.
public struct SpacerRule: LeafLayoutRule {
  public var minimumLength: Double
  /// The axis of the stack around it; `nil` outside one.
  public var axis: Axis?

  public init(minimumLength: Double?, axis: Axis?) {
    self.minimumLength = minimumLength ?? 8
    self.axis = axis
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    func length(_ along: Axis) -> Double {
      guard axis == nil || axis == along else { return 0 }
      return max(proposal[along] ?? minimumLength, minimumLength)
    }
    return Size(width: length(.horizontal), height: length(.vertical))
  }

  public func priority(_ node: LayoutNode) -> Double { -.infinity }

  public func spacing(_ node: LayoutNode) -> ViewSpacing {
    guard let axis else { return .zero }
    return ViewSpacing.standard.replacing(axis == .horizontal ? .horizontal : .vertical, with: .zero)
  }
}

/// A line across its stack, one pixel thick. Source: reference section 6.
public struct DividerRule: LeafLayoutRule {
  /// In points.
  public var thickness: Double
  /// The axis of the stack around it; outside one the line is horizontal.
  public var stackAxis: Axis?

  public init(thickness: Double, stackAxis: Axis?) {
    self.thickness = thickness
    self.stackAxis = stackAxis
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    stackAxis == .horizontal
      ? Size(width: thickness, height: proposal.height ?? 10) : Size(width: proposal.width ?? 10, height: thickness)
  }
}
