/// What a film strip tells of one of its frames besides the picture, in words.
package struct FrameNotes: Hashable, Sendable {
  /// The lines that were printed.
  package var output: [String] = []
  /// Which views came, went and were updated, where that is asked for.
  package var updates: ViewUpdates?
  /// What views read and which bodies ran, where that is asked for.
  package var graph: AttributeGraph?

  /// The view tree beside the render tree, where that is asked for.
  package var identity: IdentityTrees?

  /// What is told of all parts, besides what was printed, each in lines.
  package var paragraphs: [[String]] { [updates?.lines, graph?.lines, identity?.lines].compactMap(\.self) }

  package init() {}
}

/// The custom views of a frame with what became of each since the frame before, and which bodies ran.
package struct ViewUpdates: Hashable, Sendable {
  /// What became of a view.
  package enum Mark: String, Hashable, Sendable {
    case made, gone, kept, moved, updated

    /// What stands before its name.
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
    /// Told apart from others of the name by a number: `Row 2`.
    package let name: String
    /// The number of its node.
    package let node: Int
    /// Its explicit identifier, as Swift writes it.
    package let id: String?
    /// Never empty; a view may be both moved and updated.
    package let marks: [Mark]
    package let children: [Item]

    package init(name: String, node: Int, id: String?, marks: [Mark], children: [Item]) {
      (self.name, self.node, self.id, self.marks, self.children) = (name, node, id, marks, children)
    }
  }

  package let views: [Item]
  /// In the words of `Self._printChanges()`: `Counter: _value changed.`
  package let bodies: [String]

  package init(views: [Item], bodies: [String]) { (self.views, self.bodies) = (views, bodies) }

  /// The tree as lines, two spaces to a level: `↻ Counter updated`.
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
