import Diagnostics

/// What the views of a fence can present over themselves, and which of that is shown although nothing opened it.
final class Presentations {
  private(set) var found: [Notebook.Presentation] = []
  var shown: Notebook.Presentation?
  /// The view whose body is made, with its state.
  var owner: Instance?
  /// Whether it is looked for what could be presented.
  fileprivate var isLooking = false

  /// Whether something is to be shown that nothing opened.
  var areAsked: Bool { isLooking || shown != nil }

  /// Whether a presentation is shown; it is remembered as one that could be.
  func isShown(_ presentation: Notebook.Presentation) -> Bool {
    // What is presented may present something, too.
    if shown == nil, !found.contains(presentation) { found.append(presentation) }
    return shown == presentation
  }

  func forget() { (found, shown) = ([], nil) }
}

extension Notebook {
  /// A sheet, alert, dialog, bubble or cover that waits for its binding to be true.
  package struct Presentation: Hashable, Sendable {
    /// What it is: `sheet`, `alert`.
    package let name: String
    let mark: SourceMark
  }

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
