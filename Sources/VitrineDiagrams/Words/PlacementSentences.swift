import VitrineLayout
import VitrineUI

/// The last act of a layout in words: where views place their subviews, the system the root first.
///
/// A view that lies exactly where the one around it lies is not told of.
package struct PlacementSentences {
  package let sentences: [String]

  /// Subviews that are told one by one.
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

  /// The system has a place as large as its proposal, and the root in the middle of it.
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
