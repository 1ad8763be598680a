import Diagnostics
import VitrineText
import VitrineUI

/// Answers requests to draw single fences.
package enum RenderService {
  /// One line of JSON for one line of JSON. Whatever the line holds, there is an answer.
  package static func answer(line: String, typesetter: Typesetter) -> String {
    let request = RenderRequest(line: line)
    guard !request.diagnostics.hasErrors else {
      return RenderAnswer.json(id: request.id, rendering: nil, diagnostics: request.diagnostics).text
    }
    let drawing = FenceDrawing(typesetter)
    drawing.showsInternals = true
    let outcome = drawing.draw(request.source, request.options)
    return answer(id: request.id, outcome, request.options, remarks: request.diagnostics).text
  }

  /// The answer for a fence that was drawn, its claims checked; of several previews the first is told of.
  package static func answer(
    id: JSONText, _ outcome: FenceDrawing.Outcome, _ options: FigureOptions, remarks: [Diagnostic]
  ) -> JSONText {
    let rendering = outcome.figures.first?.rendering
    var diagnostics = remarks + outcome.diagnostics
    if let rendering {
      diagnostics += Expectations.check(options.expectations, in: rendering)
    } else if !diagnostics.hasErrors {
      diagnostics.append(nothingToDraw)
    }
    return RenderAnswer.json(id: id, rendering: rendering, diagnostics: diagnostics)
  }

  static let nothingToDraw = Diagnostic(
    .error, "nothing-to-draw", "the fence declares something but draws nothing",
    hint: "write an expression, or a View that can be made without arguments")
}
