/// A rule that runs an author's ``Layout``; the engine can't tell how it treats children other than its own.
public protocol AuthoredLayoutRule: LayoutRule {}

/// Runs a ``Layout`` as a rule: stores its cache and records where it places its subviews.
///
/// A subview that the layout doesn't place is centred and gets the container's proposal.
/// Source: [layout reference, section 24](docs/layout-reference.md#24-layout-protocol).
public final class CustomLayoutRule<L: Layout>: AuthoredLayoutRule {
  private let layout: L
  private var cache: L.Cache?

  public init(_ layout: L) { self.layout = layout }

  private func withCache<Result>(_ node: LayoutNode, _ body: (L.Subviews, inout L.Cache, PlacementBoard) -> Result)
    -> Result
  {
    let board = PlacementBoard()
    let subviews = LayoutSubviews(node, board: board)
    var cache = self.cache ?? layout.makeCache(subviews: subviews)
    defer { self.cache = cache }
    return body(subviews, &cache, board)
  }

  public func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    let size = withCache(node) { subviews, cache, _ in
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    guard size.width >= 0, size.height >= 0 else {
      node.session.remark(.invalidReport)
      return Size(width: size.width >= 0 ? size.width : 0, height: size.height >= 0 ? size.height : 0)
    }
    return size
  }

  public func placeChildren(
    in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void
  ) {
    let board = withCache(node) { subviews, cache, board in
      layout.placeSubviews(
        in: Rect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache)
      return board
    }
    for (index, child) in node.children.enumerated() {
      if let spot = board.places[index] {
        place(index, spot.origin(for: child.sizeThatFits(spot.proposal)), spot.proposal)
      } else {
        place(index, .centering(child.sizeThatFits(proposal), in: size), proposal)
      }
    }
  }

  public func spacing(_ node: LayoutNode) -> ViewSpacing {
    withCache(node) { subviews, cache, _ in layout.spacing(subviews: subviews, cache: &cache) }
  }

  public func explicitAlignment(
    _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode
  ) -> Double? {
    guard size.width.isFinite, size.height.isFinite else { return nil }
    let bounds = Rect(origin: .zero, size: size)
    return withCache(node) { subviews, cache, _ in
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      let guide =
        key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      return guide.flatMap { $0.isFinite ? $0 : nil }
    }
  }
}

/// A built-in rule as a ``Layout``: `HStackLayout`, `VStackLayout`, `ZStackLayout`, `GridLayout`.
public protocol RuleLayout: Layout where Cache == Void {
  var rule: any LayoutRule { get }
}

extension RuleLayout {
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    rule.sizeThatFits(proposal, subviews.container).sanitized
  }

  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    rule.placeChildren(in: bounds.size, proposal, subviews.container) { index, origin, proposal in
      subviews[index].place(at: bounds.origin + origin, proposal: proposal)
    }
  }

  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { rule.spacing(subviews.container) }
}

/// A layout that SwiftUI leaves out around a single view that is always present, as it does for stacks.
public protocol IdentityLayout: RuleLayout {}

/// A horizontal stack as a layout; see ``StackRule``.
public struct HStackLayout: IdentityLayout {
  public var alignment: VerticalAlignment
  public var spacing: Double?

  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public var rule: any LayoutRule { StackRule(alignment, spacing: spacing) }
  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }
}

/// A vertical stack as a layout; see ``StackRule``.
public struct VStackLayout: IdentityLayout {
  public var alignment: HorizontalAlignment
  public var spacing: Double?

  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public var rule: any LayoutRule { StackRule(alignment, spacing: spacing) }
  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }
}

/// Layers as a layout; see ``ZStackRule``.
public struct ZStackLayout: IdentityLayout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public var rule: any LayoutRule { ZStackRule(alignment: alignment) }
}

/// A grid as a layout; see ``GridRule``.
public struct GridLayout: RuleLayout {
  public var alignment: Alignment
  public var horizontalSpacing: Double?
  public var verticalSpacing: Double?

  public init(alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil) {
    (self.alignment, self.horizontalSpacing, self.verticalSpacing) = (alignment, horizontalSpacing, verticalSpacing)
  }

  public var rule: any LayoutRule {
    GridRule(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }
}

/// A layout of any type; changing it keeps the views' identity.
public struct AnyLayout: Layout {
  /// The rule of the wrapped layout, which holds that layout's cache.
  public struct Cache {
    fileprivate var rule: any LayoutRule
  }

  package let base: any Layout

  public init(_ layout: any Layout) { base = layout }

  public func makeCache(subviews: Subviews) -> Cache { Cache(rule: base.makeRule()) }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size {
    cache.rule.sizeThatFits(proposal, subviews.container)
  }
  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    cache.rule.placeChildren(in: bounds.size, proposal, subviews.container) { index, origin, proposal in
      subviews[index].place(at: bounds.origin + origin, proposal: proposal)
    }
  }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { cache.rule.spacing(subviews.container) }
  public var _layoutProperties: LayoutProperties { base._layoutProperties }
}

extension Layout {
  /// Returns the rule that runs the layout: the built-in one, if the layout has one.
  package func makeRule() -> any LayoutRule {
    if let builtIn = self as? any RuleLayout { return builtIn.rule }
    if let any = self as? AnyLayout { return any.base.makeRule() }
    return CustomLayoutRule(self)
  }
}

extension LayoutProperties {
  init(stackOrientation: Axis) { self.stackOrientation = stackOrientation }
}
