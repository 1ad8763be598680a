/// A part that only some figures have. The theme has a style sheet for each; a page includes those of its figures'
/// parts.
public enum FigurePart: String, CaseIterable, Sendable {
  /// The sizes of views, and the divisions of stacks' lengths.
  case tables
  /// The controls of a player.
  case player
  /// Frames that a player shows one after the other.
  case film
  /// The steps of a layout: the player, the rectangles over the picture, and the sentences.
  case steps
  /// A view tree as an outline.
  case outline
  /// The structure of views, and its changes from frame to frame.
  case views
  /// Pictures side by side.
  case strips
  /// Animations.
  case motion
  /// Live figures.
  case live
  /// A view at every size of a range.
  case sweeps
  /// A view for all values of literals in its code.
  case varied

  /// The path of its style sheet in the theme.
  public var path: String { "assets/figures/\(rawValue).css" }

  /// The classes that identify the part: a figure with any of them has it.
  private var classes: [String] {
    switch self {
    case .tables: ["sizes", "division"]
    case .player: ["picks", "of-frames"]
    case .film: ["of-frames"]
    case .steps: ["picks", "steps", "more-steps", "questions"]
    case .outline: ["outline"]
    case .views: ["structure", "printed", "lives", "bodies", "timeline"]
    case .strips: ["strip", "changes"]
    case .motion: ["motion", "animation-figure"]
    case .live: ["live-figure"]
    case .sweeps: ["explorer", "sweep-plane"]
    case .varied: ["vary-figure"]
    }
  }

  /// Whether figures with elements of these classes have the part.
  public func isIn(_ classes: Set<String>) -> Bool { self.classes.contains { classes.contains($0) } }
}
