import FenceSyntax

/// Conditions, nested like the compiler's `buildOptional` and `buildEither`.
extension StructureReader {
  /// Returns the structure of a chain `if … else if … else`.
  func branches(_ first: IfStatement) -> ViewStructure {
    var branches = [Branch("if " + words.text(first.conditions), content(of: first.then))]
    var rest = first.otherwise
    while let body = rest, body.count == 1, case .ifElse(let next) = body[0].kind {
      branches.append(Branch("else if " + words.text(next.conditions), content(of: next.then)))
      rest = next.otherwise
    }
    let condition = branches[0].words
    if let rest {
      let isPlain = branches.count == 1
      branches.append(Branch("else", content(of: rest)))
      // With two branches, the condition is shown once, and the branches are `true` and `false`.
      if isPlain { (branches[0].words, branches[1].words) = ("true", "false") }
      return conditional(branches, isPlain ? condition : "")
    }
    guard branches.count == 1 else {
      return ViewStructure(name: "Optional", children: [conditional(branches, "")])
    }
    let only = branches[0].view
    return ViewStructure(
      name: only.name == "TupleView" ? "Optional" : only.name + "?",
      detail: only.name == "TupleView" || only.detail.isEmpty ? condition : "\(only.detail) \(condition)",
      children: only.name == "TupleView" ? [only] : only.children)
  }

  func branches(_ node: SwitchStatement) -> ViewStructure {
    conditional(
      node.cases.map { Branch(words.text($0.patterns), content(of: $0.body)) }, "switch " + words.text(node.subject))
  }

  private struct Branch {
    /// The condition of the branch.
    var words: String
    let view: ViewStructure

    init(_ words: String, _ view: ViewStructure) { (self.words, self.view) = (words, view) }
  }

  /// Combines two branches at a time, as `buildEither(first:)` and `buildEither(second:)` are nested.
  private func conditional(_ branches: [Branch], _ condition: String) -> ViewStructure {
    var level = branches.map { branch in
      var view = branch.view
      view.role = branch.words
      return view
    }
    guard level.count > 1 else { return branches.first?.view ?? ViewStructure(name: "EmptyView") }
    while level.count > 2 {
      level = stride(from: 0, to: level.count, by: 2).map { index in
        guard index + 1 < level.count else { return level[index] }
        return ViewStructure(name: "_ConditionalContent", children: Array(level[index...index + 1]))
      }
    }
    return ViewStructure(name: "_ConditionalContent", detail: condition, children: level)
  }
}
