import VitrineDiagrams
import VitrineLayout
import VitrineUI

/// The views of a rendering in the order of its tree, numbered from 1.
package struct NumberedViews: Sendable {
  /// A view or modifier.
  package struct View: Sendable {
    package let number: Int
    package let node: RenderedNode
    /// The number of views around it.
    package let depth: Int
    /// The name in sentences: `the HStack`, `Text("Hello")`.
    package let name: String
  }

  package let views: [View]
  private let numbers: [String: Int]
  let names: NodeNames

  /// - Returns: `nil` if the rendering has no views.
  package init?(_ rendering: Rendering) {
    guard let root = rendering.root else { return nil }
    let names = NodeNames(root)
    var views: [View] = []
    func add(_ node: RenderedNode, _ depth: Int) {
      views.append(View(number: views.count + 1, node: node, depth: depth, name: names[node.path]))
      for child in node.children { add(child, depth + 1) }
    }
    add(root, 0)
    (self.views, self.names) = (views, names)
    numbers = Dictionary(views.map { ($0.node.path, $0.number) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the view with a path.
  func view(at path: String) -> View? { numbers[path].map { views[$0 - 1] } }

  /// Returns the view around another one; `nil` for the root.
  func parent(of view: View) -> View? {
    var path = view.node.path[...]
    // Parts of controls have no number, so the path of a parent may be missing.
    while let dot = path.lastIndex(of: ".") {
      path = path[..<dot]
      if let parent = self.view(at: String(path)) { return parent }
    }
    return nil
  }

  /// Returns the views around another one, the nearest first.
  func ancestors(of view: View) -> [View] {
    var (ancestors, current): ([View], View) = ([], view)
    while let parent = parent(of: current) {
      ancestors.append(parent)
      current = parent
    }
    return ancestors
  }

  func children(of view: View) -> [View] { view.node.children.compactMap { self.view(at: $0.path) } }

  // MARK: Search

  /// The reason why no single view is found.
  package struct Problem: Error, Hashable, Sendable {
    package var message: String
    package var hint: String
  }

  /// The most views that an error names.
  private static let mostNamed = 8

  /// Returns the view that a person names: by its number, as in source (`Text("Hello")`), or by its type.
  package func view(named words: String) throws(Problem) -> View {
    let words = words.filter { !$0.isWhitespace }
    if let number = Int(words) {
      guard views.indices.contains(number - 1) else {
        throw Problem(message: "there is no view \(number)", hint: "choose a number from 1 to \(views.count)")
      }
      return views[number - 1]
    }
    func bare(_ text: String) -> String { text.filter { !$0.isWhitespace } }
    let exact = views.filter {
      [$0.name, $0.node.label, $0.node.shownName, "\($0.node.type)(\($0.node.argument))"].map(bare).contains(words)
    }
    let found = exact.isEmpty ? views.filter { $0.node.type == words || $0.node.id == words } : exact
    guard let first = found.first else {
      throw Problem(
        message: "there is no view '\(words)'",
        hint: "choose a number from 1 to \(views.count), or a name such as "
          + "'\(views[views.count - 1].node.label)'")
    }
    guard found.count == 1 else {
      let list = found.prefix(Self.mostNamed).map { "\($0.number)" }.joined(separator: ", ")
      throw Problem(
        message: "'\(words)' is the name of \(found.count) views, of which the first is \(first.name)",
        hint: "choose one of the numbers \(list)\(found.count > Self.mostNamed ? ", …" : "")")
    }
    return first
  }

  // MARK: Text

  /// A line for each view: its number, its name, what it was proposed, its size and its place.
  package var lines: [String] {
    views.map { view in
      let node = view.node
      let indentation = String(repeating: "  ", count: view.depth)
      let cut = node.lines.map { $0.isTruncated ? ", cut off" : "" } ?? ""
      return "\(view.number) \(indentation)\(node.shownName): \(Lengths.text(node.proposal)) → "
        + "\(Lengths.text(node.frame.size)) at \(Lengths.text(node.frame.minX)), \(Lengths.text(node.frame.minY))\(cut)"
    }
  }
}

extension RenderedNode {
  /// The name with what distinguishes it: `Text("Hello")`, `frame(width: 100)`.
  package var shownName: String {
    guard kind.label == .name, !detail.isEmpty else { return label }
    return "\(type)(\(detail))"
  }
}
