/// The view tree and the render tree of a frame, joined node by node by identity.
package struct IdentityTrees: Hashable, Sendable {
  /// The change of a node since the previous frame.
  package enum Mark: String, Hashable, Sendable { case made, kept, gone }

  /// A box of either tree.
  package struct Item: Hashable, Sendable {
    /// The name: `HStack`, `Text?`, `Counter`.
    package var name: String
    /// The part of the identity that distinguishes it from its siblings: a position, a branch, an identifier.
    package var step: String
    /// The identity, the same in all frames until it changes.
    package var key: String
    /// The number that joins a view with its node in the other tree; `nil` if there is no such node.
    package var joint: Int?
    /// Whether it is a structural box of the view builder: a condition, a loop, a custom view.
    package var isStructure = false
    /// Whether it is in a branch that is not taken.
    package var isUntaken = false
    package var mark = Mark.kept
    package var children: [Item] = []

    package init(name: String, step: String, key: String, joint: Int?) {
      (self.name, self.step, self.key, self.joint) = (name, step, key, joint)
    }
  }

  package var views: [Item]
  package var nodes: [Item]

  package init(views: [Item], nodes: [Item]) { (self.views, self.nodes) = (views, nodes) }

  /// Returns the trees with created and removed nodes marked.
  package func compared(with earlier: IdentityTrees) -> IdentityTrees {
    IdentityTrees(
      views: Self.merged(views, earlier.views, Self.keys(earlier.views)),
      nodes: Self.merged(nodes, earlier.nodes, Self.keys(earlier.nodes)))
  }

  /// Returns the current items and the removed ones, each removed one after its previous predecessor.
  private static func merged(_ items: [Item], _ earlier: [Item], _ former: Set<String>) -> [Item] {
    let present = keys(items)
    var merged = items.map { item in
      var item = item
      let before = earlier.first { $0.key == item.key }
      item.mark = former.contains(item.key) || item.isUntaken ? .kept : .made
      item.children = Self.merged(item.children, before?.children ?? [], former)
      return item
    }
    for (index, item) in earlier.enumerated() where !present.contains(item.key) && !item.isUntaken {
      if let empty = merged.firstIndex(where: { $0.isUntaken && $0.step == item.step }) {
        // The removed item's branch is empty now.
        merged[empty] = gone(item)
        continue
      }
      let ahead = earlier[..<index].reversed().lazy.compactMap { old in merged.firstIndex { $0.key == old.key } }.first
      merged.insert(gone(item), at: ahead.map { $0 + 1 } ?? 0)
    }
    return merged
  }

  private static func gone(_ item: Item) -> Item {
    var item = item
    (item.mark, item.joint) = (.gone, nil)
    item.children = item.children.filter { !$0.isUntaken }.map(gone)
    return item
  }

  private static func keys(_ items: [Item]) -> Set<String> {
    items.reduce(into: []) { keys, item in
      keys.insert(item.key)
      keys.formUnion(Self.keys(item.children))
    }
  }

  // MARK: Text

  /// The lines of both trees: `1: Text [3] made`.
  package var lines: [String] {
    ["view tree:"] + views.flatMap { Self.lines($0, 1) } + ["render tree:"] + nodes.flatMap { Self.lines($0, 1) }
  }

  private static func lines(_ item: Item, _ level: Int) -> [String] {
    let words = [
      item.step.isEmpty ? "" : item.step + ":", item.name, item.joint.map { "[\($0)]" } ?? "",
      item.isUntaken ? "(not taken)" : item.mark == .kept ? "" : item.mark.rawValue,
    ]
    return [String(repeating: "  ", count: level) + words.filter { !$0.isEmpty }.joined(separator: " ")]
      + item.children.flatMap { lines($0, level + 1) }
  }

  /// The accessibility label of the drawing.
  var sentence: String {
    func told(_ item: Item) -> String {
      let own = item.name + (item.mark == .kept ? "" : " \(item.mark.rawValue)")
      return item.children.isEmpty ? own : "\(own) (\(item.children.map(told).joined(separator: ", ")))"
    }
    return "view tree: \(views.map(told).joined(separator: ", ")); render tree: "
      + nodes.map(told).joined(separator: ", ")
  }
}
