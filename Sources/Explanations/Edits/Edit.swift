/// A small change of a fence's code.
package struct Edit: Hashable, Sendable {
  /// A range of the code, in UTF-8 offsets, and the text in its place.
  package struct Change: Hashable, Sendable {
    package var range: Range<Int>
    package var text: String
  }

  /// The kinds of edits. Of each kind, few are shown.
  enum Family: String, Hashable, Sendable {
    case fixedSize, priority, lines, resizing, fill, length, alignment, spacing, spacer, removal, order, rows, safeArea,
      clip, group
  }

  let family: Family
  /// The edit as an order: `add '.fixedSize()' to Text("Hello")`.
  let title: String
  let changes: [Change]

  /// Returns the offset after the edit; `nil` if its text is removed. Text in the place of other text begins where that did.
  func moved(_ offset: Int) -> Int? {
    var moved = offset
    for change in changes where change.range.lowerBound <= offset {
      if change.range.contains(offset) {
        guard change.range.lowerBound == offset, !change.text.isEmpty else { return nil }
      } else {
        moved += change.text.utf8.count - change.range.count
      }
    }
    return moved
  }
}
