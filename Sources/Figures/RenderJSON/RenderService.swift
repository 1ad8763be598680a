import Diagnostics
import Markup
import VitrineText
import VitrineUI

/// Answers requests to draw single fences.
package enum RenderService {
  /// One line of JSON for one line of JSON. Whatever the line holds, there is an answer.
  package static func answer(line: String, typesetter: Typesetter) -> String {
    let request = RenderRequest.read(line)
    guard !request.diagnostics.hasErrors else {
      return RenderJSON.answer(id: request.id, nil, diagnostics: request.diagnostics).text
    }
    let drawn = FigurePipeline.draw(
      request.source, request.options, with: typesetter, in: FigureSurroundings(showsInternals: true))
    return RenderJSON.answer(
      id: request.id, drawn, diagnostics: request.diagnostics + drawn.diagnostics.demandingPicture
    ).text
  }
}

extension [Diagnostic] {
  /// Where a picture is asked for, it is an error that there is nothing to draw.
  var demandingPicture: [Diagnostic] {
    map { diagnostic in
      var diagnostic = diagnostic
      if diagnostic.code == "nothing-to-draw" { diagnostic.severity = .error }
      return diagnostic
    }
  }
}
