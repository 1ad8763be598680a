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
    var members: [(String, JSON)] =
      switch figure.content {
      case .picture: []
      case .strip(let strip): self.members(of: strip)
      case .animation(let film, let strip): self.members(of: strip) + [("animation", json(film))]
      case .varied(let view): [("strip", .array(view.cells.map(cell))), ("vary", json(view))]
      case .live(let graph): [("live", json(graph))]
      case .sweep(let sweep): [("sweep", json(sweep))]
      case .plane(let plane): [("plane", json(plane))]
      case .comparison(let comparison): [("comparison", json(comparison))]
      }
    if let ownership = figure.ownership { members.append(("ownership", self.ownership(ownership))) }
    return members
  }

  private static func members(of strip: DrawnView.Strip) -> [(String, JSON)] {
    var members: [(String, JSON)] = [("strip", .array(strip.cells.map(cell)))]
    guard !strip.frames.isEmpty else { return members }
    members.append(("frames", .array(zip(strip.frames, strip.cells).map { frame($0, $1.notes ?? FrameNotes()) })))
    if let chart = strip.lifetimes { members.append(("lifetimes", .array(chart.rows.map(life)))) }
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
