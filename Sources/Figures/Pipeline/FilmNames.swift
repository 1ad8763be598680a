import VitrineUI

/// What the custom views of a film strip are called: by their names, and by a number where several have the same.
struct FilmNames: Hashable, Sendable {
  private var names: [Int: String] = [:]

  /// - Parameter views: the nodes' numbers, in the order in which they came, with their views' names.
  init(_ views: [(number: Int, name: String)] = []) {
    var counts: [String: Int] = [:]
    for view in views { counts[view.name, default: 0] += 1 }
    var seen: [String: Int] = [:]
    for view in views {
      seen[view.name, default: 0] += 1
      names[view.number] = counts[view.name] == 1 ? view.name : "\(view.name) \(seen[view.name] ?? 1)"
    }
  }

  /// The name of a node's view, with its number among those of the name; the name itself where it is not of the strip.
  func callAsFunction(_ node: Int, _ name: String) -> String { names[node] ?? name }
}
