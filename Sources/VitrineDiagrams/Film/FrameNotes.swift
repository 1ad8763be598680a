/// The text and diagrams of one frame of a film strip, in addition to its picture.
package struct FrameNotes: Hashable, Sendable {
  /// The lines that were printed.
  package var output: [String] = []
  /// The views that were created, removed or updated, if they are requested.
  package var updates: ViewUpdates?
  /// The attribute graph, if it is requested.
  package var graph: AttributeGraph?

  /// The view tree and the render tree, if they are requested.
  package var identity: IdentityTrees?

  /// The lines of all notes except the printed output, one list per note.
  package var paragraphs: [[String]] { [updates?.lines, graph?.lines, identity?.lines].compactMap(\.self) }

  package init() {}
}

/// The custom views of a frame with their changes since the previous frame, and the bodies that ran.
package struct ViewUpdates: Hashable, Sendable {
  /// A change of a view.
  package enum Mark: String, Hashable, Sendable {
    case made, gone, kept, moved, updated

    /// The character before the view's name.
    var sign: String {
      switch self {
      case .made: "+"
      case .gone: "−"
      case .kept: "="
      case .moved: "↕"
      case .updated: "↻"
      }
    }
  }

  /// A custom view.
  package struct Item: Hashable, Sendable {
    /// The name, with a number if several views have the same: `Row 2`.
    package let name: String
    /// The number of its node.
    package let node: Int
    /// The explicit identifier, as Swift prints it.
    package let id: String?
    /// The changes, of which there is at least one; a view may be both moved and updated.
    package let marks: [Mark]
    package let children: [Item]

    package init(name: String, node: Int, id: String?, marks: [Mark], children: [Item]) {
      (self.name, self.node, self.id, self.marks, self.children) = (name, node, id, marks, children)
    }
  }

  package let views: [Item]
  /// The lines that `Self._printChanges()` would print: `Counter: _value changed.`
  package let bodies: [String]

  package init(views: [Item], bodies: [String]) { (self.views, self.bodies) = (views, bodies) }

  /// The tree as lines, indented by two spaces per level: `↻ Counter updated`.
  package var lines: [String] {
    func lines(_ item: Item, _ level: Int) -> [String] {
      let sign = item.marks.first?.sign ?? " "
      let words = [
        sign, item.name, item.id.map { "id \($0)" } ?? "", item.marks.map(\.rawValue).joined(separator: ", "),
      ]
      return [String(repeating: "  ", count: level) + words.filter { !$0.isEmpty }.joined(separator: " ")]
        + item.children.flatMap { lines($0, level + 1) }
    }
    return views.flatMap { lines($0, 0) }
  }
}
