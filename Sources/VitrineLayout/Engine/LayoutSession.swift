/// The state that the nodes of a layout run share: counters, the trace, and whether nodes cache their answers.
public final class LayoutSession {
  /// The number of measurements computed, not counting answers from the cache.
  public internal(set) var measurements = 0
  /// The number of nodes placed, not counting nodes that stayed where they were.
  public internal(set) var placements = 0
  /// Whether nodes that are reused for the next layout keep their places if it would place them the same.
  public var keepsPlaces = false
  /// Whether nodes cache their answers; tests turn this off to show that results don't depend on it.
  public var keepsAnswers = true
  /// The number of measurements after which nodes report a size of zero, to stop a layout that doesn't end.
  public var measurementLimit = Int.max
  /// The root's proposal, with 10 points for `nil`: the container size of views that have no nearer container.
  public var window = Size(width: 10, height: 10) { didSet { container = window } }
  /// The size, in points, that relative frames in the current view refer to: that of the nearest scroll view, list,
  /// screen or window.
  private(set) var container = Size(width: 10, height: 10)
  /// The number of times that a view read its container size.
  var containerReads = 0
  /// The safe area around the view that is being placed; set once the root is measured.
  public var safeArea = SafeArea()
  /// The visible part of the view that is being placed, measured from its top; see ``LayoutNode/showing(_:_:)``.
  var visiblePart = VisiblePart.all
  /// The number of stacks and other containers created so far.
  var stackCount = 0
  /// The record of all proposals and reports; `nil` if the run is not traced. It refers to nodes, and they to the
  /// session, so the caller that traces a run owns its record.
  public private(set) weak var trace: LayoutTrace?
  /// The rules' warnings, each once, in the order in which they came up.
  public private(set) var remarks: [LayoutWarning] = []

  public init(trace: LayoutTrace? = nil) { self.trace = trace }

  /// Measures or places views in a container; reads of the container size inside don't count as reads by the enclosing
  /// nodes.
  func within<Result>(_ lengths: Size, _ body: () -> Result) -> Result {
    let (outer, reads) = (container, containerReads)
    container = lengths
    defer { (container, containerReads) = (outer, reads) }
    return body()
  }

  /// Whether nodes of constant size skip the rule after the first measurement.
  var takesShortcuts: Bool { trace == nil && keepsAnswers }

  /// Resets the counters for another layout that reuses nodes of the last one.
  public func beginLayout() { (measurements, placements, safeArea) = (0, 0, SafeArea()) }

  public var isExhausted: Bool { measurements >= measurementLimit }

  public func remark(_ remark: LayoutWarning) {
    if !remarks.contains(remark) { remarks.append(remark) }
  }
}

/// An invalid value that a layout rule was given.
public enum LayoutWarning: Hashable, Sendable {
  /// A frame dimension is negative or not finite; layout treats it as missing.
  case invalidFrameDimension
  /// A frame's minimum, ideal and maximum lengths are out of order.
  case contradictoryFrame
  /// A custom layout returned a size that is negative or not a number.
  case invalidReport
}
