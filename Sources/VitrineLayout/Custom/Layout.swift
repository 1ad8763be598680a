/// A type that sizes and places the views of a container; programs and code fences can declare their own.
public protocol Layout {
  typealias Subviews = LayoutSubviews
  /// The values that the layout caches between calls.
  associatedtype Cache = Void

  static var layoutProperties: LayoutProperties { get }

  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// Returns the container's size for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size
  /// Places each subview with ``LayoutSubview/place(at:anchor:proposal:)``, relative to `bounds`.
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// Returns an explicit guide of the container; `nil` to use its default.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double?
  /// The same as ``layoutProperties``, for a layout that knows them only at run time.
  var _layoutProperties: LayoutProperties { get }
}

/// The properties of a layout that affect the views inside it.
public struct LayoutProperties: Hashable, Sendable {
  /// The axis along which spacers stretch, and across which dividers run; `nil` for none.
  public var stackOrientation: Axis?
  public init() {}
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  public var _layoutProperties: LayoutProperties { Self.layoutProperties }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard var union = subviews.first?.spacing else { return ViewSpacing() }
    for subview in subviews.dropFirst() { union.formUnion(subview.spacing) }
    return union
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double? {
    subviews.mergedAlignment(guide.key, in: bounds)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double? {
    subviews.mergedAlignment(guide.key, in: bounds)
  }
}

/// A key of a value that a view passes to the layout that contains it.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
