import Markup
import VitrineDiagrams
import VitrineUI

extension StandaloneSVG {
  /// A picture of each piece of a sweep.
  public static func sweep(
    _ sweep: Sweep, parts: Figure.Parts, text: TextForm = .embedded, scheme: ColorScheme = .light
  ) -> Element {
    let figure = SweepFigure(sweep, id: "v", parts: parts)
    return sheet(figure.pictures, words: figure.rest.map { [$0] } ?? [], text, scheme)
  }

  /// A plane sweep: a picture of each piece.
  public static func plane(
    _ sweep: PlaneSweep, parts: Figure.Parts, text: TextForm = .embedded, scheme: ColorScheme = .light
  ) -> Element {
    let figure = PlaneFigure(sweep, id: "v", parts: parts)
    return sheet(figure.pictures, words: figure.rest.map { [$0] } ?? [], text, scheme)
  }
}
