import Diagnostics
import Figures

/// What is known of a note once its fences have been drawn.
package struct NoteAnalysis: Hashable, Sendable {
  /// A view or modifier where it stands in the note.
  package struct View: Hashable, Sendable {
    package var span: Span
    package var name: String
    package var size: String
    package var proposal: String
    package var sentences: [String]
  }

  package var diagnostics: [Diagnostic] = []
  /// The views of all fences, fence by fence, outer ones before inner.
  package var views: [View] = []

  package init(diagnostics: [Diagnostic] = [], views: [View] = []) {
    (self.diagnostics, self.views) = (diagnostics, views)
  }

  /// The innermost views at a place: several where one stretch of source made several, as in a loop.
  package func views(at place: Location) -> [View] {
    let around = views.filter { $0.span.start <= place && place < $0.span.end }
    // Stretches lie within each other, so that the innermost is the one that begins last and, of these, ends first.
    guard let inner = around.max(by: { ($0.span.start, $1.span.end) < ($1.span.start, $0.span.end) }) else { return [] }
    return around.filter { $0.span == inner.span }
  }
}

/// The picture of a fence, for light and for dark surroundings.
package struct FencePreview: Hashable, Sendable {
  package var title: String
  /// A whole SVG file each.
  package var light: String
  package var dark: String
  /// In points: `71 × 37`.
  package var size: String
}
