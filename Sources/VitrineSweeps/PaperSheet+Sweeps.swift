import VitrineDiagrams
import VitrineUI

extension PaperSheet {
  /// A picture of each piece of a sweep.
  package init(_ sweep: Sweep, parts: Figure.Parts, scheme: ColorScheme) {
    let figure = SweepFigure(sweep, id: "v", parts: parts)
    self.init(figure.pictures, words: figure.rest.map { [$0] } ?? [], scheme: scheme)
  }

  /// A plane sweep: a picture of each piece.
  package init(_ sweep: PlaneSweep, parts: Figure.Parts, scheme: ColorScheme) {
    let figure = PlaneFigure(sweep, id: "v", parts: parts)
    self.init(figure.pictures, words: figure.rest.map { [$0] } ?? [], scheme: scheme)
  }
}
