/// What bringing a tree up to date took.
package struct UpdateCost: Hashable, Sendable {
  /// The bodies that ran.
  package let bodies: Int
  /// The nodes that were made, and not taken over.
  package let nodes: Int
  /// The measurements that were computed.
  package let measurements: Int
  /// The nodes that were placed elsewhere than before, or anew.
  package let placements: Int
}
