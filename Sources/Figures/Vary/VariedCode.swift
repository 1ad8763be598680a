import Diagnostics
import Markup
import Notation
import VitrineSweeps

/// The source of a fence whose literals vary: each is in an element that a script makes a control.
struct VariedCode {
  private let fence: ParsedFence
  private let view: VariedView

  init(_ fence: ParsedFence, _ view: VariedView) { (self.fence, self.view) = (fence, view) }

  /// The whole source.
  var block: Node {
    let ranges = view.parameters.enumerated().map { index, parameter in
      SourceSteps.Stretch(range: parameter.literal, value: "\(index)", attribute: VariedFigure.literalAttribute)
    }
    let nodes = HighlightedCode.nodes(fence, ranges.sorted { $0.range.lowerBound < $1.range.lowerBound })
    let code = Element("code", ["class": "language-swift"], nodes)
    return .element("div", ["class": "code"], [.element("pre", [:], [.element(code)])])
  }

  /// The literals alone, with their names, for a figure without its source.
  var line: Node {
    let items = view.parameters.enumerated().map { index, parameter in
      let text = fence.source.text(
        in: SourceMark(lowerBound: parameter.literal.lowerBound, upperBound: parameter.literal.upperBound))
      return Node.element(
        "code", [:],
        [
          .text(parameter.name + ": "),
          .element(
            "span", [VariedFigure.literalAttribute: "\(index)"],
            [.element("span", ["class": "hn"], [.text(String(text))])]),
        ])
    }
    return .element("p", ["class": "vary-line"], items)
  }
}
