import VitrineDiagrams
import VitrineLayout
import VitrineUI

/// A view before and after an edit.
struct EditedView {
  let before: NumberedViews.View
  let after: NumberedViews.View
  private let old: Layout
  private let new: Layout
  /// Whether the view is the content of the explained one, which the edit removes.
  private let isContent: Bool

  /// - Returns: `nil` if the view can't be found after the edit.
  init?(_ view: NumberedViews.View, after edit: Edit, from old: Layout, to new: Layout) {
    (self.old, self.new) = (old, new)
    if let partner = Self.partner(of: view, after: edit, old, new) {
      (before, after, isContent) = (view, partner, false)
    } else if let content = old.views.children(of: view).first(where: { $0.node.role != .secondary }),
      let partner = Self.partner(of: content, after: edit, old, new)
    {
      (before, after, isContent) = (content, partner, true)
    } else {
      return nil
    }
  }

  /// Returns the same view after an edit: the one that the same call made or, if that is unknown, the one in the same
  /// order among its like.
  private static func partner(
    of view: NumberedViews.View, after edit: Edit, _ old: Layout, _ new: Layout
  ) -> NumberedViews.View? {
    func same(_ isLike: (NumberedViews.View, Layout) -> Bool) -> NumberedViews.View? {
      let before = old.views.views.filter { isLike($0, old) }
      let after = new.views.views.filter { isLike($0, new) }
      guard before.count == after.count else { return nil }
      return before.firstIndex { $0.number == view.number }.map { after[$0] }
    }
    let type = view.node.type
    if let start = old.source.link(of: view)?.own.lowerBound, let moved = edit.moved(start) {
      let found = same { other, layout in
        let own = layout.source.link(of: other)?.own.lowerBound
        return other.node.type == type && own == (layout.isBefore ? start : moved)
      }
      if let found { return found }
    }
    return same { other, _ in other.node.type == type && other.node.argument == view.node.argument }
      ?? same { other, _ in other.node.type == type }
  }

  // MARK: Changes

  /// The distance that the view moves in the room of the system, which centers the root.
  private var way: Point {
    after.node.frame.origin + new.origin - (before.node.frame.origin + old.origin)
  }

  var isMoved: Bool { max(abs(way.x), abs(way.y)) > 0.01 }
  var isResized: Bool { !TriedEdit.isSame(before.node.frame.size, after.node.frame.size) }
  var hasFewerLines: Bool { (before.node.lines?.count ?? 1) > (after.node.lines?.count ?? 1) }

  /// Whether the frame, the lines or the picture differ.
  var isDifferent: Bool {
    isMoved || isResized || before.node.lines != after.node.lines || old.rendering.marks != new.rendering.marks
  }

  /// The change of the frame in words.
  var words: String {
    let name = isContent ? before.name : "it"
    if isResized { return "\(name) becomes \(Lengths.text(after.node.frame.size))" }
    let ways = [
      Self.words(way.x, "right", "left"), Self.words(way.y, "down", "up"),
    ].compactMap(\.self)
    if !ways.isEmpty { return "\(name) moves \(ways.joined(separator: " and "))" }
    return "\(name) stays \(Lengths.text(after.node.frame.size)), and the picture changes"
  }

  private static func words(_ length: Double, _ more: String, _ less: String) -> String? {
    guard length.isFinite, abs(length) > 0.01 else { return nil }
    return "\(Lengths.text(abs(length))) \(length > 0 ? more : less)"
  }

  /// The change of the lines in words.
  var textWords: [String] {
    guard let lines = before.node.lines, let newLines = after.node.lines else { return [] }
    var words: [String] = []
    if lines.isTruncated != newLines.isTruncated {
      words.append(newLines.isTruncated ? "its text is cut off" : "its text is complete")
    }
    if lines.count != newLines.count { words.append("on \(newLines.count) line\(newLines.count == 1 ? "" : "s")") }
    return words
  }

  /// The symptoms that the edit removes and those that it adds.
  var symptoms: (cured: [Symptom], caused: [Symptom]) {
    var (cured, caused): ([Symptom], [Symptom]) = ([], [])
    for kind in Symptom.Kind.allCases {
      let (was, now) = (old.symptoms.filter { $0.kind == kind }, new.symptoms.filter { $0.kind == kind })
      let own = was.filter { $0.number == before.number }
      let newOwn = now.filter { $0.number == after.number }
      if newOwn.isEmpty { cured += own.prefix(1) }
      if own.isEmpty { caused += newOwn.prefix(1) }
      let others = was.count - own.count - (now.count - newOwn.count)
      if others > 0 { cured += was.filter { $0.number != before.number }.prefix(others) }
      if others < 0 { caused += now.filter { $0.number != after.number }.suffix(-others) }
    }
    return (cured, caused)
  }
}
