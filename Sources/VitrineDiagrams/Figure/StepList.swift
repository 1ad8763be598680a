import Markup
import VitrineUI

/// The steps of a layout as sentences, and the player that shows one step at a time: a radio button with a sentence for
/// each step, and elements that a script fills.
struct StepList {
  private let rendering: Rendering
  private let id: String

  /// The most steps that a reader can pick one by one; more are only listed.
  static let mostPicks = 60
  /// The number of steps above which a script offers a slider in place of the buttons.
  static let mostButtons = 11
  /// The most sentences that are shown; the others are collapsed.
  private static let mostOpen = 40

  init(_ rendering: Rendering, id: String) {
    (self.rendering, self.id) = (rendering, id)
  }

  var hasPicks: Bool { !rendering.steps.isEmpty && rendering.steps.count <= Self.mostPicks }

  private var sentences: [String] {
    guard let words = StepSentences(rendering) else { return [] }
    return rendering.steps.map { words.sentence($0).replacing(" × ", with: "\u{A0}×\u{A0}") }
  }

  /// Returns one radio button per step: arrow keys move among buttons of one name, and each is labeled by its sentence,
  /// which is shown below while the button is checked. The space for the elements of the script is reserved, so that
  /// nothing moves.
  @NodeBuilder
  func picks(_ words: FigureText) -> [Node] {
    if hasPicks {
      let count = rendering.steps.count
      Element("fieldset", ["class": count > Self.mostButtons ? "picks long" : "picks"]) {
        Element("legend", ["lang": words.language], text: words.steps)
        Element("span", ["class": "player"])
        for (step, sentence) in zip(rendering.steps, sentences) {
          Element("label", ["class": step.kind.rawValue]) {
            Element("input", ["type": "radio", "name": "\(id)-pick", "value": step.number])
            Element("b", text: "\(step.number)")
            Element("span", text: sentence)
          }
        }
        Element("span", ["class": "rest", "lang": words.language], text: words.countedSteps(count))
      }
    }
  }

  /// Returns the sentences as a list.
  ///
  /// - Parameter isTold: whether the list is on a page, where the sentences of many steps are collapsed: all of them if
  ///   there is a player, otherwise all after the first ones.
  func list(_ words: FigureText, isTold: Bool) -> [Node] {
    let items = zip(rendering.steps, sentences).map { step, sentence in
      Node.element("li", ["class": step.kind.rawValue, "data-s": step.number], [.text(sentence)])
    }
    let isLong = items.count > Self.mostButtons
    let open = isTold && isLong ? (hasPicks ? 0 : Self.mostButtons) : Self.mostOpen
    return folded(items, open: open, words)
  }

  @NodeBuilder
  private func folded(_ items: [Node], open: Int, _ words: FigureText) -> [Node] {
    if open > 0 { Element("ol", ["class": "steps"], Array(items.prefix(open))) }
    if items.count > open {
      let summary = open > 0 ? words.more(items.count - open) : words.countedSteps(items.count)
      Element("details", ["class": "more-steps"]) {
        Element("summary", ["lang": words.language], text: summary)
        Element("ol", ["class": "steps", "start": open > 0 ? "\(open + 1)" : nil], Array(items.dropFirst(open)))
      }
    }
  }
}
