import Notation

/// The views and modifiers of a figure, for the index of views.
package struct FigureUses: Hashable, Sendable {
  /// The fragment of the figure in its page.
  package var fragment: String
  package var uses: [ViewUse]
}
