import VitrineDiagrams
import VitrineLayout
import VitrineUI

/// The reasons for the size and place of a view, and the edits that change them.
package struct Explanation: Sendable {
  package let view: NumberedViews.View
  /// The proposals down to the view, its report, and its place, as sentences.
  package let sentences: [String]
  /// The views that decide its width and its height.
  package let decisions: [SizeDecision]
  package let symptoms: [Symptom]
  /// All edits that change something, the most helpful first.
  package let edits: [TriedEdit]
  /// The number of edits that were not tried, because the time ran out.
  package let untried: Int
  /// Whether it is known which code made the view.
  package let isEditable: Bool

  init(_ view: NumberedViews.View, _ layout: Layout, edits: [TriedEdit], untried: Int, isEditable: Bool) {
    (self.view, self.edits, self.untried, self.isEditable) = (view, edits, untried, isEditable)
    sentences = Self.sentences(view, layout)
    decisions = [Axis.horizontal, .vertical].map { DecisionSearch(views: layout.views, axis: $0).decision(on: view) }
    symptoms = Symptom.symptoms(of: view, in: layout.views)
  }

  /// The most edits of a family among the shown ones.
  private static let mostOfAFamily = 2
  /// The most edits that differ only by an alignment.
  private static let mostAlignments = 4
  /// The most edits that are shown.
  package static let most = 10

  /// The edits to show: the most helpful ones, and of each kind a few.
  package var shownEdits: [TriedEdit] {
    var counts: [Edit.Family: Int] = [:]
    let few = edits.filter { edit in
      counts[edit.edit.family, default: 0] += 1
      let most = edit.edit.family == .alignment ? Self.mostAlignments : Self.mostOfAFamily
      return counts[edit.edit.family, default: 0] <= most
    }
    return Array(few.prefix(Self.most))
  }

  private static func sentences(_ view: NumberedViews.View, _ layout: Layout) -> [String] {
    let path = Set([view.node.path] + layout.views.ancestors(of: view).map(\.node.path))
    guard let words = StepSentences(layout.rendering) else { return [] }
    let steps = layout.rendering.steps.filter {
      $0.kind == .propose ? path.contains($0.to) : $0.from == view.node.path
    }
    let place = layout.views.parent(of: view).map { parent in
      let origin = view.node.frame.origin - parent.node.frame.origin
      return "\(parent.name) places it at \(Lengths.text(origin.x)), \(Lengths.text(origin.y))."
    }
    return steps.map(words.sentence) + (place.map { [$0.prefix(1).uppercased() + $0.dropFirst()] } ?? [])
  }

  // MARK: Text

  /// The explanation for a person.
  ///
  /// - Parameter all: whether all edits are listed.
  package func text(all: Bool = false) -> String {
    let node = view.node
    var lines = [
      "View \(view.number), \(view.name): \(Lengths.text(node.frame.size)) at "
        + "\(Lengths.text(node.frame.minX)), \(Lengths.text(node.frame.minY)), proposed \(Lengths.text(node.proposal))",
      "",
    ]
    lines += sentences.map { "  " + $0 } + [""]
    lines += decisions.map(\.sentence)
    lines += symptoms.map(\.sentence)
    let shown = all ? edits : shownEdits
    if !shown.isEmpty { lines += ["", "What changes it:"] + shown.map { "  - \($0.title): \($0.effect)" } }
    if shown.count < edits.count { lines.append("  \(edits.count - shown.count) more edits change it.") }
    if untried > 0 { lines.append("  \(untried) edits were not tried, because laying them out takes too long.") }
    if !isEditable { lines += ["", "The code that makes this view is not in the fence, so no edit of it was tried."] }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension SizeDecision {
  /// The decision as a sentence.
  package var sentence: String {
    "\(axis == .horizontal ? "Its width" : "Its height") is decided by \(name)\(number.map { " (view \($0))" } ?? ""), which \(reason)."
  }
}

extension NumberedViews {
  /// Returns the decisions on a view's width and height, and its symptoms, as sentences.
  package func reasons(at path: String) -> (decisions: [String], symptoms: [String]) {
    guard let view = view(at: path) else { return ([], []) }
    let decisions = [Axis.horizontal, .vertical].map {
      DecisionSearch(views: self, axis: $0).decision(on: view).sentence
    }
    return (decisions, Symptom.symptoms(of: view, in: self).map(\.sentence))
  }
}
