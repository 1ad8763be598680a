import Markup
import VitrineDiagrams
import VitrineLayout

extension Explanation {
  /// The explanation for programs.
  ///
  /// - Parameter all: whether all edits are listed.
  package func json(all: Bool = false) -> JSON {
    let shown = all ? edits : shownEdits
    return [
      "view": .number(Double(view.number)), "name": .string(view.name), "frame": Self.json(view.node.frame),
      "proposal": .array([view.node.proposal.width, view.node.proposal.height].map(Self.json)),
      "sentences": .array(sentences.map { .string($0) }),
      "decisions": .array(
        decisions.map { decision in
          [
            "axis": .string(decision.axis == .horizontal ? "width" : "height"),
            "view": decision.number.map { .number(Double($0)) } ?? .null, "name": .string(decision.name),
            "reason": .string(decision.reason),
          ]
        }),
      "symptoms": .array(symptoms.map { .string($0.sentence) }),
      "edits": .array(
        shown.map { edit in
          ["edit": .string(edit.title), "effect": .string(edit.effect), "frame": Self.json(edit.after)]
        }),
      "more": .number(Double(edits.count - shown.count)), "untried": .number(Double(untried)),
    ]
  }

  /// A length; infinity, which JSON doesn't have, as a string.
  package static func json(_ length: Double?) -> JSON {
    guard let length else { return .null }
    return length.isFinite ? .number(length) : .string("inf")
  }

  package static func json(_ frame: Rect) -> JSON {
    .array([frame.minX, frame.minY, frame.width, frame.height].map { json($0) })
  }
}
