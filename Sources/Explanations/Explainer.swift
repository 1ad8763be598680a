import Diagnostics
import Figures
import VitrineLayout
import VitrineText
import VitrineUI

/// Explains the sizes and places of a fence's views, and tries edits that change them.
package struct Explainer {
  private let input: FenceInput
  private let options: FigureOptions
  private let typesetter: Typesetter
  private let layout: Layout
  /// The diagnostics of the fence.
  package let diagnostics: [Diagnostic]

  /// The reason why a fence can't be explained.
  package struct Failure: Error, Sendable {
    package var message: String
    package var hint: String?
    package var diagnostics: [Diagnostic] = []
  }

  /// Lays out a fence.
  package init(_ input: FenceInput, _ options: FigureOptions, typesetter: Typesetter) throws(Failure) {
    var options = options
    options.givesAdvice = false
    (self.input, self.options, self.typesetter) = (input, options, typesetter)
    let drawn = RenderedFence.drawn(input, options, typesetter)
    diagnostics = input.located(drawn.diagnostics)
    guard let layout = Layout(drawn, code: input.source) else {
      throw Failure(message: "the fence draws nothing", diagnostics: diagnostics)
    }
    self.layout = layout
  }

  package var views: NumberedViews { layout.views }
  package var rendering: Rendering { layout.rendering }
  /// The signs that the layout is not as its author may expect.
  package var symptoms: [Symptom] { layout.symptoms }

  /// The view whose size is the most surprising: the first with a symptom, or the root.
  package var mostSurprising: NumberedViews.View {
    let first = layout.symptoms.max { $0.weight < $1.weight }
    return layout.views.views[(first?.number ?? 1) - 1]
  }

  /// Returns the range of the code that makes a view, in UTF-8 offsets; `nil` if it is unknown.
  package func range(of view: NumberedViews.View) -> Range<Int>? { layout.source.link(of: view)?.range }

  /// The longest time in which edits are tried, in seconds.
  private static let patience = 10

  /// Returns the explanation of a view.
  ///
  /// - Parameter didTry: called with the number of edits that were tried, and of all edits.
  package func explanation(
    of view: NumberedViews.View, didTry: (Int, Int) -> Void = { _, _ in }
  ) -> Explanation {
    let edits = EditList(subject: EditSubject(view, layout.views, layout.source)).edits
    let end = ContinuousClock.now + .seconds(Self.patience)
    var (tried, count): ([TriedEdit], Int) = ([], 0)
    for edit in edits where ContinuousClock.now < end {
      if let result = self.tried(edit, view) { tried.append(result) }
      count += 1
      didTry(count, edits.count)
    }
    let ranked = tried.enumerated().sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }
    return Explanation(
      view, layout, edits: ranked.map(\.element), untried: edits.count - count,
      isEditable: layout.source.link(of: view) != nil)
  }

  private func tried(_ edit: Edit, _ view: NumberedViews.View) -> TriedEdit? {
    let code = layout.source.applying(edit.changes)
    let drawn = RenderedFence.drawn(input, options, typesetter, code: code)
    guard !drawn.diagnostics.hasErrors, let new = Layout(drawn, code: code, isBefore: false) else { return nil }
    return TriedEdit(edit, code: code, of: view, from: layout, to: new)
  }
}
