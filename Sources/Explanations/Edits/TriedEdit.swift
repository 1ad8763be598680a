import VitrineDiagrams
import VitrineLayout
import VitrineUI

/// An edit that was laid out, with its effect on the view.
package struct TriedEdit: Sendable {
  let edit: Edit
  /// The edit as an order: `add '.fixedSize()' to Text("Hello")`.
  package var title: String { edit.title }
  package var changes: [Edit.Change] { edit.changes }
  /// The code after the edit.
  package let code: String
  /// The view's frame after the edit, in the coordinates of the root.
  package let after: Rect
  /// The effect as a sentence, with a full stop.
  package let effect: String
  /// The weight among other edits.
  let score: Double

  /// Compares the layouts before and after an edit.
  ///
  /// - Returns: `nil` if the view can't be found after the edit, or nothing changed.
  init?(_ edit: Edit, code: String, of view: NumberedViews.View, from old: Layout, to new: Layout) {
    guard let pair = EditedView(view, after: edit, from: old, to: new), pair.isDifferent else { return nil }
    (self.edit, self.code, after) = (edit, code, pair.after.node.frame)
    let (cured, caused) = pair.symptoms
    var parts = [pair.words] + pair.textWords
    if !Self.isSame(old.rendering.size, new.rendering.size) {
      parts.append("the whole is \(Lengths.text(new.rendering.size))")
    }
    if let first = caused.first { parts.append("but " + first.sentence.lowercasedFirst.dropLast()) }
    effect = (parts.joined(separator: ", ") + ".").capitalizedFirst
    let weights = cured.map(\.weight).reduce(0, +) - caused.map(\.weight).reduce(0, +) * 0.8
    let length = edit.changes.map(\.text.utf8.count).reduce(0, +)
    score =
      weights + (pair.isResized ? 20 : pair.isMoved ? 12 : 0) + (pair.hasFewerLines ? 25 : 0)
      - min(Double(Self.changes(old, new)), 8) - Double(length) * 0.05
  }

  static func isSame(_ a: Size, _ b: Size) -> Bool { abs(a.width - b.width) < 0.01 && abs(a.height - b.height) < 0.01 }

  /// Returns the number of views of other sizes.
  private static func changes(_ old: Layout, _ new: Layout) -> Int {
    func sizes(_ layout: Layout) -> [String: Int] {
      layout.views.views.reduce(into: [:]) {
        $0["\($1.node.label) \(Lengths.text($1.node.frame.size))", default: 0] += 1
      }
    }
    let (before, after) = (sizes(old), sizes(new))
    return after.reduce(0) { $0 + max(0, $1.value - (before[$1.key] ?? 0)) }
  }
}

extension String {
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
