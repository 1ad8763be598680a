/// The record of which view made which node, and of its position in the view tree.
package final class ViewTrace {
  /// A view whose nodes are being made.
  final class Scope {
    let step: Identity.Step
    let identity: Identity
    var box: TracedView.Box?
    var name = ""
    /// The explicit identifier that the view sets by `id(_:)`.
    var id: String?
    var words: ConditionSource?
    var branch = 0
    var children: [Scope] = []
    var nodes: [RenderNode] = []

    init(_ step: Identity.Step, _ identity: Identity) { (self.step, self.identity) = (step, identity) }
  }

  private var open: [Scope] = []
  private var roots: [Scope] = []
  /// The scopes by their identities, for views that are made during the layout of others.
  private var scopes: [Identity: Scope] = [:]
  /// The text of explicit identifiers, by their numbers.
  private var ids: [Int: String] = [:]

  /// Runs `make`, which makes a view's nodes, and records them below the enclosing view. `step` is the last part of
  /// the view's identity.
  func recording(
    _ step: Identity.Step, at identity: Identity, below parent: Identity, _ make: () -> [RenderNode]
  ) -> [RenderNode] {
    let scope = Scope(step, identity)
    if let around = open.last ?? scopes[parent] {
      // A view that is made again, for another layout, replaces its earlier version.
      around.children.removeAll { $0.identity == identity }
      around.children.append(scope)
    } else {
      roots.append(scope)
    }
    scopes[identity] = scope
    open.append(scope)
    defer { open.removeLast() }
    scope.nodes = make()
    return scope.nodes
  }

  func name(_ number: Int, _ text: String) { ids[number] = text }

  /// Records the kind and name of the view whose nodes are being made.
  func note(_ box: TracedView.Box, _ name: String = "") {
    guard let scope = open.last else { return }
    (scope.box, scope.name) = (box, name)
  }

  func note(id: String) { open.last?.id = id }

  /// Records that the view whose nodes are being made is a branch of a condition.
  func note(branch: Int, of words: ConditionSource) {
    guard let scope = open.last else { return }
    (scope.branch, scope.words) = (branch, words)
    (scope.box, scope.name) = words.optionalName.map { (.optional, $0) } ?? (.conditional, "Conditional content")
  }

  // MARK: The value

  /// Returns the view tree, given a function that returns the path of a node.
  func views(_ path: (RenderNode) -> String?) -> [TracedView] {
    roots.flatMap { resolved($0, nil, path) }
  }

  /// - Parameter given: the step of the parent, if the parent isn't shown and has no other child.
  private func resolved(
    _ scope: Scope, _ given: TracedView.Step?, _ path: (RenderNode) -> String?
  ) -> [TracedView] {
    let inner = Set(scope.children.flatMap(\.nodes).map(ObjectIdentifier.init))
    let nodes = scope.nodes.filter { !inner.contains(ObjectIdentifier($0)) }
    let own = nodes.compactMap(path)
    let step = scope.id.map { .id($0) } ?? given ?? self.step(scope.step)
    guard let box = scope.box ?? (own.isEmpty ? nil : .node) else {
      let passes = scope.children.count == 1 ? step : nil
      return scope.children.flatMap { resolved($0, passes, path) }
    }
    let name = box == .node ? nodes.first?.kind.name ?? "" : scope.name
    var view = TracedView(box: box, name: name, step: step, key: scope.identity.text, paths: own)
    if case .body(let number) = box { view.key = "body \(number)" }
    guard let words = scope.words else {
      view.children = scope.children.flatMap { resolved($0, nil, path) }
      return [view]
    }
    view.children = branches(of: scope, words, path)
    // A present optional view, such as `Text?`, is merged with its content.
    if box == .optional, view.children.count == 1, view.children[0].box == .node,
      view.children[0].name == words.branches[0].name
    {
      let only = view.children[0]
      (view.paths, view.children) = (only.paths, only.children)
    }
    return [view]
  }

  /// Returns the content of the branch that is taken, and the other branches by name.
  private func branches(
    of scope: Scope, _ words: ConditionSource, _ path: (RenderNode) -> String?
  ) -> [TracedView] {
    words.branches.enumerated().flatMap { index, branch -> [TracedView] in
      let step = TracedView.Step.branch(branch.label)
      if index == scope.branch {
        let views = scope.children.flatMap { resolved($0, nil, path) }
        guard views.count > 1 else {
          return views.map { view in
            var view = view
            view.step = step
            return view
          }
        }
        let key = scope.identity.appending(.index(index)).text
        return [TracedView(box: .group, name: branch.name, step: step, key: key + " group", children: views)]
      }
      guard words.branches.count > 1, !branch.name.isEmpty else { return [] }
      let key = "\(scope.identity.text) \(index)"
      return [TracedView(box: .untaken, name: branch.name, step: step, key: key)]
    }
  }

  private func step(_ step: Identity.Step) -> TracedView.Step {
    switch step {
    case .index(let index): .position(index)
    case .branch(let isTrue): .branch(isTrue ? "if" : "else")
    case .id(let name), .type(let name): .layer(name)
    case .number(let number): .id(ids[number] ?? "\(number)")
    }
  }
}
