import Diagnostics
import Markup
import VitrineText
import VitrineUI

/// Draws single fences on request.
package enum RenderService {
  /// Returns one line of JSON for one line of JSON. Invalid lines get an answer with a diagnostic.
  package static func answer(line: String, typesetter: Typesetter) -> String {
    let request = RenderRequest.read(line)
    guard !request.diagnostics.hasErrors else {
      return RenderJSON.answer(id: request.id, nil, diagnostics: request.diagnostics).text
    }
    let drawn = FigurePipeline.draw(
      request.source, request.options, with: typesetter, in: FigureContext(showsInternals: true))
    return RenderJSON.answer(
      id: request.id, drawn, on: request.options.platform,
      diagnostics: request.diagnostics + drawn.diagnostics.demandingPicture
    ).text
  }
}

extension [Diagnostic] {
  /// The diagnostics with an error instead of a warning if there is nothing to draw, because a picture is requested.
  var demandingPicture: [Diagnostic] {
    map { diagnostic in
      var diagnostic = diagnostic
      if diagnostic.code == "nothing-to-draw" { diagnostic.severity = .error }
      return diagnostic
    }
  }
}
