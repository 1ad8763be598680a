import VitrineLayout

/// A tree of labelled boxes: what a view is made of whatever its sizes are, or what an author writes down.
package struct BoxTree: Hashable, Sendable {
  package let label: String
  /// Smaller lines below the label.
  package let details: [String]
  /// What the box is to the one above, written beside the line that leads to it; empty for a plain child.
  package let role: String
  /// Whether it is there at times only: its frame is dashed.
  package let isConditional: Bool
  package let children: [BoxTree]

  package init(
    label: String, details: [String] = [], role: String = "", isConditional: Bool = false, children: [BoxTree]
  ) {
    (self.label, self.details, self.role) = (label, details, role)
    (self.isConditional, self.children) = (isConditional, children)
  }

  /// The tree in words: `VStack (Text, Text)`.
  var words: String {
    children.isEmpty ? label : "\(label) (\(children.map(\.words).joined(separator: ", ")))"
  }

  /// How many boxes are one below the other.
  var depth: Int { 1 + (children.map(\.depth).max() ?? 0) }
}
