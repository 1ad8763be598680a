import VitrineLayout
import VitrineUI

/// The placement of subviews in sentences, starting with the root.
///
/// A view with the same frame as the one around it is left out.
package struct PlacementSentences {
  package let sentences: [String]

  /// The most subviews that are listed.
  private static let mostSubviews = 6

  package init(_ rendering: Rendering) {
    guard let root = rendering.root else {
      sentences = []
      return
    }
    let names = NodeNames(root)
    var told = Self.rootSentence(rendering, names[root.path]).map { [$0] } ?? []
    NodeNames.visit(root) { node in
      if let sentence = Self.sentence(node, names) { told.append(sentence) }
    }
    sentences = told.map { $0.prefix(1).uppercased() + $0.dropFirst() + "." }
  }

  /// Returns the sentence for the root, which the system centers in its proposal.
  private static func rootSentence(_ rendering: Rendering, _ name: String) -> String? {
    let (proposal, size) = (rendering.proposal, rendering.size)
    guard let width = proposal.width, let height = proposal.height, width.isFinite, height.isFinite else { return nil }
    let place = Point(x: (width - size.width) / 2, y: (height - size.height) / 2)
    guard place != .zero else { return "\(name) fills the \(Lengths.text(proposal)) of the system" }
    return "the system centers \(name) in its \(Lengths.text(proposal)): at \(text(place))"
  }

  private static func sentence(_ node: RenderedNode, _ names: NodeNames) -> String? {
    guard node.children.contains(where: { $0.frame != node.frame }) else { return nil }
    let parts = node.children.prefix(mostSubviews).map { child in
      let origin = Point(x: child.frame.minX - node.frame.minX, y: child.frame.minY - node.frame.minY)
      return "\(names[child.path]) at \(text(origin))"
    }
    let more = node.children.count - parts.count
    let all = parts + (more > 0 ? ["\(more) more after them"] : [])
    let list =
      all.count < 2 ? all.joined() : all.dropLast().joined(separator: ", ") + " and \(all.last ?? "")"
    return "\(names[node.path]) places \(list)"
  }

  private static func text(_ point: Point) -> String { "\(Lengths.text(point.x)), \(Lengths.text(point.y))" }
}
