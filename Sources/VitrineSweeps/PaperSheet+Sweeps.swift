import VitrineDiagrams
import VitrineUI

extension PaperSheet {
  /// Creates a sheet with a picture of each segment of a sweep.
  package init(_ sweep: Sweep, parts: Figure.Parts, scheme: ColorScheme) {
    let figure = SweepFigure(sweep, id: "v", parts: parts)
    self.init(figure.pictures, words: figure.rest.map { [$0] } ?? [], scheme: scheme)
  }

  /// Creates a sheet with a picture of each segment of a plane sweep.
  package init(_ sweep: PlaneSweep, parts: Figure.Parts, scheme: ColorScheme) {
    let figure = PlaneFigure(sweep, id: "v", parts: parts)
    self.init(figure.pictures, words: figure.rest.map { [$0] } ?? [], scheme: scheme)
  }
}
