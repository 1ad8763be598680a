extension ViewSession {
  /// Returns the whole state of the view as text: two sessions with equal text behave alike, whatever happened before.
  ///
  /// State is listed by its place, in the order of the tree.
  ///
  /// - Parameter text: returns the text of a value.
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
    // Views without nodes aren't in the tree; add them in the order of their creation.
    bodies.forEach(add)
    let due = clock.times.map { String($0 - clock.now) }
    return (lines + ["due " + due.joined(separator: ",")]).joined(separator: "\n")
  }
}

extension StateStore {
  /// Returns the state of a custom view and of the controls in it, sorted, so that the order doesn't depend on history.
  fileprivate func pieces(of node: BodyNode, _ text: (Any) -> String) -> [String] {
    let places = [node.place] + node.places.filter { $0 != node.place && nodes[$0] == nil }
    return places.flatMap { place in
      (cells[place] ?? [:]).map { property, cell in " \(property)=\(text(cell.current))" }
    }.sorted()
  }
}
