extension TypeChecker {
  /// Returns the type of an expression, where it is expected to have another.
  func infer(_ node: Node, _ expected: FenceType?) -> FenceType {
    let type = limited { inferred(node, expected.map { solver.shallow($0) }) }
    recordType(of: .expression(node), type)
    return type
  }

  private func literal(_ kind: Solver.Literal, _ node: Node, length: Int? = nil) -> FenceType {
    let type = solver.fresh(kind, length: length)
    record.literals.append((node.start, type))
    return type
  }

  func inferred(_ node: Node, _ expected: FenceType?) -> FenceType {
    switch node.kind {
    case .integer:
      let type = solver.fresh(.integer)
      record.integers.append((node.start, type))
      return type
    case .float: return literal(.float, node)
    case .boolean: return literal(.boolean, node)
    case .string(let parts, let length):
      for part in parts { recordDescribed(part, defaulted(infer(part, nil))) }
      return literal(parts.isEmpty ? .string : .interpolated, node, length: length)
    case .nothing: return nothing(node, expected)
    case .regex, .discard: return .unknown
    case .name(let name, let arguments): return nameType(name, arguments, node, expected)
    case .member(let base, let name, let place, let arguments):
      return memberAccess(base, name, place, arguments, node, expected)
    case .call(let call): return callType(call, node, expected)
    case .element(let base, let arguments, let place): return elementType(base, arguments, place, node)
    case .closure(let closure): return closureType(closure, node, expected, builder: nil)
    case .array(let elements): return array(elements, node, expected)
    case .dictionary(let entries): return dictionary(entries, node, expected)
    case .tuple(let elements): return tuple(elements, expected)
    case .prefix(let name, let operand): return prefix(name, operand, node, expected)
    case .postfix(_, let operand):
      let bound = infer(operand, nil)
      return named("PartialRangeFrom", [bound])
    case .chain(let first, let operations): return chain(first, operations, expected)
    case .assignment(let left, let right, let place): return assignment(left, right, place)
    case .ternary(let condition, let then, let other, let place):
      return ternary(condition, then, other, place, expected)
    case .cast(let cast, let operand, let written, _): return self.cast(cast, operand, written)
    case .trying(let trying, let operand): return self.trying(trying, operand, node, expected)
    case .awaiting(let operand):
      let outer = context
      defer { context = outer }
      context.isAwaiting = true
      return infer(operand, expected)
    case .unwrapped(let operand): return unwrapped(operand, node)
    case .optionalValue(let operand):
      let type = infer(operand, nil)
      let shallow = solver.shallow(type)
      if shallow.isUnknown || shallow.wrapped != nil { return type }
      if case .metatype = shallow { return type }
      return named("Optional", [type])
    case .forced(let operand, let place): return forced(operand, place)
    case .keyPath(let root, let steps): return keyPath(root, steps, expected)
    case .inoutReference(let operand): return inoutReference(operand, node)
    case .conditional(let statement):
      checkBranches(isFree: expected == nil) { check(statement, isResult: true) }
      return .unknown
    case .choice(let statement):
      checkBranches(isFree: expected == nil) { check(statement, isResult: true) }
      return .unknown
    case .type(let written): return .metatype(resolve(written, context.names))
    case .unknown(let parts):
      for part in parts { _ = infer(part, nil) }
      return .unknown
    }
  }

  func nothing(_ node: Node, _ expected: FenceType?) -> FenceType {
    guard let expected else { return .unknown }
    if expected.wrapped != nil || expected.isUnknown { return expected }
    switch expected {
    case .nominal(let declaration, _)
    where conforms(expected, to: "ExpressibleByNilLiteral") != true && !declaration.name.hasPrefix("Unsafe"):
      report(node.start, "'nil' is not compatible with expected argument type '\(settled(expected))'")
    default: break
    }
    return .unknown
  }

  // MARK: Optionals, casts and errors

  func unwrapped(_ operand: Node, _ node: Node) -> FenceType {
    let type = infer(operand, nil)
    let shallow = solver.shallow(type)
    if let wrapped = shallow.wrapped { return wrapped }
    // 'Int?.none' is a member of the optional type.
    if case .metatype(let instance) = shallow { return .metatype(named("Optional", [instance])) }
    if case .nominal(let declaration, _) = shallow, !declaration.isClass {
      report(node.start, "cannot use optional chaining on non-optional value of type '\(settled(type))'")
    }
    return .unknown
  }

