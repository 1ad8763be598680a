import VitrineUI

/// The names of the custom views in a film strip, with a number if several have the same name.
struct NumberedViewNames: Hashable, Sendable {
  private var names: [Int: String] = [:]

  /// - Parameter views: the numbers of the nodes, in the order of their creation, with the names of their views.
  init(_ views: [(number: Int, name: String)] = []) {
    var counts: [String: Int] = [:]
    for view in views { counts[view.name, default: 0] += 1 }
    var seen: [String: Int] = [:]
    for view in views {
      seen[view.name, default: 0] += 1
      names[view.number] = counts[view.name] == 1 ? view.name : "\(view.name) \(seen[view.name] ?? 1)"
    }
  }

  /// Returns the name of a node's view, with a number if needed; the plain name if the strip does not contain the node.
  func callAsFunction(_ node: Int, _ name: String) -> String { names[node] ?? name }
}
