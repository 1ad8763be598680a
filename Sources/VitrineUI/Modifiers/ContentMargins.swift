import VitrineLayout

/// The part of a scroll view that has margins.
public enum ContentMarginPlacement: String, Hashable, Sendable, CaseIterable {
  /// The content and the indicators.
  case automatic
  case scrollContent, scrollIndicators
}

/// The margins of the scroll views inside, by placement and edge, in points.
struct ContentMargins {
  private var lengths: [ContentMarginPlacement: [Edge: Double]] = [:]

  /// Sets margins at some edges. They replace margins that views further out set at these edges; `nil` restores the
  /// default, which is none.
  mutating func set(_ edges: Edge.Set, _ insets: EdgeInsets?, for placement: ContentMarginPlacement) {
    for edge in Edge.allCases where edges.contains(edge) { lengths[placement, default: [:]][edge] = insets?[edge] }
  }

  /// The margins around the content. Those for the content alone take precedence over those for everything.
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
  /// Adds margins to the content of scroll views inside, in points.
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
