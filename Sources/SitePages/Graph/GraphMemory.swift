import Synchronization

/// The graph drawings of the last build, by their inputs. Placing the nodes takes longer than the rest of a page.
package final class GraphMemory: Sendable {
  /// The inputs of a drawing.
  struct Picture: Hashable, Sendable {
    var nodes: [SiteGraph.Node]
    /// The edges, as pairs of indices into ``nodes``.
    var edges: [SiteGraph.Edge]
    /// The number of links of each node in the whole site; empty if node sizes don't depend on it.
    var degrees: [Int] = []
    /// The path of the page that shows the drawing.
    var page: String
  }

  private let drawings = Mutex((last: [Picture: String](), now: [Picture: String]()))

  package init() {}

  /// Starts a new build: keeps the drawings of the last build and removes older ones.
  func begin() { drawings.withLock { $0 = ($0.now, [:]) } }

  func svg(_ picture: Picture, draw: () -> String) -> String {
    let known = drawings.withLock { $0.now[picture] ?? $0.last[picture] }
    let svg = known ?? draw()
    drawings.withLock { $0.now[picture] = svg }
    return svg
  }
}
