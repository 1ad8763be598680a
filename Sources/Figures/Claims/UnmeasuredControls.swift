import Diagnostics
import Notes
import VitrineText
import VitrineUI

/// Finds the controls in a note's figures whose measures are not taken from pictures of the figure's platform.
struct UnmeasuredControls {
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - figures: the drawn fences of the note.
  ///   - path: the note's path in diagnostics.
  init(_ figures: [UnmeasuredNumbers.Figure], in path: String) {
    for figure in figures {
      let platform = figure.fence.options.platform
      let views = figure.measured.flatMap(\.pictures).flatMap(\.views).map(\.type)
      for (control, known) in ControlKnowledge.controls(views, on: platform) where known != .measured {
        let measures = known == .estimated ? "estimated" : "those of another platform"
        diagnostics.append(
          Diagnostic(
            .note, "unmeasured-control", "the measures of '\(control)' on \(platform.title) are \(measures)",
            file: path,
            span: figure.fence.span))
      }
    }
  }
}
