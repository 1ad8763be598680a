/// The part of a window that bars and corners don't cover, and the distance from it to the window's edges.
///
/// Views can shrink it for their contents. A view that extends over one edge may extend over the next outer edge too.
/// Edges are physical: leading is left, whatever the layout direction.
public struct SafeArea: Hashable, Sendable {
  fileprivate struct Layer: Hashable, Sendable {
    /// The safe part, in the root's coordinates.
    var bounds: Rect
    /// The distances from the edges of the safe part outwards, in points.
    var insets: EdgeInsets
  }

  /// The layers, from the window inwards.
  private var layers: [Layer] = []

  /// Creates a safe area without insets.
  public init() {}

  /// Creates the safe area of a window.
  ///
  /// - Parameters:
  ///   - bounds: the safe part, in the root's coordinates.
  ///   - insets: the distances from the safe part outwards to the window's edges, in points.
  public init(bounds: Rect, insets: EdgeInsets) { add(bounds: bounds, insets: insets) }

  /// Shrinks the safe area.
  ///
  /// - Parameters:
  ///   - frame: the frame of the view that shrinks it, in the root's coordinates.
  ///   - insets: the parts of the frame that are no longer safe, in points; negative ones count as 0.
  mutating func inset(_ frame: Rect, by insets: EdgeInsets) {
    let insets = EdgeInsets(
      top: max(insets.top, 0), leading: max(insets.leading, 0), bottom: max(insets.bottom, 0),
      trailing: max(insets.trailing, 0))
    add(bounds: frame.inset(by: insets), insets: insets)
  }

  private mutating func add(bounds: Rect, insets: EdgeInsets) {
    if insets != .zero { layers.append(Layer(bounds: bounds, insets: insets)) }
  }

  /// Returns the distances, in points, by which a frame may extend over those of its edges that touch an edge of the
  /// safe area.
  public func insets(reachedBy frame: Rect, _ edges: Edge.Set = .all) -> EdgeInsets {
    guard !layers.isEmpty else { return .zero }
    var grown = frame
    for layer in layers.reversed() { layer.extend(&grown, over: edges) }
    return EdgeInsets(
      top: frame.minY - grown.minY, leading: frame.minX - grown.minX, bottom: grown.maxY - frame.maxY,
      trailing: grown.maxX - frame.maxX)
  }

  /// Returns the frame, extended over the edges of the safe area that it touches.
  public func extending(_ frame: Rect, over edges: Edge.Set) -> Rect {
    guard !edges.isEmpty else { return frame }
    let grown = insets(reachedBy: frame, edges)
    return frame.inset(
      by: EdgeInsets(top: -grown.top, leading: -grown.leading, bottom: -grown.bottom, trailing: -grown.trailing))
  }
}

extension SafeArea.Layer {
  /// The distance, in points, at which a frame's edge still counts as touching: frames are not rounded to pixels.
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
  /// Returns the insets with leading and trailing swapped if `isMirrored`, which converts them to physical edges in a
  /// right-to-left layout.
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