  func forced(_ operand: Node, _ place: Int) -> FenceType {
    let type = infer(operand, nil)
    let shallow = solver.shallow(type)
    if let wrapped = shallow.wrapped { return wrapped }
    if case .nominal = shallow, !settled(shallow).isPartlyUnknown {
      report(operand.start, "cannot force unwrap value of non-optional type '\(settled(type))'")
    }
    return .unknown
  }

  func cast(_ cast: Node.Cast, _ operand: Node, _ written: WrittenType) -> FenceType {
    let target = resolve(written, context.names)
    switch cast {
    case .plain:
      let type = infer(operand, target)
      check(operand, type, to: target, .coercion)
      return target
    case .conditional:
      _ = defaulted(infer(operand, nil))
      return target.isUnknown ? .unknown : named("Optional", [target])
    case .forced:
      _ = defaulted(infer(operand, nil))
      return target
    case .test:
      _ = defaulted(infer(operand, nil))
      return named("Bool", [])
    }
  }

  func trying(_ trying: Node.Trying, _ operand: Node, _ node: Node, _ expected: FenceType?) -> FenceType {
    let outer = context
    defer { context = outer }
    context.isTrying = true
    if trying != .plain { context.handlesErrors = true }
    let type = infer(operand, trying == .optional ? nil : expected)
    guard trying == .optional else { return type }
    let shallow = solver.shallow(type)
    return shallow.wrapped != nil ? type : named("Optional", [type])
  }

  func ternary(
    _ condition: Node, _ then: Node, _ other: Node, _ place: Int, _ expected: FenceType?
  ) -> FenceType {
    checkCondition(condition)
    if let expected, !expected.isUnknown {
      guard case .variable = expected else {
        check(then, infer(then, expected), to: expected, .argument)
        check(other, infer(other, expected), to: expected, .argument)
        return expected
      }
    }
    if isImplicit(then) || isImplicit(other) || isNothing(then) || isNothing(other) {
      let known = isImplicit(then) || isNothing(then) ? infer(other, expected) : infer(then, expected)
      let rest = isImplicit(then) || isNothing(then) ? then : other
      if isNothing(rest) {
        return solver.shallow(known).wrapped != nil || solver.shallow(known).isUnknown
          ? known : named("Optional", [known])
      }
      _ = infer(rest, isImplicit(then) && isImplicit(other) ? expected ?? .unknown : known)
      return isImplicit(then) && isImplicit(other) ? (expected ?? .unknown) : known
    }
    let (a, b) = (infer(then, expected), infer(other, expected))
    let mark = solver.mark
    if unify(a, b) { return solver.literal(a) == nil ? a : b }
    solver.undo(to: mark)
    let (left, right) = (settled(a), settled(b))
    if left.wrapped != nil || right.wrapped != nil {
      var cost = Cost()
      if left.wrapped != nil, convert(b, to: a, &cost) { return a }
      if right.wrapped != nil, convert(a, to: b, &cost) { return b }
    }
    if isPlain(defaulted(a)), isPlain(defaulted(b)) {
      report(
        place,
        "result values in '? :' expression have mismatching types '\(defaulted(a))' and '\(defaulted(b))'")
    }
    return .unknown
  }

  /// Whether a type is that of plain values: a structure or an enumeration without unknown parts.
  func isPlain(_ type: FenceType) -> Bool {
    guard case .nominal(let declaration, _) = type, !type.isPartlyUnknown else { return false }
    return !declaration.isClass
  }

  /// Whether an expression begins with an implicit member.
  func isImplicit(_ node: Node) -> Bool {
    switch node.kind {
    case .member(let base, _, _, _): base.map { isImplicit($0) } ?? true
    case .call(let call): isImplicit(call.callee)
    case .tuple(let elements): elements.count == 1 && isImplicit(elements[0].value)
    case .ternary(_, let a, let b, _): isImplicit(a) && isImplicit(b)
    default: false
    }
  }

  func checkCondition(_ node: Node) {
    let bool = named("Bool", [])
    let type = infer(node, bool)
    check(node, type, to: bool, .condition)
  }

  func inoutReference(_ operand: Node, _ node: Node) -> FenceType {
    let type = infer(operand, nil)
    if let reason = immutability(operand) {
      report(operand.start, "cannot pass immutable value as inout argument: \(reason)")
    }
    return type
  }
}
