import Notation

/// A note below a figure about what the picture does not follow from its fence alone.
package enum FigureNote: Hashable, Sendable {
  /// Undeclared names that are drawn as placeholders, and invented values: `width = 100`.
  case standIns([String])
  /// An earlier view, drawn with the types that the fence declares again.
  case redrawn(types: [String])
  /// Controls whose measures are not taken from pictures of the figure's platform.
  case unmeasured(controls: [String])
  /// The changes with which the source is read.
  case repaired([FenceRepair])
}
