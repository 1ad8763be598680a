/// The cost of an update of a tree.
package struct UpdateCost: Hashable, Sendable {
  /// The number of evaluated bodies.
  package let bodies: Int
  /// The number of nodes that were made, not reused.
  package let nodes: Int
  /// The number of measurements, without cached ones.
  package let measurements: Int
  /// The number of nodes that were new or moved.
  package let placements: Int
}
