import Diagnostics
import FenceEvaluation

extension Notebook {
  package typealias Presentation = FenceEvaluation.Presentation

  /// What could be presented while a view is rendered, in the order of the source.
  package func presentations(in render: () -> Void) -> [Presentation] {
    interpreter.presentations.forget()
    interpreter.presentations.isLooking = true
    defer { interpreter.presentations.isLooking = false }
    render()
    return interpreter.presentations.found.sorted {
      ($0.mark.upperBound, $0.mark.lowerBound) < ($1.mark.upperBound, $1.mark.lowerBound)
    }
  }

  /// Has a presentation be shown as if its binding were true, in all that is rendered from now on.
  package func present(_ presentation: Presentation?) { interpreter.presentations.shown = presentation }
}
