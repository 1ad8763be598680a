import Markup
import VitrineSweeps

/// What figures need of the page that they stand in.
package struct FigureNeeds: Hashable, Sendable {
  /// The names of the style sheets that move their sweeps, each once, in the order of the figures.
  private(set) var sweeps: [String] = []
  /// Whether one is a plane, which has a script of its own.
  private(set) var hasPlanes = false
  /// Whether one is live, which has a script of its own, too.
  private(set) var hasLive = false
  /// Whether there are frames that play, which have a script of their own, too.
  private(set) var hasFilm = false
  /// Whether there are tabs, which have a script of their own, too.
  var hasTabs = false
  /// Whether there is a canvas, which has a style sheet of its own.
  var hasCanvas = false

  init() {}

  init(_ nodes: [Node]) {
    for node in nodes {
      guard case .element(let element) = node else { continue }
      add(SweepStyleSheet.names(in: element))
      // A figure with a name stands in a place of its own.
      element.visit { element in
        hasFilm = hasFilm || element.classes.contains("of-frames")
        guard element.name == "figure" else { return }
        hasPlanes = hasPlanes || element.classes.contains("sweep-plane")
        hasLive = hasLive || element.classes.contains("live-figure")
      }
    }
  }

  mutating func add(_ other: FigureNeeds) {
    (hasPlanes, hasLive) = (hasPlanes || other.hasPlanes, hasLive || other.hasLive)
    (hasFilm, hasTabs) = (hasFilm || other.hasFilm, hasTabs || other.hasTabs)
    hasCanvas = hasCanvas || other.hasCanvas
    add(other.sweeps)
  }

  private mutating func add(_ names: [String]) {
    for name in names where !sweeps.contains(name) { sweeps.append(name) }
  }
}
