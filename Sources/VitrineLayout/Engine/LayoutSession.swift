/// What one layout run shares between its nodes: counters, the trace, and whether answers are kept.
public final class LayoutSession {
  /// How many measurements were computed, answers from the cache not counted.
  public internal(set) var measurements = 0
  /// Whether a node's answers are kept; off only to show that results don't depend on it.
  public var keepsAnswers = true
  /// The most measurements before nodes answer zero, against runaway layouts.
  public var measurementLimit = Int.max
  /// What the root was proposed, 10 for `nil`: the container of views that ask for none nearer.
  public var window = Size(width: 10, height: 10)
  /// Where the safe area ends, in the root's coordinates; known once the root is measured.
  public var safeArea = SafeArea()
  /// The stacks' working space; see ``StackServing``.
  var slots: ContiguousArray<StackSlot> = []
  /// What is recorded of the conversation; `nil` for nothing.
  public let trace: LayoutTrace?
  /// What the rules have to remark, each once, in the order it came up.
  public private(set) var remarks: [LayoutRemark] = []

  public init(traced: Bool = false) { trace = traced ? LayoutTrace() : nil }

  /// Whether nodes whose size never changes are measured without being asked.
  var takesShortcuts: Bool { trace == nil && keepsAnswers }

  public var isExhausted: Bool { measurements >= measurementLimit }

  public func remark(_ remark: LayoutRemark) {
    if !remarks.contains(remark) { remarks.append(remark) }
  }
}

/// Something a layout rule finds wrong with what it was given.
public enum LayoutRemark: Hashable, Sendable {
  /// A frame dimension is negative or not finite; it is treated as not given.
  case invalidFrameDimension
  /// A frame's minimum, ideal and maximum are out of order.
  case contradictoryFrame
  /// A custom layout reported a size that is not a number, or negative.
  case invalidReport
}

/// The part of a window that bars and corners leave free, and how far the window reaches beyond it.
public struct SafeArea: Hashable, Sendable {
  /// The safe part.
  public var bounds: Rect
  /// From the safe part outwards to the window's edges.
  public var insets: EdgeInsets

  public init(bounds: Rect = .zero, insets: EdgeInsets = .zero) {
    self.bounds = bounds
    self.insets = insets
  }

  /// The insets of those edges that a frame touches.
  public func insets(touchedBy frame: Rect, _ edges: Edge.Set) -> EdgeInsets {
    guard insets != .zero else { return .zero }
    let near = { (a: Double, b: Double) in abs(a - b) < 0.5 }
    var result = EdgeInsets.zero
    if edges.contains(.top), near(frame.minY, bounds.minY) { result.top = insets.top }
    if edges.contains(.bottom), near(frame.maxY, bounds.maxY) { result.bottom = insets.bottom }
    if edges.contains(.leading), near(frame.minX, bounds.minX) { result.leading = insets.leading }
    if edges.contains(.trailing), near(frame.maxX, bounds.maxX) { result.trailing = insets.trailing }
    return result
  }

  /// A frame that touches the safe area's edges, grown over them.
  public func extending(_ frame: Rect, over edges: Edge.Set) -> Rect {
    guard !edges.isEmpty else { return frame }
    let grown = insets(touchedBy: frame, edges)
    return frame.inset(
      by: EdgeInsets(top: -grown.top, leading: -grown.leading, bottom: -grown.bottom, trailing: -grown.trailing))
  }
}
