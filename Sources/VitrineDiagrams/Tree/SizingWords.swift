import VitrineUI

/// How a view behaves along each axis, in words.
enum SizingWords {
  static func word(_ sizing: RenderedNode.Sizing) -> String {
    switch sizing {
    case .expands: "expands"
    case .hugs: "hugs"
    case .neutral: "neutral"
    }
  }

  /// `hugs` where both axes are alike, `expands × hugs` (width × height) where they are not.
  static func short(_ node: RenderedNode) -> String {
    node.sizingHorizontal == node.sizingVertical
      ? word(node.sizingHorizontal) : "\(word(node.sizingHorizontal)) × \(word(node.sizingVertical))"
  }

  /// The same, of what is neutral also with what it does here: `neutral (expands) × hugs`.
  static func long(_ node: RenderedNode) -> String {
    let axes = [(node.sizingHorizontal, node.fillsHorizontally), (node.sizingVertical, node.fillsVertically)]
    let words = axes.map { sizing, fills in
      sizing == .neutral ? "neutral (\(fills ? "expands" : "hugs"))" : word(sizing)
    }
    return words[0] == words[1] ? words[0] : words.joined(separator: " × ")
  }
}
