import VitrineLayout

/// A tree of labeled boxes: the structure of a view, or an author's outline.
package struct BoxTree: Hashable, Sendable {
  package let label: String
  /// The smaller lines below the label.
  package let details: [String]
  /// The role in the box above, written next to the line between them; empty for a plain child.
  package let role: String
  /// Whether it exists only in some cases: its frame is dashed.
  package let isConditional: Bool
  package let children: [BoxTree]

  package init(
    label: String, details: [String] = [], role: String = "", isConditional: Bool = false, children: [BoxTree]
  ) {
    (self.label, self.details, self.role) = (label, details, role)
    (self.isConditional, self.children) = (isConditional, children)
  }

  /// The tree as text: `VStack (Text, Text)`.
  var words: String {
    children.isEmpty ? label : "\(label) (\(children.map(\.words).joined(separator: ", ")))"
  }

  /// The number of levels.
  var depth: Int { 1 + (children.map(\.depth).max() ?? 0) }
}
