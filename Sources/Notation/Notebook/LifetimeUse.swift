import FenceSyntax

extension Notebook {
  /// Whether a view of the fence, or of an earlier fence that it uses, acts when it appears: it runs an action, or its
  /// initial state presents something.
  package func actsWhenItAppears(_ fence: ParsedFence) -> Bool {
    var left = [fence.statements]
    var known: Set<String> = []
    let declared = declaredTypes
    var presented = PresentedNames()
    while let statements = left.popLast() {
      var acts = false
      SyntaxWalk(
        statement: { presented.note($0) },
        expression: { expression in
          guard case .call(let callee, let arguments) = expression.kind else { return }
          switch callee.kind {
          case .member(_, let name):
            acts = acts || Self.beginnings.contains(name)
            if PresentationsNames.names.contains(name) { presented.note(arguments) }
          case .name(let use):
            let name = use.text
            if known.insert(name).inserted, let type = declared[name] { left.append(type.syntax.members) }
          default: break
          }
        }
      ).go(through: statements)
      if acts || presented.areShown { return true }
    }
    return false
  }

  /// The modifiers whose actions run without an event from the reader.
  private static let beginnings: Set = ["onAppear", "task", "onReceive", "onChange"]
}

/// The bindings of presentations, and the variables with an initial value.
private struct PresentedNames {
  private var bindings: Set<String> = []
  private var begun: Set<String> = []
  private var isConstant = false

  /// Whether anything is presented from the beginning.
  var areShown: Bool { isConstant || !bindings.isDisjoint(with: begun) }

  mutating func note(_ statement: Statement) {
    guard case .variables(let variables) = statement.kind else { return }
    for variable in variables {
      guard let initial = variable.initial, initial.isThere else { continue }
      begun.insert(variable.name)
    }
  }

  mutating func note(_ arguments: [Argument]) {
    for argument in arguments where argument.label == "isPresented" || argument.label == "item" {
      switch argument.value.kind {
      case .name(let use): bindings.insert(String(use.text.drop { $0 == "$" }))
      case .member(_, let name): bindings.insert(String(name.drop { $0 == "$" }))
      case .call(let callee, let inner):
        guard case .implicitMember("constant") = callee.kind else { continue }
        isConstant = isConstant || inner.first?.value.isThere == true
      default: break
      }
    }
  }
}

extension Expression {
  /// Whether a value is neither `false` nor `nil`, according to its literal.
  fileprivate var isThere: Bool {
    switch kind {
    case .boolean(let truth): truth
    case .nothing: false
    default: true
    }
  }
}
