import VitrineLayout
import VitrineUI

/// The differences between two layouts of one view, or of two versions of it: views that moved, changed size, or were
/// added or removed.
public struct Comparison: Hashable, Sendable {
  struct Change: Hashable, Sendable {
    var label: String
    /// The frame before, in points; `nil` for a new view.
    var before: Rect?
    /// The frame after, in points; `nil` for a removed view.
    var after: Rect?
    var isRoot: Bool
    /// Whether the view has no subviews.
    var isLeaf: Bool

    var isDifferent: Bool {
      guard let before, let after else { return true }
      return [
        before.minX - after.minX, before.minY - after.minY, before.width - after.width, before.height - after.height,
      ].contains { abs($0) > 0.005 }
    }

    /// Whether the view has the same position in its parent as before, or its parent's frame.
    func goes(with parent: Change) -> Bool {
      guard let before, let after, let old = parent.before, let new = parent.after else { return false }
      if before == old, after == new { return true }
      return [
        (before.minX - old.minX) - (after.minX - new.minX), (before.minY - old.minY) - (after.minY - new.minY),
        before.width - after.width, before.height - after.height,
      ].allSatisfy { abs($0) <= 0.005 }
    }
  }

  public let before: Rendering
  public let after: Rendering
  /// The changes in the order of the second tree, then the removed views. Views that only moved along with their
  /// parents are left out.
  let changes: [Change]

  public init(before: Rendering, after: Rendering) {
    (self.before, self.after) = (before, after)
    let (old, new) = (Self.nodes(before), Self.nodes(after))
    let pairs = Self.pairs(old.map(\.node), new.map(\.node))
    let partners = Dictionary(pairs.map { ($0.new, $0.old) }, uniquingKeysWith: { first, _ in first })
    var all: [Change] = []
    var changes: [Change] = []
    for (index, (node, parent)) in new.enumerated() {
      let partner = partners[index]
      let change = Change(
        label: partner == nil ? node.label : node.content.label, before: partner.map { old[$0].node.frame },
        after: node.frame, isRoot: index == 0 && partner == 0, isLeaf: node.content.children.isEmpty)
      all.append(change)
      if change.isDifferent, parent.map({ !change.goes(with: all[$0]) }) ?? true { changes.append(change) }
    }
    let known = Set(pairs.map(\.old))
    for (index, (node, _)) in old.enumerated() where !known.contains(index) {
      changes.append(
        Change(label: node.label, before: node.frame, after: nil, isRoot: false, isLeaf: node.children.isEmpty))
    }
    self.changes = changes
  }

  /// Returns the views in order, each with the index of its parent.
  private static func nodes(_ rendering: Rendering) -> [(node: RenderedNode, parent: Int?)] {
    var nodes: [(node: RenderedNode, parent: Int?)] = []
    func visit(_ node: RenderedNode, _ parent: Int?) {
      guard nodes.count < 300 else { return }
      nodes.append((node, parent))
      let own = nodes.count - 1
      for child in node.children { visit(child, own) }
    }
    if let root = rendering.root { visit(root, nil) }
    return nodes
  }

  /// Returns the pairs of views that are the same in both trees: the longest common subsequence, in which the same text
  /// or color weighs more than the same kind of view, and an equal `id` most.
  private static func pairs(_ old: [RenderedNode], _ new: [RenderedNode]) -> [(old: Int, new: Int)] {
    func likeness(_ a: RenderedNode, _ b: RenderedNode) -> Int {
      guard a.type == b.type else { return 0 }
      if let id = a.id, id == b.id { return 8 }
      return a.argument == b.argument && a.parameters == b.parameters ? 3 : a.argument == b.argument ? 2 : 1
    }
    return Pairing.pairs(old, new, likeness: likeness)
  }
}

extension Comparison.Change {
  /// The description of the change: `Text("Hi") moves 12 right and is 4 wider.`
  var sentence: String {
    let name = isRoot ? "The whole" : label
    guard let before else { return "\(name) is new." }
    guard let after else { return "\(name) is gone." }
    let moves = [
      Self.words(after.minX - before.minX, "right", "left"), Self.words(after.minY - before.minY, "down", "up"),
    ].compactMap(\.self)
    let growth = [
      Self.words(after.width - before.width, "wider", "narrower"),
      Self.words(after.height - before.height, "taller", "shorter"),
    ].compactMap(\.self)
    let parts =
      (moves.isEmpty ? [] : ["moves \(moves.joined(separator: " and "))"])
      + (growth.isEmpty ? [] : ["is \(growth.joined(separator: " and "))"])
    return "\(name) \(parts.joined(separator: moves.count + growth.count > 2 ? ", and " : " and "))."
  }

  private static func words(_ difference: Double, _ more: String, _ less: String) -> String? {
    guard abs(difference) > 0.005, difference.isFinite else { return nil }
    return "\(Lengths.text(abs(difference))) \(difference > 0 ? more : less)"
  }
}
