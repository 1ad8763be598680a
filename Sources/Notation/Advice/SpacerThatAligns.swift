import FenceSyntax
import Markup
import VitrineUI

/// Finds a stack of a spacer and one text that only aligns the text at an edge: the spacer needs space that a frame
/// would not.
enum SpacerThatAligns: Adviser {
  static func advice(on fence: AdvisedFence) -> [Advice] {
    var found: [Advice] = []
    fence.expressions { expression in
      guard let stack = expression.calledName, let isHorizontal = ["HStack": true, "VStack": false][stack],
        let body = expression.arguments.last?.closureBody, body.count == 2
      else { return }
      let views = body.compactMap { [$0].onlyExpression }
      guard views.count == 2, let place = views.firstIndex(where: isSpacer), !isSpacer(views[1 - place]),
        views[1 - place].modified.base.calledName == "Text"
      else { return }
      found.append(advice(stack, isHorizontal: isHorizontal, isFirst: place == 0, expression, fence))
    }
    return found
  }

  private static func isSpacer(_ expression: Expression) -> Bool {
    expression.calledName == "Spacer" && expression.arguments.isEmpty
  }

  /// Returns a length in points as text, rounded to hundredths.
  private static func text(_ length: Double) -> String { JSON.text((length * 100).rounded() / 100) }

  private static func advice(
    _ stack: String, isHorizontal: Bool, isFirst: Bool, _ expression: Expression, _ fence: AdvisedFence
  ) -> Advice {
    let frame =
      isHorizontal
      ? ".frame(maxWidth: .infinity, alignment: .\(isFirst ? "trailing" : "leading"))"
      : ".frame(maxHeight: .infinity, alignment: .\(isFirst ? "bottom" : "top"))"
    var advice = Advice(
      topic: "spacer-that-aligns", mark: expression.mark,
      message: "'Spacer' in this \(stack) only aligns the Text",
      reason: "a Spacer has a minimum length, so the Text wraps or is truncated earlier than in a frame",
      hint: "add \(frame) to the Text instead")
    let node = fence.seen.node { $0.type == stack && $0.source == expression.mark && $0.children.count == 2 }
    if let node, let spacer = node.children.first(where: { $0.type == "Spacer" }) {
      let length = isHorizontal ? spacer.frame.width : spacer.frame.height
      let whole = isHorizontal ? node.frame.width : node.frame.height
      advice.seen = "the Spacer took \(Self.text(length)) of \(Self.text(whole)) points"
    }
    return advice
  }
}
