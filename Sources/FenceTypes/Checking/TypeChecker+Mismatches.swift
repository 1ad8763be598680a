extension TypeChecker {
  enum Purpose {
    case argument, specified, returned, assignment, element, key, value, condition, coercion, closureResult, raw,
      standard
  }

  /// Reports a value that cannot be converted to the type that is expected.
  func check(_ node: Node, _ type: FenceType, to wanted: FenceType, _ purpose: Purpose) {
    var cost = Cost()
    let mark = solver.mark
    if convert(type, to: wanted, &cost) { return }
    solver.undo(to: mark)
    let (from, to) = (defaulted(type), settled(wanted))
    guard !from.isPartlyUnknown, !to.isPartlyUnknown,
      !to.contains(where: { if case .variable = $0 { true } else { false } })
    else {
      return
    }
    report(place(of: node), message(from, to, purpose))
  }

  /// The place at which the compiler reports an expression: for operators, the last one.
  func place(of node: Node) -> Int {
    switch node.kind {
    case .chain(_, let operations): operations.last?.start ?? node.start
    case .member(.some, _, let place, _): place
    case .optionalValue(let inner): place(of: inner)
    case .ternary(_, _, _, let place): place
    case .call(let call):
      if case .member(.some, _, let place, _) = call.callee.kind { place } else { node.start }
    default: node.start
    }
  }

  func message(_ from: FenceType, _ to: FenceType, _ purpose: Purpose) -> String {
    if let wrapped = from.wrapped, to.wrapped == nil {
      var cost = Cost()
      let mark = solver.mark
      defer { solver.undo(to: mark) }
      if convert(wrapped, to: to, &cost) {
        if purpose == .condition {
          return "optional type '\(from)' cannot be used as a boolean; test for '!= nil' instead"
        }
        return "value of optional type '\(from)' must be unwrapped to a value of type '\(to)'"
      }
    }
    switch purpose {
    case .argument: return "cannot convert value of type '\(from)' to expected argument type '\(to)'"
    case .specified: return "cannot convert value of type '\(from)' to specified type '\(to)'"
    case .standard: return "default argument value of type '\(from)' cannot be converted to type '\(to)'"
    case .raw: return "cannot convert value of type '\(from)' to raw type '\(to)'"
    case .returned: return "cannot convert return expression of type '\(from)' to return type '\(to)'"
    case .assignment: return "cannot assign value of type '\(from)' to type '\(to)'"
    case .element: return "cannot convert value of type '\(from)' to expected element type '\(to)'"
    case .key: return "cannot convert value of type '\(from)' to expected dictionary key type '\(to)'"
    case .value: return "cannot convert value of type '\(from)' to expected dictionary value type '\(to)'"
    case .condition:
      return from.name == "Int"
        ? "type 'Int' cannot be used as a boolean; test for '!= 0' instead"
        : "cannot convert value of type '\(from)' to expected condition type 'Bool'"
    case .coercion: return "cannot convert value of type '\(from)' to type '\(to)' in coercion"
    case .closureResult: return "cannot convert value of type '\(from)' to closure result type '\(to)'"
    }
  }
}
