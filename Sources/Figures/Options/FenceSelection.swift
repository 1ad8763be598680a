/// Which fences of a note become figures.
package enum FenceSelection: String, CaseIterable, Sendable {
  /// Those marked `view-tree`.
  case marked
  /// Those, and every Swift fence that evaluates to a view.
  case auto
}
