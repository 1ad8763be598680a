import Diagnostics

/// What the views of a fence can present over themselves, and which of that is shown although nothing opened it.
package final class Presentations {
  package private(set) var found: [Presentation] = []
  package var shown: Presentation?
  /// The view whose body is made, with its state.
  package var owner: Instance?
  /// Whether it is looked for what could be presented.
  package var isLooking = false

  /// Whether something is to be shown that nothing opened.
  package var areAsked: Bool { isLooking || shown != nil }

  /// Whether a presentation is shown; it is remembered as one that could be.
  package func isShown(_ presentation: Presentation) -> Bool {
    // What is presented may present something, too.
    if shown == nil, !found.contains(presentation) { found.append(presentation) }
    return shown == presentation
  }

  package func forget() { (found, shown) = ([], nil) }
}

/// A sheet, alert, dialog, bubble or cover that waits for its binding to be true.
package struct Presentation: Hashable, Sendable {
  /// What it is: `sheet`, `alert`.
  package let name: String
  package let mark: SourceMark

  package init(name: String, mark: SourceMark) { (self.name, self.mark) = (name, mark) }
}
