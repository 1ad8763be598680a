import VitrineDiagrams
import VitrineLayout
import VitrineUI

/// A visible sign that a layout is not as its author may expect.
package struct Symptom: Hashable, Sendable {
  enum Kind: Hashable, Sendable, CaseIterable { case cutText, overflow, unlikeFrame, squeezedSpacer, empty }

  let kind: Kind
  /// The number of the view.
  package let number: Int
  /// The symptom as a sentence.
  package let sentence: String

  /// The lengths, in points, that are too small to be seen.
  private static let tolerance = 0.6

  /// Returns the symptoms of a view.
  static func symptoms(of view: NumberedViews.View, in views: NumberedViews) -> [Symptom] {
    let (node, parent) = (view.node, views.parent(of: view))
    var found: [Symptom] = []
    func add(_ kind: Kind, _ sentence: String) {
      found.append(
        Symptom(kind: kind, number: view.number, sentence: sentence.prefix(1).uppercased() + sentence.dropFirst() + ".")
      )
    }
    if let lines = node.lines, lines.isTruncated { add(.cutText, "the text of \(view.name) is cut off") }
    if let (excess, around) = overflow(of: view, parent, views) {
      add(.overflow, "\(view.name) is \(Lengths.text(excess)) larger than \(around)")
    }
    if let parent, parent.node.type == "frame", node.type == "Image" || node.kind.isModifier {
      for (axis, side) in [(Axis.horizontal, "wide"), (.vertical, "high")] {
        let name = axis == .horizontal ? "width" : "height"
        guard let length = parent.node.parameter(name), abs(length - node.frame.size[axis]) > tolerance else {
          continue
        }
        add(
          .unlikeFrame,
          "\(parent.name) around \(view.name) is \(Lengths.text(length)) \(side), and \(view.name) stays \(Lengths.text(node.frame.size[axis])) \(side)"
        )
      }
    }
    if node.type == "Spacer", let axis = parent?.stackAxis,
      node.frame.size[axis] <= (node.parameter("minLength") ?? 8) + tolerance
    {
      add(.squeezedSpacer, "\(view.name) has only its minimum, \(Lengths.text(node.frame.size[axis]))")
    }
    if node.frame.width <= 0 || node.frame.height <= 0, !["Spacer", "EmptyView"].contains(node.type) {
      add(.empty, "\(view.name) has no \(node.frame.width <= 0 ? "width" : "height")")
    }
    return found
  }

  /// Returns by how much a view is larger than the view around it, or the root than the system's proposal.
  private static func overflow(
    of view: NumberedViews.View, _ parent: NumberedViews.View?, _ views: NumberedViews
  ) -> (Double, String)? {
    let size = view.node.frame.size
    let room = parent.map { Optional($0.node.frame.size.width) } ?? view.node.proposal.width
    let height = parent.map { Optional($0.node.frame.size.height) } ?? view.node.proposal.height
    let around = parent?.name ?? "the system's proposal"
    if let parent, parent.node.type == "ScrollView" || view.node.role == .secondary { return nil }
    if views.ancestors(of: view).contains(where: { $0.node.kind.effect == .clips }) { return nil }
    let excess = max(size.width - (room ?? .infinity), size.height - (height ?? .infinity))
    return excess.isFinite && excess > tolerance ? (excess, around) : nil
  }

  /// Returns the symptoms of all views.
  package static func all(in views: NumberedViews) -> [Symptom] { views.views.flatMap { symptoms(of: $0, in: views) } }

  /// The weight of the symptom among others.
  var weight: Double {
    switch kind {
    case .cutText: 100
    case .overflow: 60
    case .unlikeFrame: 50
    case .squeezedSpacer, .empty: 30
    }
  }
}
