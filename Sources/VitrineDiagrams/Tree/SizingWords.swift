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
}
