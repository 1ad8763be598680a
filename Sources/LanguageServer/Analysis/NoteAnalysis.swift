import Diagnostics
import Figures

/// The diagnostics of a note, and the measurements of the views in its fences.
package struct NoteAnalysis: Hashable, Sendable {
  /// A view or modifier, with its position in the note.
  package struct View: Hashable, Sendable {
    package var span: Span
    package var name: String
    package var size: String
    package var proposal: String
    package var sentences: [String]
    /// The views that decide its size, and what looks wrong, as sentences.
    package var reasons: [String] = []
    /// Whether something looks wrong, such as a text that is cut off.
    package var looksWrong = false
  }

  package var diagnostics: [Diagnostic] = []
  /// The views of all fences in order, outer views before inner ones.
  package var views: [View] = []

  package init(diagnostics: [Diagnostic] = [], views: [View] = []) {
    (self.diagnostics, self.views) = (diagnostics, views)
  }

  /// Returns the innermost views at a location: several if the same source created several views, as in a loop.
  package func views(at place: Location) -> [View] {
    let around = views.filter { $0.span.start <= place && place < $0.span.end }
    // The spans are nested, so the innermost one begins last, and of those with the same beginning ends first.
    guard let inner = around.max(by: { ($0.span.start, $1.span.end) < ($1.span.start, $0.span.end) }) else { return [] }
    return around.filter { $0.span == inner.span }
  }
}

/// An edit of a note that changes the size of a view, which was laid out.
package struct SizeEdit: Hashable, Sendable {
  package struct Change: Hashable, Sendable {
    /// The position in the note.
    package var span: Span
    package var text: String
  }

  /// The edit and its effect, as text.
  package var title: String
  package var changes: [Change]
}

/// The picture of a fence, for light and dark mode.
package struct FencePreview: Hashable, Sendable {
  package var title: String
  /// The pictures as complete SVG files.
  package var light: String
  package var dark: String
  /// The size in points: `71 × 37`.
  package var size: String
}
