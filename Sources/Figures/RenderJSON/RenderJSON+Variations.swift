import Markup
import Notation
import VitrineDiagrams
import VitrineLayout
import VitrineSweeps
import VitrineUI

/// The JSON of the other pictures that a fence's options request.
extension RenderJSON {
  /// Returns the members `strip`, `vary`, `sweep`, `plane`, `comparison` and others, if they exist.
  static func variations(of figure: DrawnView) -> [(String, JSON)] {
    var members: [(String, JSON)] = []
    if !figure.strip.isEmpty { members.append(("strip", .array(figure.strip.map(cell)))) }
    if !figure.frames.isEmpty {
      let notes = zip(figure.frames, figure.strip).map { frame($0, $1.notes ?? FrameNotes()) }
      members.append(("frames", .array(notes)))
      if let chart = figure.lifetimes { members.append(("lifetimes", .array(chart.rows.map(life)))) }
    }
    if let ownership = figure.ownership { members.append(("ownership", self.ownership(ownership))) }
    if let animation = figure.animation { members.append(("animation", json(animation))) }
    if let live = figure.live { members.append(("live", json(live))) }
    if let view = figure.variation { members.append(("vary", json(view))) }
    if let sweep = figure.sweep { members.append(("sweep", json(sweep))) }
    if let plane = figure.plane { members.append(("plane", json(plane))) }
    if let comparison = figure.comparison { members.append(("comparison", json(comparison))) }
    return members
  }

  /// Returns the structure of a view, which is read from its source.
  static func structure(_ structure: ViewStructure) -> JSON {
    .object([
      ("name", .string(structure.name)), ("detail", .string(structure.detail)), ("role", .string(structure.role)),
      ("children", .array(structure.children.map { self.structure($0) })),
    ])
  }

  /// Returns a picture of a strip; in a film strip, with the state after its event.
  private static func cell(_ cell: StripFigure.Cell) -> JSON {
    let head: [(String, JSON)] = [
      ("label", .string(cell.label)), ("state", cell.remark.map { .string($0) } ?? .null),
    ]
    return .object(head + rendering(cell.rendering))
  }

  /// Returns the segments of a sweep: between the ends of each, all frames change linearly. With a `step`, each is a
  /// single length.
  private static func json(_ sweep: Sweep) -> JSON {
    let segments = sweep.segments.map { segment in
      JSON.object([
        ("from", .number(segment.start)), ("to", .number(segment.end)),
        ("first", .object(rendering(segment.first))), ("last", .object(rendering(segment.last))),
      ])
    }
    return .object(
      [
        ("axis", .string(sweep.axis == .horizontal ? "width" : "height")),
        ("range", .array([.number(sweep.range.lowerBound), .number(sweep.range.upperBound)])),
      ] + (sweep.step.map { [("step", .number($0))] } ?? []) + [("pieces", .array(segments))])
  }

  /// Returns the segments of a plane: three layouts of each determine all others in it.
  private static func json(_ plane: PlaneSweep) -> JSON {
    func range(_ range: ClosedRange<Double>) -> JSON { .array([.number(range.lowerBound), .number(range.upperBound)]) }
    return .object([
      ("widths", range(plane.widths)), ("heights", range(plane.heights)),
      (
        "pieces",
        .array(
          plane.segments.map { segment in
            .object([
              ("corners", .array(segment.corners.map { .array([.number($0.x), .number($0.y)]) })),
              (
                "samples",
                .array(
                  segment.samples.map {
                    .object([("proposal", size(ProposedViewSize($0.size)))] + rendering($0.rendering))
                  })
              ),
            ])
          })
      ),
    ])
  }

  private static func json(_ comparison: DrawnView.Comparison) -> JSON {
    .object([
      ("before", .object([("label", .string(comparison.before))] + rendering(comparison.value.before))),
      ("after", .object([("label", .string(comparison.after))] + rendering(comparison.value.after))),
    ])
  }
}
