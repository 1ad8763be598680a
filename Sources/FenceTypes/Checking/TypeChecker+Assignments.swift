extension TypeChecker {
  func assigned(_ left: FenceType, _ leftNode: Node, _ operation: Node.Operation) -> FenceType {
    if let reason = immutability(leftNode) {
      report(leftNode.start, "left side of mutating operator isn't mutable: \(reason)")
      _ = infer(operation.operand, left)
      return .void
    }
    let right = infer(operation.operand, contextual(operation.operand, left))
    let (a, b) = (solver.shallow(left), solver.shallow(right))
    if a.isUnknown || b.isUnknown { return .void }
    let mark = solver.mark
    if solver.literal(b) != nil, unify(a, b) { return .void }
    solver.undo(to: mark)
    if custom(left, leftNode, right, operation) != nil { return .void }
    if knownArithmetic(a, b, String(operation.name.dropLast())) == nil {
      let (from, to) = (defaulted(left), defaulted(right))
      if let wrapped = from.wrapped, isOperand(from), isOperand(to) {
        report(leftNode.start, "value of optional type '\(from)' must be unwrapped to a value of type '\(wrapped)'")
      } else if from.name == "String", to.name == "Character" || to.name == "Substring" {
        return .void
      } else if isOperand(from), isOperand(to), from.name != "Array", from.name != "Set" {
        if operation.name == "+=" || operation.name == "-=", ["String", "Int", "Double"].contains(from.name),
          ["String", "Int", "Double", "Bool"].contains(to.name), from.name == "String"
        {
          report(operation.operand.start, "cannot convert value of type '\(to)' to expected argument type '\(from)'")
        } else {
          reportOperands(from, to, operation)
        }
      }
    } else if solver.literal(b) != nil, isOperand(defaulted(left)),
      a.name == "Int" || a.name == "String" || a.name == "Bool" || a.name == "Double"
    {
      report(
        operation.operand.start,
        "cannot convert value of type '\(defaulted(right))' to expected argument type '\(defaulted(left))'")
    }
    return .void
  }

  func prefix(_ name: String, _ operand: Node, _ node: Node, _ expected: FenceType?) -> FenceType {
    switch name {
    case "!" where !hasOwn("!", quietly { infer(operand, nil) }):
      let bool = named("Bool", [])
      let type = infer(operand, bool)
      check(operand, type, to: bool, .argument)
      return bool
    case "-", "+":
      let type = infer(operand, expected)
      if case .integer = operand.kind { record.negated.insert(operand.start) }
      if let known = defaulted(type).name, name == "-", known == "String" || known == "Bool" {
        report(node.start, "unary operator '-' cannot be applied to an operand of type '\(known)'")
        return .unknown
      }
      if solver.literal(type) == .integer, let target = expected.map({ settled($0) }), let unsigned = target.name,
        unsigned.hasPrefix("UInt"), isNumber(operand)
      {
        report(node.start, "negative integer overflows when stored into unsigned type '\(unsigned)'")
        return .unknown
      }
      return type
    case "...", "..<":
      return named(name == "..." ? "PartialRangeThrough" : "PartialRangeUpTo", [infer(operand, nil)])
    case "~": return infer(operand, expected)
    default:
      _ = infer(operand, .unknown)
      return .unknown
    }
  }

  func isNumber(_ node: Node) -> Bool { if case .integer = node.kind { true } else { false } }

  func assignment(_ left: Node, _ right: Node, _ place: Int) -> FenceType {
    if case .discard = left.kind {
      _ = defaulted(infer(right, nil))
      return .void
    }
    let target = infer(left, nil)
    keep(right, .assigned, at: place)
    if let reason = immutability(left) {
      _ = quietly { infer(right, target) }
      report(
        left.start,
        reason.hasPrefix("'self'") && isMember(left)
          ? "cannot assign to property: \(reason)"
          : (isMember(left) ? "cannot assign to property: \(reason)" : "cannot assign to value: \(reason)"))
      return .void
    }
    reportReadOnlyPath(left)
    if isNothing(right) {
      let type = settled(target)
      if type.wrapped == nil, isPlain(type) { report(right.start, "'nil' cannot be assigned to type '\(type)'") }
      return .void
    }
    // What is behind '?' has its own type: an optional property of an optional value.
    var wanted = target
    if case .optionalValue(let inner) = left.kind { wanted = quietly { infer(inner, nil) } }
    check(right, infer(right, wanted), to: wanted, .assignment)
    return .void
  }

  func isMember(_ node: Node) -> Bool {
    switch node.kind {
    case .member: return true
    case .name(let name, _):
      if case .members = entity(name) { return true }
      return false
    default: return false
    }
  }
}
