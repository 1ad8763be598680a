import VitrineLayout

/// Where a view is, seen from the part of a scroll view's content that is in sight.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// About to come into sight at the top or the leading edge.
  case topLeading
  /// In sight.
  case identity
  /// About to come into sight at the bottom or the trailing edge.
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }
  /// −1 before what is in sight, 0 in it, 1 behind it.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

extension View {
  /// Changes how the view looks by how far it has come into sight of the scroll view around it; its place stays.
  ///
  /// Views in sight, and views outside of scroll views, have the looks of the phase `identity`. What is seen in part has them too, with a
  /// warning: how far the transition is there, nothing documents.
  ///
  /// - Parameter transition: gets the view without effects, and the phase; gives the view with its effects.
  public func scrollTransition(
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some View
  ) -> some View {
    modifier(
      VisualEffectModifier(kind: .scrollTransition) { content, node, graph in
        if node.layout.isSeenInPart {
          graph.remark(
            .init(
              .warning, "not-drawn", "'.scrollTransition' is not drawn: the view is seen in part",
              hint: "how far it is at the edge is not documented: the view has the looks that it has in sight",
              source: node.source))
        }
        return transition(content, .identity)
      })
  }
}

extension LayoutNode {
  /// Whether an edge of the nearest scroll view around runs through the view.
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
  /// Whether some of the rectangle is in another, along an axis, and some is not.
  fileprivate func isCut(by other: Rect, along axis: Axis) -> Bool {
    let (low, high) = (origin[axis], origin[axis] + size[axis])
    let (start, end) = (other.origin[axis], other.origin[axis] + other.size[axis])
    // What is off by rounding is in.
    let slack = 0.01
    return low < end - slack && high > start + slack && (low < start - slack || high > end + slack)
  }
}

extension NodeKind {
  public static let scrollTransition = NodeKind("scrollTransition", effect: .displaces)
}
