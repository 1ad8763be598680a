/// What only some figures have. Each has a style sheet of its own in the theme, and a page takes those of what its figures have.
public enum FigurePart: String, CaseIterable, Sendable {
  /// The sizes of views, and how a stack divides its length.
  case tables
  /// The row of controls of a player.
  case player
  /// Frames that play.
  case film
  /// The conversation of layout: the player, the film, what was said.
  case steps
  /// A view tree as rows.
  case outline
  /// The structure of views, and what became of it from frame to frame.
  case views
  /// Pictures side by side.
  case strips
  /// Animations.
  case motion
  /// Figures that answer.
  case live
  /// A view at every size of a range.
  case sweeps

  /// The file of the theme.
  public var path: String { "assets/figures/\(rawValue).css" }

  /// The classes of which a figure has one where it has the part.
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
    }
  }

  /// Whether figures with elements of these classes have the part.
  public func isIn(_ classes: Set<String>) -> Bool { self.classes.contains { classes.contains($0) } }
}
