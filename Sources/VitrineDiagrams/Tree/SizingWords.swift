import VitrineUI

/// The words for a view's behavior along each axis.
enum SizingWords {
  static func word(_ sizing: RenderedNode.Sizing) -> String {
    switch sizing {
    case .expands: "expands"
    case .hugs: "hugs"
    case .neutral: "neutral"
    }
  }

  /// Returns `hugs` if both axes are the same, otherwise `expands × hugs` (width × height).
  static func short(_ node: RenderedNode) -> String {
    node.sizingHorizontal == node.sizingVertical
      ? word(node.sizingHorizontal) : "\(word(node.sizingHorizontal)) × \(word(node.sizingVertical))"
  }

  /// Returns the same words, and for a neutral axis also its behavior in this layout: `neutral (expands) × hugs`.
  static func long(_ node: RenderedNode) -> String {
    let axes = [(node.sizingHorizontal, node.fillsHorizontally), (node.sizingVertical, node.fillsVertically)]
    let words = axes.map { sizing, fills in
      sizing == .neutral ? "neutral (\(fills ? "expands" : "hugs"))" : word(sizing)
    }
    return words[0] == words[1] ? words[0] : words.joined(separator: " × ")
  }
}
