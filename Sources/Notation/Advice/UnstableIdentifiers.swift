import FenceSyntax

/// Finds identifiers that change while their element stays the same: indices of a collection, and values that are
/// created each time.
enum UnstableIdentifiers: Adviser {
  static func advice(on fence: AdvisedFence) -> [Advice] {
    var found = fence.types.flatMap { computed(in: $0) }
    fence.expressions { expression in
      if expression.calledName == "ForEach" || expression.calledName == "List", let advice = places(expression, fence) {
        found.append(advice)
      }
      guard case .call(let callee, let arguments) = expression.kind, case .member(_, "id") = callee.kind,
        arguments.count == 1, arguments[0].value.calledName == "UUID", arguments[0].value.arguments.isEmpty
      else { return }
      found.append(
        Advice(
          topic: "unstable-id", mark: expression.mark, message: "'.id(UUID())' is a new identifier each time",
          reason: "each time the body runs, the view gets a new identity: its state is lost, and it appears again",
          hint: "use a stable value, and change it only to reset the view"))
    }
    return found
  }

  /// Finds `ForEach(items.indices, …)`, `ForEach(0..<items.count, …)` and `ForEach(Array(items.enumerated()), id:
  /// \.offset)`.
  private static func places(_ loop: Expression, _ fence: AdvisedFence) -> Advice? {
    guard let data = loop.arguments.first, data.label == nil, let collection = collection(data.value, loop),
      changes(collection, fence)
    else { return nil }
    return Advice(
      topic: "unstable-id", mark: data.value.mark,
      message: "views are identified by their index in '\(collection)'",
      reason: "when an element is inserted or removed, views take over the state of their neighbors",
      hint: "iterate over identifiable elements: ForEach($\(collection)) { $item in … }",
      seen: seen(fence))
  }

  /// Returns the name of the collection whose indices a loop iterates over; `nil` for other loops.
  private static func collection(_ data: Expression, _ loop: Expression) -> String? {
    switch data.kind {
    case .member(let base, "indices"): return name(base)
    case .binary("..<", let start, let end):
      guard case .integer(0, _) = start.kind, case .member(let base, "count") = end.kind else { return nil }
      return name(base)
    case .call(let callee, let arguments):
      let isOffset = loop.arguments.contains { argument in
        if argument.label == "id", case .keyPath(_, ["offset"]) = argument.value.kind { true } else { false }
      }
      guard isOffset else { return nil }
      if case .name("Array") = callee.kind, let inner = arguments.first?.value { return collection(inner, loop) }
      if case .member(let base, "enumerated") = callee.kind { return name(base) }
      return nil
    default: return nil
    }
  }

  private static func name(_ expression: Expression) -> String? {
    switch expression.kind {
    case .name(let use): use.text
    case .member(_, let name): name
    default: nil
    }
  }

  /// Whether a variable of the name may change; a `let` doesn't.
  private static func changes(_ name: String, _ fence: AdvisedFence) -> Bool {
    var isChanging = false
    SyntaxWalk(statement: { statement in
      guard case .variables(let variables) = statement.kind else { return }
      if variables.contains(where: { $0.name == name && !$0.isLet && $0.getter == nil }) { isChanging = true }
    }).go(through: fence.statements)
    return isChanging
  }

  private static func seen(_ fence: AdvisedFence) -> String? {
    let frame = fence.seen.frames.dropFirst().first { !$0.gone.isEmpty && $0.made.isEmpty }
    return frame.flatMap { frame in
      frame.gone.last.map { "after '\(frame.event)' the last '\($0.view)' was removed" }
    }
  }

  /// Finds `var id: UUID { UUID() }`.
  private static func computed(in type: TypeSyntax) -> [Advice] {
    type.variables.compactMap { property in
      guard property.name == "id", let made = property.getter?.onlyExpression, made.calledName == "UUID",
        made.arguments.isEmpty
      else { return nil }
      return Advice(
        topic: "unstable-id", mark: property.mark,
        message: "'id' of '\(type.name)' is computed anew each time it is read",
        reason: "views are matched by the identifiers of their elements; a new identifier matches none",
        hint: "store it: let id = UUID()")
    }
  }
}
