/// What one layout run shares between its nodes: counters, the trace, and whether answers are kept.
public final class LayoutSession {
  /// How many measurements were computed, answers from the cache not counted.
  public internal(set) var measurements = 0
  /// How many nodes were placed, those that stayed where they were not counted.
  public internal(set) var placements = 0
  /// Whether nodes that outlive a layout stay where it put them, if the next would put them there.
  public var keepsPlaces = false
  /// Whether a node's answers are kept; off only to show that results don't depend on it.
  public var keepsAnswers = true
  /// The most measurements before nodes answer zero, against runaway layouts.
  public var measurementLimit = Int.max
  /// What the root was proposed, 10 for `nil`: the container of views that have none nearer.
  public var window = Size(width: 10, height: 10) { didSet { container = window } }
  /// The lengths of the container around the view that is being measured or placed; see ``LayoutNode/asContainer(of:_:)``.
  private(set) var container = Size(width: 10, height: 10)
  /// How often a view asked for the lengths of the container that it is in.
  var containerReads = 0
  /// Where the safe area ends around the view that is being placed; known once the root is measured.
  public var safeArea = SafeArea()
  /// How much can be seen of the view that is being placed, from its top on; see ``LayoutNode/showing(_:_:)``.
  var visiblePart = VisiblePart.all
  /// How many stacks, and other places of views, there are.
  var stackCount = 0
  /// What is recorded of the conversation; `nil` for nothing.
  public let trace: LayoutTrace?
  /// What the rules have to remark, each once, in the order it came up.
  public private(set) var remarks: [LayoutRemark] = []

  public init(traced: Bool = false) { trace = traced ? LayoutTrace() : nil }

  /// Measures or places views in a container, whose own questions are no others' concern.
  func within<Result>(_ lengths: Size, _ body: () -> Result) -> Result {
    let (outer, reads) = (container, containerReads)
    container = lengths
    defer { (container, containerReads) = (outer, reads) }
    return body()
  }

  /// Whether nodes whose size never changes are measured without being asked.
  var takesShortcuts: Bool { trace == nil && keepsAnswers }

  /// Begins to count anew, for another layout with nodes of the last.
  public func beginLayout() { (measurements, placements, safeArea) = (0, 0, SafeArea()) }

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
