import Markup
import VitrineSweeps

/// The scripts and style sheets that the figures of a page need.
package struct FigureNeeds: Hashable, Encodable, Sendable {
  /// The names of the style sheets that animate the figures' sweeps, without duplicates, in the order of the figures.
  package private(set) var sweeps: [String] = []
  /// Whether a figure is a sweep with two axes, which needs the script for planes.
  package private(set) var hasPlanes = false
  /// Whether a figure is live, which needs the script for live figures.
  package private(set) var hasLive = false
  /// Whether a figure's code has parameters, which need the script for varied figures.
  package private(set) var hasVary = false
  /// Whether names in a figure's code have titles, which need the script for typed names.
  package private(set) var hasTypedNames = false
  /// Whether there are frames that play, which need the script for film strips.
  package private(set) var hasFilm = false
  /// Whether there are tabs, which need the script for tabs.
  package var hasTabs = false
  /// Whether there is a canvas, which needs the style sheet for canvases.
  package var hasCanvas = false

  package init() {}

  init(_ nodes: [Node]) {
    for node in nodes {
      guard case .element(let element) = node else { continue }
      add(SweepStyleSheet.names(in: element))
      // The figure of a fence with a name is inside another element.
      element.visit { element in
        hasFilm = hasFilm || element.classes.contains("of-frames")
        hasTypedNames = hasTypedNames || element.name == "span" && element["title"] != nil
        guard element.name == "figure" else { return }
        hasPlanes = hasPlanes || element.classes.contains("sweep-plane")
        hasLive = hasLive || element.classes.contains("live-figure")
        hasVary = hasVary || element.classes.contains("vary-figure")
      }
    }
  }

  mutating func add(_ other: FigureNeeds) {
    (hasPlanes, hasLive) = (hasPlanes || other.hasPlanes, hasLive || other.hasLive)
    (hasVary, hasTypedNames) = (hasVary || other.hasVary, hasTypedNames || other.hasTypedNames)
    (hasFilm, hasTabs) = (hasFilm || other.hasFilm, hasTabs || other.hasTabs)
    hasCanvas = hasCanvas || other.hasCanvas
    add(other.sweeps)
  }

  private mutating func add(_ names: [String]) {
    for name in names where !sweeps.contains(name) { sweeps.append(name) }
  }
}
