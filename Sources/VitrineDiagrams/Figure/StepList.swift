import Markup
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
  @NodeBuilder
  func picks() -> [Node] {
    if hasPicks {
      Element("fieldset", ["class": "picks"]) {
        Element("legend", text: "Step")
        for step in rendering.steps {
          Element("label", ["class": step.kind.rawValue]) {
            Element("input", ["type": "radio", "name": "\(id)-pick", "value": step.number])
            Element("span", text: "\(step.number)")
          }
        }
      }
    }
  }

  func list() -> [Node] {
    guard let words = StepSentences(rendering) else { return [] }
    let items = rendering.steps.map { step -> Node in
      let sentence = words.sentence(step).replacing(" × ", with: "\u{A0}×\u{A0}")
      return .element("li", ["class": step.kind.rawValue, "data-s": step.number], [.text(sentence)])
    }
    return folded(items)
  }

  @NodeBuilder
  private func folded(_ items: [Node]) -> [Node] {
    Element("ol", ["class": "steps"], Array(items.prefix(Self.mostOpen)))
    if items.count > Self.mostOpen {
      Element("details", ["class": "more-steps"]) {
        Element("summary", text: "\(items.count - Self.mostOpen) more steps")
        Element("ol", ["class": "steps", "start": Self.mostOpen + 1], Array(items.dropFirst(Self.mostOpen)))
      }
    }
  }
}
