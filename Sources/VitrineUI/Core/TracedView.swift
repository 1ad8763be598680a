/// A view of the view tree as it was evaluated, with its nodes in the render tree.
///
/// The view tree also contains views without a node: optional views, conditional content, loops, custom views.
package struct TracedView: Hashable, Sendable {
  /// The kind of an element of the view tree.
  package enum Box: Hashable, Sendable {
    /// A view or modifier with nodes.
    case node
    /// A custom view, with the number of its body node.
    case body(Int)
    /// An optional view: `Text?`.
    case optional
    /// Conditional content: one of several branches.
    case conditional
    /// A view for each element of a collection.
    case loop
    /// Several views without a container.
    case group
    /// The content of a branch that isn't taken.
    case untaken
  }

  /// The identity of a view among its siblings.
  package enum Step: Hashable, Sendable {
    case position(Int)
    /// The branch of a condition, as in the source: `if`, `else`.
    case branch(String)
    /// An explicit identifier, as Swift writes it.
    case id(String)
    /// The part that the view is of its parent: `background`.
    case layer(String)
  }

  package var box: Box
  /// The name of the view: `Text`, `Text?`, `ForEach`, `Counter`.
  package var name: String
  package var step: Step
  /// The key of the view, which stays the same for as long as the view keeps its identity.
  package var key: String
  /// The paths of the nodes that the view made.
  package var paths: [String] = []
  package var children: [TracedView] = []

  /// Returns the view with other paths for its nodes.
  func moved(_ path: (String) -> String) -> TracedView {
    var view = self
    (view.paths, view.children) = (paths.map(path), children.map { $0.moved(path) })
    return view
  }
}

/// The source form of a condition in a view builder: its branches, each with its content.
package struct ConditionSource: Hashable, Sendable {
  /// A branch: its label, such as `if`, and the name of its content, such as `Text`; the name is empty without content.
  package struct Branch: Hashable, Sendable {
    package let label: String
    package let name: String

    package init(label: String, name: String) { (self.label, self.name) = (label, name) }
  }

  package let branches: [Branch]

  package init(_ branches: [Branch]) { self.branches = branches }

  /// The name of the optional view, such as `Text?`, if there is only one branch.
  var optionalName: String? { branches.count == 1 ? branches[0].name + "?" : nil }
}

extension Rendering {
  /// Returns the view tree without the internal views of controls.
  ///
  /// - Parameter hidden: the paths of the omitted nodes.
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
