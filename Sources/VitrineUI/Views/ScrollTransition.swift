import VitrineLayout

/// The position of a view relative to the visible part of a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view is about to appear at the top or the leading edge.
  case topLeading
  /// The view is visible.
  case identity
  /// The view is about to appear at the bottom or the trailing edge.
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }
  /// The phase as a number: −1 before the visible part, 0 in it, 1 after it.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

extension View {
  /// Applies effects to the view that depend on its position in the scroll view around it. The layout stays the same.
  ///
  /// Visible views, and views outside of scroll views, are drawn in the phase `identity`. So are partly visible views,
  /// with a warning, because the progress of their transition isn't documented.
  ///
  /// - Parameter transition: a closure that returns the view with effects, from the view without effects and the phase.
  public func scrollTransition(
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some View
  ) -> some View {
    modifier(
      VisualEffectModifier(kind: .scrollTransition) { content, node, graph in
        if node.layout.isSeenInPart {
          graph.remark(
            .init(
              .warning, "not-drawn", "'.scrollTransition' is not drawn: the view is only partly visible",
              hint: "scroll until the view is fully visible: the progress of a transition at the edge is undocumented",
              source: node.source))
        }
        return transition(content, .identity)
      })
  }
}

extension LayoutNode {
  /// Whether an edge of the nearest scroll view runs through the view.
  fileprivate var isSeenInPart: Bool {
    var around = parent
    while let view = around {
      if let scroll = view.rule as? ScrollRule {
        return Axis.allCases.contains { scroll.axes.contains(Axis.Set($0)) && frame.isCut(by: view.frame, along: $0) }
      }
      around = view.parent
    }
    return false
  }
}

extension Rect {
  /// Returns whether the rectangle is partly inside and partly outside of another one, along an axis.
  fileprivate func isCut(by other: Rect, along axis: Axis) -> Bool {
    let (low, high) = (origin[axis], origin[axis] + size[axis])
    let (start, end) = (other.origin[axis], other.origin[axis] + other.size[axis])
    // Tolerates rounding errors at the edges.
    let slack = 0.01
    return low < end - slack && high > start + slack && (low < start - slack || high > end + slack)
  }
}

extension NodeKind {
  public static let scrollTransition = NodeKind("scrollTransition", effect: .displaces)
}
