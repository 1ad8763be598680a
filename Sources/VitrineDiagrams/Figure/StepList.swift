import VitrineUI

/// The conversation in sentences, and the radio buttons that pick one of them.
struct StepList {
  private let rendering: Rendering
  private let id: String

  /// The steps that a reader can pick one by one; longer conversations are only listed.
  static let mostPicks = 60
  /// The sentences that stand open; those after are folded away.
  private static let mostOpen = 40

  init(_ rendering: Rendering, id: String) {
    (self.rendering, self.id) = (rendering, id)
  }

  var hasPicks: Bool { !rendering.steps.isEmpty && rendering.steps.count <= Self.mostPicks }

  /// One radio button a step: arrow keys move among buttons of one name.
  func picks() -> String {
    guard hasPicks else { return "" }
    let labels = rendering.steps.map { step in
      HTML.element(
        "label", [("class", step.kind.rawValue)],
        "<input type=\"radio\" name=\"\(id)-pick\" value=\"\(step.number)\">"
          + HTML.element("span", [], "\(step.number)"))
    }
    return HTML.element("fieldset", [("class", "picks")], HTML.element("legend", [], "Step") + labels.joined())
  }

  func list() -> String {
    guard let words = StepSentences(rendering) else { return "" }
    let items = rendering.steps.map { step in
      HTML.element(
        "li", [("class", step.kind.rawValue), ("data-s", "\(step.number)")],
        HTML.escaped(words.sentence(step).replacing(" × ", with: "\u{A0}×\u{A0}")))
    }
    let open = HTML.element("ol", [("class", "steps")], items.prefix(Self.mostOpen).joined())
    guard items.count > Self.mostOpen else { return open }
    let rest = HTML.element(
      "ol", [("class", "steps"), ("start", "\(Self.mostOpen + 1)")], items.dropFirst(Self.mostOpen).joined())
    let summary = HTML.element("summary", [], "\(items.count - Self.mostOpen) more steps")
    return open + HTML.element("details", [("class", "more-steps")], summary + rest)
  }
}
