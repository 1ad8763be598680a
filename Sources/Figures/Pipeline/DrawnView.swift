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
  /// The pictures of a strip, if the options ask for one.
  package var strip: [StripFigure.Cell] = []
  /// What programs are told of the pictures of a film strip.
  package var frames: [FilmFrame] = []
  /// How what happened to the view took time, if the options ask for that.
  package var animation: AnimationFilm?
  /// The states that readers bring the view to, if the options ask for that and it has controls.
  package var live: StateGraph?
  /// The lives of what is seen in a film strip, if the options ask for that.
  package var lifetimes: LifetimeChart?
  /// The view at every length of a range, if the options ask for that.
  package var sweep: Sweep?
  /// The view at every width and height of two ranges, if the options ask for both.
  package var plane: PlaneSweep?
  /// The view beside another, or beside itself at other options.
  package var comparison: Comparison?
  /// Whether the options ask for where views place their subviews.
  package var tellsPlacing = false
  /// Who owns the values that the views work with, if the options ask for it.
  package var ownership: Ownership?
  /// What the fence's source says of the view, to be drawn below it.
  package var structure: ViewStructure?
  /// Whether something stands in for what nobody declares: its sizes are no measure of what a note says.
  package var isAssumed = false
  /// Whether what is drawn is not a view of the fence but words on it.
  package var isWords = false

  package struct Comparison: Sendable {
    package var value: VitrineDiagrams.Comparison
    /// What the pictures are called.
    package var before: String
    package var after: String
  }

  /// Where views place their subviews, in sentences, if the options ask for it.
  package var placements: [String] { tellsPlacing ? PlacementSentences(rendering).sentences : [] }

  /// Whether it is drawn once.
  package var isSingle: Bool { live == nil && sweep == nil && plane == nil && comparison == nil && strip.isEmpty }

  /// What the options ask for, as a file of its own.
  package func standaloneSVG(_ parts: Figure.Parts, _ text: StandaloneSVG.TextForm, _ scheme: ColorScheme) -> String {
    standalone(parts, text, scheme).fileText
  }

  /// The same as an element.
  package func standalone(_ parts: Figure.Parts, _ text: StandaloneSVG.TextForm, _ scheme: ColorScheme) -> Element {
    let owners = ownership.map(OwnershipMarkup.init)
    let diagrams = [structure?.diagram(rendering.typesetter), owners?.diagram(rendering.typesetter)]
    let trees = diagrams.map { $0?.svg(outlines: text == .outlines, scheme: scheme) }
    // Strips and sweeps have pictures alone, in pages too.
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

  /// What is drawn of the view itself.
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
