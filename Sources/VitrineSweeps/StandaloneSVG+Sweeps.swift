import Markup
import VitrineDiagrams
import VitrineUI

extension StandaloneSVG {
  /// Returns a drawing with a picture of each segment of a sweep.
  public static func sweep(
    _ sweep: Sweep, parts: Figure.Parts, text: TextForm = .embedded, scheme: ColorScheme = .light
  ) -> Element {
    let figure = SweepFigure(sweep, id: "v", parts: parts)
    return sheet(figure.pictures, words: figure.rest.map { [$0] } ?? [], text, scheme)
  }

  /// Returns a drawing with a picture of each segment of a plane sweep.
  public static func plane(
    _ sweep: PlaneSweep, parts: Figure.Parts, text: TextForm = .embedded, scheme: ColorScheme = .light
  ) -> Element {
    let figure = PlaneFigure(sweep, id: "v", parts: parts)
    return sheet(figure.pictures, words: figure.rest.map { [$0] } ?? [], text, scheme)
  }
}
