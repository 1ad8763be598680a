import FenceSyntax

/// Identifiers that do not stay with what they stand for: places in a collection, and values that are made anew each time.
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
          topic: "unstable-id", mark: expression.mark, message: "‘.id(UUID())’ is another identifier each time",
          reason: "whenever the body runs, the view is another one: its state is dropped, and it appears anew",
          hint: "use a value that stays, and change it only where the view is to begin anew"))
    }
    return found
  }

  /// `ForEach(items.indices, …)`, `ForEach(0..<items.count, …)`, `ForEach(Array(items.enumerated()), id: \.offset)`.
  private static func places(_ loop: Expression, _ fence: AdvisedFence) -> Advice? {
    guard let data = loop.arguments.first, data.label == nil, let collection = collection(data.value, loop),
      changes(collection, fence)
    else { return nil }
    return Advice(
      topic: "unstable-id", mark: data.value.mark,
      message: "the views are told apart by their places in ‘\(collection)’",
      reason: "when an element is put in or taken out, the state of one view goes on in the next",
      hint: "go over the elements, with an identifier of their own: ForEach($\(collection)) { $item in … }",
      seen: seen(fence))
  }

  /// The name of the collection whose places are gone over; `nil` where it is something else.
  private static func collection(_ data: Expression, _ loop: Expression) -> String? {
    switch data.kind {
    case .member(let base, "indices"): return name(base)
    case .binary("..<", let start, let end):
      guard case .integer(0) = start.kind, case .member(let base, "count") = end.kind else { return nil }
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

  /// Whether anything of the name may change; what is declared by `let` stays as it is.
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
      frame.gone.last.map { "after ‘\(frame.event)’ the view that went was the ‘\($0.view)’ at the last place" }
    }
  }

  /// `var id: UUID { UUID() }`.
  private static func computed(in type: TypeSyntax) -> [Advice] {
    type.variables.compactMap { property in
      guard property.name == "id", let made = property.getter?.onlyExpression, made.calledName == "UUID",
        made.arguments.isEmpty
      else { return nil }
      return Advice(
        topic: "unstable-id", mark: property.mark, message: "the ‘id’ of ‘\(type.name)’ is another one each time",
        reason: "views are found again by the identifiers of their elements; these are never found again",
        hint: "keep it: let id = UUID()")
    }
  }
}
