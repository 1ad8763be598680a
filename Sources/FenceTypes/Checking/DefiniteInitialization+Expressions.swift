extension DefiniteInitialization {
  mutating func visit(_ conditions: [Condition], _ state: State) -> State {
    var state = state
    for condition in conditions {
      switch condition {
      case .expression(let node), .unwrapping(_, _, let node, _, _), .matching(_, _, let node, _):
        state = visit(node, state)
      case .availability: continue
      }
    }
    return state
  }

  /// The name of the variable or property that an expression is; `nil` for others.
  private func name(of node: Node) -> String? {
    switch node.kind {
    case .name(let name, _): names.contains(name) && !shadowed.contains(name) ? name : nil
    case .member(let base?, let name, _, _):
      if case .properties = subject, case .name("self", _) = base.kind, names.contains(name) { name } else { nil }
    default: nil
    }
  }

  mutating func visit(_ node: Node, _ state: State) -> State {
    guard !isLost else { return state }
    if let name = name(of: node) {
      read(name, node.start, state)
      return state
    }
    switch node.kind {
    case .assignment(let left, let right, let place): return assign(left, visit(right, state), place)
    case .call(let call): return visit(call, node, state)
    case .closure(let closure):
      visit(closure, node, state)
      return state
    case .conditional(let inner): return follow(inner, state)
    case .choice(let inner): return follow(inner, nil, state)
    case .inoutReference(let inner):
      if let name = name(of: inner) {
        read(name, inner.start, state, "passed by reference")
        return state
      }
      return visit(inner, state)
    case .chain(let first, let operations):
      guard let last = operations.last, last.name.count > 1, last.name.hasSuffix("="),
        !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(last.name), let name = name(of: first)
      else { break }
      let state = operations.reduce(state) { visit($1.operand, $0) }
      read(name, last.start, state, "passed by reference")
      return state
    case .name("self", _): useSelf(node.start, state)
    case .name(let name, _):
      if case .properties(_, _, let methods) = subject, methods.contains(name), !shadowed.contains(name) {
        useSelf(node.start, state)
      }
    case .member(let base?, let name, let place, _):
      guard case .name("self", _) = base.kind else { break }
      if case .properties(_, _, let methods) = subject, methods.contains(name) { useSelf(place, state) }
      return state
    case .unknown: isLost = true
    default: break
    }
    return node.parts.reduce(state) { visit($1, $0) }
  }

  private mutating func read(_ name: String, _ offset: Int, _ state: State, _ use: String = "used") {
    guard let state, !state.contains(name) else { return }
    guard case .variable(_, let isLet, _) = subject else { return useSelf(offset, state) }
    report(offset, "\(isLet ? "constant" : "variable") '\(name)' \(use) before being initialized")
  }

  /// Reports a use of a structure that has not all properties yet.
  private mutating func useSelf(_ offset: Int, _ state: State) {
    guard case .properties(_, _, let methods) = subject, !methods.isEmpty, let state, !names.isSubset(of: state) else {
      return
    }
    report(offset, "'self' used before all stored properties are initialized")
  }

  private mutating func assign(_ left: Node, _ state: State, _ place: Int) -> State {
    switch left.kind {
    case .tuple(let elements): return elements.reduce(state) { assign($1.value, $0, place) }
    case .name("self", _): return state.map { _ in names }
    case .name(let name, _) where name.hasPrefix("_") && names.contains(String(name.dropFirst())):
      return state?.union([String(name.dropFirst())])
    case .member(let base?, let name, _, _) where name.hasPrefix("_") && names.contains(String(name.dropFirst())):
      if case .name("self", _) = base.kind { return state?.union([String(name.dropFirst())]) }
    default: break
    }
    guard let name = name(of: left) else { return visit(left, state) }
    guard closures == 0 else { return state }
    if let state, state.contains(name) || exits.contains(where: \.isLoop), isConstant(name) {
      report(place, "immutable value '\(fullName(name))' may only be initialized once")
    }
    return state?.union([name])
  }

  private func isConstant(_ name: String) -> Bool {
    switch subject {
    case .variable(_, let isLet, _): isLet
    case .properties(_, let constants, _): constants.contains(name)
    }
  }

  private func fullName(_ name: String) -> String {
    if case .properties = subject { "self.\(name)" } else { name }
  }

  private mutating func visit(_ call: Call, _ node: Node, _ state: State) -> State {
    if case .name(let name, _) = call.callee.kind,
      ["fatalError", "preconditionFailure", "exit", "abort"].contains(name)
    {
      return nil
    }
    var state = call.arguments.reduce(state) { visit($1.value, $0) }
    if case .member(let base?, "init", let place, _) = call.callee.kind, case .name(let name, _) = base.kind {
      if name == "self" { return state.map { _ in names } }
      if name == "super" {
        if case .properties = subject, closures == 0, let state,
          let missing = names.subtracting(state).min()
        {
          report(place, "property 'self.\(missing)' not initialized at super.init call")
        }
        return state
      }
    }
    state = visit(call.callee, state)
    return state
  }

  /// Visits a closure, which may run at any time.
  private mutating func visit(_ closure: Closure, _ node: Node, _ state: State) {
    guard case .variable(let name, let isLet, false) = subject else { return }
    var inner = DefiniteInitialization(subject)
    inner.closures = 1
    inner.shadowed = shadowed
    inner.hide((closure.parameters ?? []).map(\.name))
    _ = inner.follow(closure.body, state)
    guard inner.problems.contains(where: { $0.message.contains("'\(name)'") }) else { return }
    report(node.start, "\(isLet ? "constant" : "variable") '\(name)' captured by a closure before being initialized")
  }
}
