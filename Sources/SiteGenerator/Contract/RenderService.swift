import Diagnostics
import VitrineUI

/// Answers the lines of `vitrine render --jsonl`.
package enum RenderService {
  /// The answer to a request: one line of JSON, whatever is wrong with the request.
  package static func answer(_ line: String) -> String {
    let request = RenderRequest(line: line)
    guard !request.diagnostics.hasErrors else {
      return RenderAnswer.json(id: request.id, rendering: nil, diagnostics: request.diagnostics).text
    }
    return answer(request)
  }

  package static func answer(_ request: RenderRequest) -> String {
    let outcome = FenceDrawing().draw(request.source, request.options)
    var diagnostics = request.diagnostics + outcome.diagnostics
    let rendering = outcome.figures.first?.rendering
    if rendering?.root == nil, !diagnostics.hasErrors {
      diagnostics.append(
        Diagnostic(
          .error, "nothing-to-draw", "the fence draws nothing",
          hint: "write a view expression, a #Preview, or a View struct that can be made without arguments"))
    }
    return RenderAnswer.json(id: request.id, rendering: rendering, diagnostics: diagnostics).text
  }
}
