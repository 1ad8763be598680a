import Notation
import VitrineDiagrams
import VitrineLayout
import VitrineSweeps
import VitrineUI

/// A drawn fence as text, for a terminal or a note: the size, the tree and the steps of each picture.
package enum RenderText {
  /// Returns the text of a fence; of several previews, the first.
  package static func text(of drawn: DrawnFence) -> String {
    var parts = drawn.structure.map { [text(of: $0)] } ?? []
    if let figure = drawn.figures.first {
      parts += pictures(of: figure)
      let owners = figure.ownership.map { OwnershipMarkup($0).lines } ?? []
      if !owners.isEmpty {
        parts.append(owners.map { String(repeating: "  ", count: $0.depth) + $0.text + "\n" }.joined())
      }
    }
    return parts.joined(separator: "\n")
  }

  package static func text(of rendering: Rendering) -> String {
    var parts = [Lengths.text(rendering.size) + "\n", TextTree.text(rendering)]
    if let words = StepSentences(rendering), !rendering.steps.isEmpty {
      parts.append(rendering.steps.map { "\($0.number). \(words.sentence($0))\n" }.joined())
    }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func pictures(of figure: DrawnView) -> [String] {
    switch figure.content {
    case .picture:
      let count = figure.rendering.steps.count
      let places = figure.placements.enumerated().map { "\(count + 1 + $0.offset). \($0.element)\n" }.joined()
      return [text(of: figure.rendering) + places]
    case .strip(let strip):
      let lives = strip.lifetimes.map { ["lifetimes:\n" + $0.lines.map { "  \($0)\n" }.joined()] } ?? []
      return pictures(of: strip.cells, strip.frames) + lives
    case .animation(let film, _): return film.scenes.flatMap(scene)
    case .live(let graph): return states(of: graph)
    case .varied(let view): return pictures(of: view.cells)
    case .plane(let plane):
      return plane.segments.map { segment in
        titled(
          "at " + Lengths.text(segment.middle.size) + ", between "
            + segment.corners.map { Lengths.text(Size(width: $0.x, height: $0.y)) }.joined(separator: ", "),
          segment.middle.rendering)
      }
    case .sweep(let sweep):
      let side = sweep.axis == .horizontal ? "wide" : "high"
      return sweep.segments.map { segment in
        titled("from \(Lengths.text(segment.start)) to \(Lengths.text(segment.end)) \(side)", segment.middle)
      }
    case .comparison(let comparison):
      return [
        titled(comparison.before, comparison.value.before), titled(comparison.after, comparison.value.after),
      ]
    }
  }

  private static func pictures(of cells: [StripFigure.Cell], _ frames: [FilmFrame] = []) -> [String] {
    cells.enumerated().map { index, cell in
      let title = cell.label + (cell.remark.map { " (\($0))" } ?? "")
      let frame = frames.indices.contains(index) ? text(of: frames[index], cell.notes) : ""
      return titled(title, cell.rendering) + (frame.isEmpty ? "" : "\n" + frame)
    }
  }

  /// Returns the text of an animated change: the animations, and the view at each of the times.
  private static func scene(_ scene: AnimationFilm.Scene) -> [String] {
    let tracks = scene.tracks.map { "\($0.name): \($0.views.joined(separator: "; "))\n" }
    return [tracks.joined()]
      + scene.frames.map { titled("\(scene.label), \(Lengths.text($0.time)) s", $0.rendering) }
  }

  /// Returns the printed output, the bodies that ran and the views that were created or removed; if requested, also the
  /// tree of views with their changes.
  static func text(of frame: FilmFrame, _ notes: FrameNotes?) -> String {
    func list(_ word: String, _ lives: [FilmFrame.Life]) -> [String] {
      lives.isEmpty ? [] : ["\(word): " + lives.map { frame.names($0.node, $0.view) }.joined(separator: ", ")]
    }
    let lines =
      frame.output.map { "> \($0)" } + frame.bodyTexts + list("made", frame.lifetime.filter(\.isMade))
      + list("gone", frame.lifetime.filter { !$0.isMade })
    let parts = [lines] + (notes?.paragraphs ?? [])
    return parts.map { $0.map { $0 + "\n" }.joined() }.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  static func titled(_ title: String, _ rendering: Rendering) -> String {
    "\(title):\n" + text(of: rendering)
  }

  /// Returns a line for each view and modifier, with its role in the one above.
  private static func text(of structure: ViewStructure, depth: Int = 0) -> String {
    let words = [structure.role, structure.name, structure.detail].filter { !$0.isEmpty }.joined(separator: " ")
    return String(repeating: "  ", count: depth) + words + "\n"
      + structure.children.map { text(of: $0, depth: depth + 1) }.joined()
  }
}
