import Notation

/// Something that is said below a figure: it shows what its fence alone does not say.
package enum FigureRemark: Hashable, Sendable {
  /// Names that nobody declares and for which something stands in, and values that were made up: `width = 100`.
  case standIns([String])
  /// An earlier view, drawn with the types that the fence declares anew.
  case redrawn(types: [String])
  /// What of the source is read as something else.
  case repaired([FenceRepair])
}
