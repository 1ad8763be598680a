import FenceSyntax

extension Notebook {
  /// Whether a view of the fence does something when it appears, of itself or by a view that an earlier fence declares.
  package func actsWhenItAppears(_ fence: ParsedFence) -> Bool {
    var left = [fence.statements]
    var known: Set<String> = []
    let declared = declaredTypes
    while let statements = left.popLast() {
      var acts = false
      SyntaxWalk(expression: { expression in
        guard case .call(let callee, _) = expression.kind else { return }
        switch callee.kind {
        case .member(_, let name): acts = acts || Self.beginnings.contains(name)
        case .name(let use):
          let name = use.text
          if known.insert(name).inserted, let type = declared[name] { left.append(type.syntax.members) }
        default: break
        }
      }).go(through: statements)
      if acts { return true }
    }
    return false
  }

  /// The modifiers by which views act of themselves.
  private static let beginnings: Set = ["onAppear", "task", "onReceive", "onChange"]
}
