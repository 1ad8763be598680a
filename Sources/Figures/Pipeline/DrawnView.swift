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
  /// The pictures of a strip, if the options define one.
  package var strip: [StripFigure.Cell] = []
  /// The data of a film strip's pictures, for other programs.
  package var frames: [FilmFrame] = []
  /// The animated changes of the view, if the options request them.
  package var animation: AnimationFilm?
  /// The states that readers can reach, if the options request them and the view has controls.
  package var live: StateGraph?
  /// The lifetimes of views and tasks in a film strip, if the options request them.
  package var lifetimes: LifetimeChart?
  /// The view for all values of some literals of its code, if the options request it; the strip then has its pictures.
  package var variation: VariedView?
  /// The view at every length of a range, if the options request it.
  package var sweep: Sweep?
  /// The view at every width and height of two ranges, if the options request both.
  package var plane: PlaneSweep?
  /// The comparison with another view, or with the same view at other options.
  package var comparison: Comparison?
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

  package struct Comparison: Sendable {
    package var value: VitrineDiagrams.Comparison
    /// The labels of the pictures.
    package var before: String
    package var after: String
  }

  /// The sentences about the placement of subviews, if the options request them.
  package var placements: [String] { tellsPlacing ? PlacementSentences(rendering).sentences : [] }

  /// Whether there is a single picture.
  package var isSingle: Bool { live == nil && sweep == nil && plane == nil && comparison == nil && strip.isEmpty }

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
    if let live { return StandaloneSVG.live(live, parts: parts, text: text, scheme: scheme) }
    if let plane { return StandaloneSVG.plane(plane, parts: parts, text: text, scheme: scheme) }
    if let sweep { return StandaloneSVG.sweep(sweep, parts: parts, text: text, scheme: scheme) }
    if let comparison {
      return StandaloneSVG.comparison(
        comparison.value, labels: (comparison.before, comparison.after), parts: parts, text: text, scheme: scheme)
    }
    if let animation { return StandaloneSVG.animation(animation, parts: parts, text: text, scheme: scheme) }
    if !strip.isEmpty {
      return StandaloneSVG.strip(strip, lifetimes: lifetimes, parts: parts, text: text, scheme: scheme)
    }
    return StandaloneSVG.figure(rendering, parts: parts, text: text, scheme: scheme)
  }
}
