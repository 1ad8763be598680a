extension LiveView {
  /// All state of the view as text, to tell whether it goes on as another does: where the same state is at the same places,
  /// in the order of the tree, the texts are the same, whatever happened before.
  ///
  /// - Parameter text: a value's text.
  package func stateKey(_ text: (Any) -> String) -> String {
    var lines: [String] = []
    var seen: Set<ObjectIdentifier> = []
    func add(_ node: BodyNode) {
      guard seen.insert(ObjectIdentifier(node)).inserted else { return }
      if let parent = node.parent { add(parent) }
      lines.append(node.name + states.pieces(of: node, text).joined(separator: ","))
    }
    func visit(_ node: RenderNode) {
      add(node.owner)
      node.children.forEach(visit)
    }
    add(states.root)
    if let root { visit(root) }
    // Views of nothing have no place in the tree; they come in their order.
    bodies.forEach(add)
    let due = clock.times.map { String($0 - clock.now) }
    return (lines + ["due " + due.joined(separator: ",")]).joined(separator: "\n")
  }
}

extension StateStore {
  /// The state at a custom view and at the controls in it, in an order that is the same whatever came first.
  fileprivate func pieces(of node: BodyNode, _ text: (Any) -> String) -> [String] {
    let places = [node.place] + node.places.filter { $0 != node.place && nodes[$0] == nil }
    return places.flatMap { place in
      (cells[place] ?? [:]).map { property, cell in " \(property)=\(text(cell.current))" }
    }.sorted()
  }
}
