/// The part of a window that bars and corners leave free, and how far the window reaches beyond it.
///
/// Views make it smaller for those inside them; whoever reaches over an inner edge may go on over the next one.
/// All edges are where they are seen: leading is left, whatever the layout direction.
public struct SafeArea: Hashable, Sendable {
  fileprivate struct Layer: Hashable, Sendable {
    /// The safe part, in the root's coordinates.
    var bounds: Rect
    /// From the safe part outwards.
    var insets: EdgeInsets
  }

  /// From the window inwards.
  private var layers: [Layer] = []

  /// No edges to reach over.
  public init() {}

  /// - Parameters:
  ///   - bounds: the safe part, in the root's coordinates.
  ///   - insets: from the safe part outwards to the window's edges.
  public init(bounds: Rect, insets: EdgeInsets) { add(bounds: bounds, insets: insets) }

  /// Makes the safe area smaller.
  ///
  /// - Parameters:
  ///   - frame: the view that does so, in the root's coordinates.
  ///   - insets: what of its frame is no longer safe; negative ones count as 0.
  mutating func inset(_ frame: Rect, by insets: EdgeInsets) {
    let insets = EdgeInsets(
      top: max(insets.top, 0), leading: max(insets.leading, 0), bottom: max(insets.bottom, 0),
      trailing: max(insets.trailing, 0))
    add(bounds: frame.inset(by: insets), insets: insets)
  }

  private mutating func add(bounds: Rect, insets: EdgeInsets) {
    if insets != .zero { layers.append(Layer(bounds: bounds, insets: insets)) }
  }

  /// How far a frame may grow over those of its edges that reach the end of the safe area.
  public func insets(reachedBy frame: Rect, _ edges: Edge.Set = .all) -> EdgeInsets {
    guard !layers.isEmpty else { return .zero }
    var grown = frame
    for layer in layers.reversed() { layer.extend(&grown, over: edges) }
    return EdgeInsets(
      top: frame.minY - grown.minY, leading: frame.minX - grown.minX, bottom: grown.maxY - frame.maxY,
      trailing: grown.maxX - frame.maxX)
  }

  /// A frame that reaches the end of the safe area, grown over it.
  public func extending(_ frame: Rect, over edges: Edge.Set) -> Rect {
    guard !edges.isEmpty else { return frame }
    let grown = insets(reachedBy: frame, edges)
    return frame.inset(
      by: EdgeInsets(top: -grown.top, leading: -grown.leading, bottom: -grown.bottom, trailing: -grown.trailing))
  }
}

extension SafeArea.Layer {
  /// Frames may end half a point off and still reach the edge: they are not rounded to pixels.
  private static let tolerance = 0.5

  fileprivate func extend(_ frame: inout Rect, over edges: Edge.Set) {
    var (left, top, right, bottom) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
    if edges.contains(.top), top < bounds.minY + Self.tolerance { top = min(top, bounds.minY - insets.top) }
    if edges.contains(.leading), left < bounds.minX + Self.tolerance { left = min(left, bounds.minX - insets.leading) }
    if edges.contains(.bottom), bottom > bounds.maxY - Self.tolerance {
      bottom = max(bottom, bounds.maxY + insets.bottom)
    }
    if edges.contains(.trailing), right > bounds.maxX - Self.tolerance {
      right = max(right, bounds.maxX + insets.trailing)
    }
    frame = Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension EdgeInsets {
  /// With leading and trailing the other way round, as they are seen where layout runs from right to left.
  func mirrored(_ isMirrored: Bool) -> EdgeInsets {
    isMirrored ? EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading) : self
  }
}

extension Edge.Set {
  func mirrored(_ isMirrored: Bool) -> Edge.Set {
    guard isMirrored else { return self }
    var edges = intersection(.vertical)
    if contains(.leading) { edges.insert(.trailing) }
    if contains(.trailing) { edges.insert(.leading) }
    return edges
  }
}
