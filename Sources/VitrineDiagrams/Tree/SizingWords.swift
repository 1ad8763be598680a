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

  /// `neutral (expands), hugs`: of what is neutral also what it does here.
  static func long(_ node: RenderedNode) -> String {
    [(node.sizingHorizontal, node.fillsHorizontally), (node.sizingVertical, node.fillsVertically)].map {
      sizing, fills in
      sizing == .neutral ? "neutral (\(fills ? "expands" : "hugs"))" : word(sizing)
    }.joined(separator: ", ")
  }
}
