/// The fences of a note that become figures.
package enum FenceSelection: String, CaseIterable, Sendable {
  /// The fences marked `view-tree`.
  case marked
  /// The marked fences, and every Swift fence that evaluates to a view.
  case auto
}
