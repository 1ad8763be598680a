import Synchronization

/// Drawings of graphs as the last build made them, by all that they show: placing nodes takes longer than the rest of a page.
final class GraphMemory: Sendable {
  /// All that a drawing is made from.
  struct Picture: Hashable, Sendable {
    var nodes: [SiteGraph.Node]
    /// Between the nodes' places in the list.
    var edges: [SiteGraph.Edge]
    /// How many links each has in the whole site, where its size depends on that.
    var degrees: [Int] = []
    /// The page it is shown in.
    var page: String
  }

  private let drawings = Mutex((last: [Picture: String](), now: [Picture: String]()))

  /// Forgets what the build before the last one made.
  func begin() { drawings.withLock { $0 = ($0.now, [:]) } }

  func svg(_ picture: Picture, draw: () -> String) -> String {
    let known = drawings.withLock { $0.now[picture] ?? $0.last[picture] }
    let svg = known ?? draw()
    drawings.withLock { $0.now[picture] = svg }
    return svg
  }
}
