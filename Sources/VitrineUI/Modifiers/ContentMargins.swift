import VitrineLayout

/// What of a scroll view has margins.
public enum ContentMarginPlacement: String, Hashable, Sendable, CaseIterable {
  /// Content and indicators.
  case automatic
  case scrollContent, scrollIndicators
}

/// The margins of the scroll views inside, by what they stand around and by edge, in points.
struct ContentMargins {
  private var lengths: [ContentMarginPlacement: [Edge: Double]] = [:]

  /// Margins set closer to the scroll view come before those around it, edge by edge; `nil` stands for the default, which
  /// is none.
  mutating func set(_ edges: Edge.Set, _ insets: EdgeInsets?, for placement: ContentMarginPlacement) {
    for edge in Edge.allCases where edges.contains(edge) { lengths[placement, default: [:]][edge] = insets?[edge] }
  }

  /// Margins for the content alone come before those for everything.
  var aroundContent: EdgeInsets {
    var insets = EdgeInsets.zero
    for edge in Edge.allCases {
      insets[edge] = lengths[.scrollContent]?[edge] ?? lengths[.automatic]?[edge] ?? 0
    }
    return insets
  }
}

struct ContentMarginsKey: EnvironmentKey {
  static var defaultValue: ContentMargins { ContentMargins() }
}

extension View {
  /// Keeps the content of scroll views away from their edges.
  ///
  /// - Parameters: the edges; the lengths in points; what the margins are for.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View { changingEnvironment { $0[ContentMarginsKey.self].set(edges, insets, for: placement) } }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    changingEnvironment {
      $0[ContentMarginsKey.self].set(edges, length.map { EdgeInsets(.all, $0) }, for: placement)
    }
  }
  public func contentMargins(_ length: Double, for placement: ContentMarginPlacement = .automatic) -> some View {
    contentMargins(.all, length, for: placement)
  }
}
