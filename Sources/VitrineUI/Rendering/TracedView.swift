/// A view of the view tree as it was evaluated, with what became of it in the render tree.
///
/// Builders' boxes stand in it that have no node of their own: optional views, conditional content, loops, custom views.
package struct TracedView: Hashable, Sendable {
  /// What it is in the view tree.
  package enum Box: Hashable, Sendable {
    /// A view or modifier with nodes of its own.
    case node
    /// A custom view, by the number of its node.
    case body(Int)
    /// A view that may not be there: `Text?`.
    case optional
    /// One of several branches.
    case conditional
    /// A view for each element.
    case loop
    /// Views without a container.
    case group
    /// What a branch holds that is not taken.
    case untaken
  }

  /// What tells it from the others beside it.
  package enum Step: Hashable, Sendable {
    case position(Int)
    /// The branch of a condition, as the source has it: `if`, `else`.
    case branch(String)
    /// An explicit identifier, as Swift writes it.
    case id(String)
    /// What it is to the view that it belongs to: `background`.
    case layer(String)
  }

  package var box: Box
  /// `Text`, `Text?`, `ForEach`, `Counter`
  package var name: String
  package var step: Step
  /// By which it is found again: the same for as long as the view keeps its identity.
  package var key: String
  /// The paths of the nodes that it made.
  package var paths: [String] = []
  package var children: [TracedView] = []

  /// The same where nodes have other paths.
  func moved(_ path: (String) -> String) -> TracedView {
    var view = self
    (view.paths, view.children) = (paths.map(path), children.map { $0.moved(path) })
    return view
  }
}

/// What the source says of a condition in a view builder: its branches, each with what it holds.
package struct ConditionWords: Hashable, Sendable {
  /// A branch: `if`, and `Text`; the name is empty where it holds nothing.
  package struct Branch: Hashable, Sendable {
    package let label: String
    package let name: String

    package init(label: String, name: String) { (self.label, self.name) = (label, name) }
  }

  package let branches: [Branch]

  package init(_ branches: [Branch]) { self.branches = branches }

  /// `Text?` where there is one branch alone.
  var optionalName: String? { branches.count == 1 ? branches[0].name + "?" : nil }
}

extension Rendering {
  /// The view tree without what is inside of controls and has no author.
  ///
  /// - Parameter hidden: the paths of the nodes that are left out.
  func viewTree(without hidden: Set<String>) -> [TracedView] {
    func kept(_ view: TracedView) -> [TracedView] {
      var view = view
      let children = view.children.flatMap(kept)
      let isEmptied = children.isEmpty && !view.children.isEmpty
      view.children = children
      guard view.box == .node else { return isEmptied && [.group, .loop].contains(view.box) ? [] : [view] }
      view.paths.removeAll(where: hidden.contains)
      guard view.paths.isEmpty else { return [view] }
      return children
    }
    return viewTree.flatMap(kept)
  }
}
