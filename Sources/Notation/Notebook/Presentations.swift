import Diagnostics
import FenceEvaluation

extension Notebook {
  package typealias Presentation = FenceEvaluation.Presentation

  /// Returns the presentations (sheets, alerts …) that could appear while a view is rendered, in the order of the
  /// source.
  package func presentations(in render: () -> Void) -> [Presentation] {
    evaluator.presentations.forget()
    evaluator.presentations.isLooking = true
    defer { evaluator.presentations.isLooking = false }
    render()
    return evaluator.presentations.found.sorted {
      ($0.mark.upperBound, $0.mark.lowerBound) < ($1.mark.upperBound, $1.mark.lowerBound)
    }
  }

  /// Shows a presentation as if its binding were true, in all later rendering.
  package func present(_ presentation: Presentation?) { evaluator.presentations.shown = presentation }
}
