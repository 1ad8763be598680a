import Markup
import Notation
import VitrineDiagrams
import VitrineSweeps
import VitrineUI

/// One of the views that a fence draws.
package struct DrawnView: Sendable {
  /// The name of its preview.
  package var title: String?
  package var rendering: Rendering
  /// The pictures, as the options request them.
  package var content = Content.picture
  /// Whether the options request sentences about the placement of subviews.
  package var tellsPlacing = false
  /// The owners of the values that the views use, if the options request them.
  package var ownership: Ownership?
  /// The structure of the view, drawn below it.
  package var structure: ViewStructure?
  /// Whether placeholders replace undeclared names: the sizes are then not compared with sizes in prose.
  package var isAssumed = false
  /// Whether only text about the fence is drawn, not one of its views.
  package var isWords = false

  /// The kinds of figures.
  package enum Content: Sendable {
    /// One picture, that of the rendering.
    case picture
    case strip(Strip)
    /// The animated changes of the view, with the pictures before and after them.
    case animation(AnimationFilm, Strip)
    /// The states that readers can reach.
    case live(StateGraph)
    /// The view for all values of some literals of its code.
    case varied(VariedView)
    /// The view at every length of a range.
    case sweep(Sweep)
    /// The view at every width and height of two ranges.
    case plane(PlaneSweep)
    /// The view beside another one, or beside itself at other options.
    case comparison(Comparison)
  }

  /// Several pictures of a view.
  package struct Strip: Sendable {
    package var cells: [StripFigure.Cell]
    /// The data of a film strip's pictures, for other programs.
    package var frames: [FilmFrame] = []
    /// The lifetimes of views and tasks in a film strip, if the options request them.
    package var lifetimes: LifetimeChart?

    package init(cells: [StripFigure.Cell], frames: [FilmFrame] = [], lifetimes: LifetimeChart? = nil) {
      (self.cells, self.frames, self.lifetimes) = (cells, frames, lifetimes)
    }
  }

  package struct Comparison: Sendable {
    package var value: VitrineDiagrams.Comparison
    /// The labels of the pictures.
    package var before: String
    package var after: String
  }

  /// The sentences about the placement of subviews, if the options request them.
  package var placements: [String] { tellsPlacing ? PlacementSentences(rendering).sentences : [] }

  /// The pictures of a strip, also of an animation; `nil` for other figures.
  package var strip: Strip? {
    switch content {
    case .strip(let strip), .animation(_, let strip): strip
    case .picture, .live, .varied, .sweep, .plane, .comparison: nil
    }
  }

  /// Whether there is a single picture.
  package var isSingle: Bool { if case .picture = content { true } else { false } }

  /// Shows the view beside another one, unless the figure shows all its states, values or sizes.
  mutating func compare(with comparison: Comparison) {
    switch content {
    case .picture, .strip, .animation, .comparison: content = .comparison(comparison)
    case .live, .varied, .sweep, .plane: break
    }
  }

  /// Returns the requested parts as the text of an SVG file.
  package func standaloneSVG(_ parts: Figure.Parts, _ text: StandaloneSVG.TextForm, _ scheme: ColorScheme) -> String {
    standalone(parts, text, scheme).fileText
  }

  /// Returns the requested parts as an SVG element.
  package func standalone(_ parts: Figure.Parts, _ text: StandaloneSVG.TextForm, _ scheme: ColorScheme) -> Element {
    let owners = ownership.map(OwnershipMarkup.init)
    let diagrams = [structure?.diagram(rendering.typesetter), owners?.diagram(rendering.typesetter)]
    let trees = diagrams.map { $0?.svg(outlines: text == .outlines, scheme: scheme) }
    // Strips and sweeps have no text, on pages either.
    var said = isSingle && !isWords ? Figure(rendering, id: "", parts: parts).words() : []
    if trees[1] == nil { said += owners?.paragraphs ?? [] }
    let lines = trees[0] == nil ? structure : nil
    guard structure != nil || owners != nil || !said.isEmpty else { return drawing(parts, text, scheme) }
    let words =
      lines == nil && said.isEmpty ? nil : DrawnWords(nodes: said, structure: lines).rendered(below: rendering, scheme)
    let picture = isWords ? [] : [drawing(parts, text.withoutFonts, scheme)]
    return StandaloneSVG.stacked(
      picture + trees.compactMap(\.self), above: words, rendering.typesetter, text: text, scheme: scheme)
  }

  /// Returns the drawing of the view, without text and diagrams below it.
  package func drawing(_ parts: Figure.Parts, _ text: StandaloneSVG.TextForm, _ scheme: ColorScheme) -> Element {
    switch content {
    case .picture: StandaloneSVG.figure(rendering, parts: parts, text: text, scheme: scheme)
    case .strip(let strip):
      StandaloneSVG.strip(strip.cells, lifetimes: strip.lifetimes, parts: parts, text: text, scheme: scheme)
    case .animation(let film, _): StandaloneSVG.animation(film, parts: parts, text: text, scheme: scheme)
    case .live(let graph): StandaloneSVG.live(graph, parts: parts, text: text, scheme: scheme)
    case .varied(let view):
      StandaloneSVG.strip(view.cells, lifetimes: nil, parts: parts, text: text, scheme: scheme)
    case .sweep(let sweep): StandaloneSVG.sweep(sweep, parts: parts, text: text, scheme: scheme)
    case .plane(let plane): StandaloneSVG.plane(plane, parts: parts, text: text, scheme: scheme)
    case .comparison(let comparison):
      StandaloneSVG.comparison(
        comparison.value, labels: (comparison.before, comparison.after), parts: parts, text: text, scheme: scheme)
    }
  }
}

extension VariedView {
  /// The pictures as those of a strip.
  package var cells: [StripFigure.Cell] { pictures.map { StripFigure.Cell(label: $0.label, rendering: $0.rendering) } }
}
