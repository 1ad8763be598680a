extension TypeChecker {
  static let assigning: Set = [
    "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=",
  ]

  func chain(_ first: Node, _ operations: [Node.Operation], _ expected: FenceType?) -> FenceType {
    guard spend(operations.count) else { return .unknown }
    let isArithmetic = operations.allSatisfy { ["+", "-", "*", "/", "%"].contains($0.name) }
    let hint: FenceType? = isArithmetic && operations.count < 40 || hasOwn(operations, expected) ? expected : nil
    var left = infer(first, isImplicit(first) ? hint : nil)
    var leftNode = first
    for operation in operations {
      left = binary(left, leftNode, operation, expected)
      leftNode = operation.operand
    }
    return left
  }

  func binary(
    _ left: FenceType, _ leftNode: Node, _ operation: Node.Operation, _ expected: FenceType?
  ) -> FenceType {
    let bool = named("Bool", [])
    switch operation.name {
    case _ where hasOwn([operation], expected) && left.isUnknown || hasOwn([operation], left):
      let type = left.isUnknown ? expected : left
      let right = infer(operation.operand, isImplicit(operation.operand) ? type : .unknown)
      return custom(left, leftNode, right, operation) ?? .unknown
    case "&&", "||":
      check(leftNode, left, to: bool, .argument)
      check(operation.operand, infer(operation.operand, bool), to: bool, .argument)
      return bool
    case "??": return coalesced(left, operation, expected)
    case "==", "!=", "<", ">", "<=", ">=": return compared(left, leftNode, operation)
    case "~=": return matched(left, operation)
    case "===", "!==":
      _ = infer(operation.operand, .unknown)
      return bool
    case "...", "..<": return range(left, operation)
    case "<<", ">>", "&<<", "&>>":
      _ = infer(operation.operand, nil)
      return left
    case "+", "-", "*", "/", "%", "&+", "&-", "&*", "&", "|", "^":
      return arithmetic(
        left, infer(operation.operand, contextual(operation.operand, left)), operation.name, operation, leftNode,
        expected)
    case let name where Self.assigning.contains(name):
      return assigned(left, leftNode, operation)
    default: return custom(left, leftNode, infer(operation.operand, .unknown), operation) ?? .unknown
    }
  }

  func contextual(_ node: Node, _ type: FenceType) -> FenceType? {
    switch node.kind {
    case .array, .dictionary: settled(type)
    default: isImplicit(node) ? type : nil
    }
  }

  func coalesced(_ left: FenceType, _ operation: Node.Operation, _ expected: FenceType?) -> FenceType {
    let shallow = solver.shallow(left)
    guard let wrapped = shallow.wrapped else {
      let right = infer(operation.operand, shallow)
      return shallow.isUnknown ? (solver.literal(right) == nil ? .unknown : .unknown) : left
    }
    if isNothing(operation.operand) { return left }
    let right = infer(operation.operand, wrapped)
    let rightShallow = solver.shallow(right)
    if let inner = rightShallow.wrapped {
      var cost = Cost()
      _ = convert(inner, to: wrapped, &cost)
      return right
    }
    // What is behind '?' may be an optional.
    if rightShallow.isUnknown, case .optionalValue = operation.operand.kind { return .unknown }
    var cost = Cost()
    let mark = solver.mark
    if convert(right, to: wrapped, &cost) { return wrapped }
    solver.undo(to: mark)
    let (a, b) = (defaulted(right), defaulted(wrapped))
    if isPlain(a), isPlain(b) {
      if expected.map({ if case .existential = $0 { true } else { false } }) == true { return .unknown }
      report(place(of: operation.operand), message(a, b, .argument))
    }
    return .unknown
  }

  func compared(_ left: FenceType, _ leftNode: Node, _ operation: Node.Operation) -> FenceType {
    let bool = named("Bool", [])
    if isNothing(operation.operand) || isNothing(leftNode) {
      if !isNothing(operation.operand) { _ = infer(operation.operand, nil) }
      return bool
    }
    var left = left
    let right: FenceType
    if isImplicit(leftNode), !isImplicit(operation.operand) {
      right = infer(operation.operand, nil)
      left = infer(leftNode, right)
    } else {
      right = infer(operation.operand, contextual(operation.operand, solver.shallow(left).wrapped ?? left))
    }
    let isEquality = operation.name == "==" || operation.name == "!="
    let (a, b) = (solver.shallow(left), solver.shallow(right))
    if a.isUnknown || b.isUnknown { return bool }
    let mark = solver.mark
    var cost = Cost()
    let isSame = unify(a, b) || (isEquality && (convert(a, to: b, &cost) || convert(b, to: a, &cost)))
    let (from, to) = (defaulted(left), defaulted(right))
    if isSame {
      guard !from.isPartlyUnknown, from == to || from.wrapped == nil else { return bool }
      let wanted = isEquality ? "Equatable" : "Comparable"
      let core = from.wrapped ?? from
      if custom(left, leftNode, right, operation) == nil, reportBareOperands(from, to, operation) { return bool }
      if !isEquality, from.wrapped != nil {
        report(leftNode.start, "value of optional type '\(from)' must be unwrapped to a value of type '\(core)'")
        return bool
      }
      if case .nominal(let declaration, _) = core, declaration.isOfFence, conforms(core, to: wanted) == false,
        custom(left, leftNode, right, operation) == nil,
        candidates(isEquality ? "==" : "<", of: core, isStatic: true)?.isEmpty != false
      {
        if from == to {
          report(operation.start, "binary operator '\(operation.name)' cannot be applied to two '\(from)' operands")
        }
      }
      return bool
    }
    solver.undo(to: mark)
    if custom(left, leftNode, right, operation) != nil { return bool }
    if !isEquality, let wrapped = from.wrapped ?? to.wrapped, !from.isPartlyUnknown, !to.isPartlyUnknown {
      let optional = from.wrapped != nil ? from : to
      report(
        from.wrapped != nil ? leftNode.start : operation.operand.start,
        "value of optional type '\(optional)' must be unwrapped to a value of type '\(wrapped)'")
      return bool
    }
    reportOperands(from, to, operation)
    return bool
  }

  func reportOperands(_ from: FenceType, _ to: FenceType, _ operation: Node.Operation) {
    guard isOperand(from), isOperand(to) else { return }
    report(
      operation.start,
      from == to
        ? "binary operator '\(operation.name)' cannot be applied to two '\(from)' operands"
        : "binary operator '\(operation.name)' cannot be applied to operands of type '\(from)' and '\(to)'")
  }

  /// Whether a type is known so well that an operator without a definition for it is an error.
  func isOperand(_ type: FenceType) -> Bool {
    guard case .nominal(let declaration, let arguments) = type, !type.isPartlyUnknown else {
      if case .tuple(let elements) = type { return elements.isEmpty }
      return false
    }
    let known: Set = [
      "Int", "Double", "CGFloat", "Float", "String", "Bool", "Array", "Dictionary", "Set", "Character",
      "Decimal", "Data", "IndexSet",
    ]
    if declaration.name == "Optional" { return arguments.allSatisfy { isOperand($0) } }
    return known.contains(declaration.name)
      || (declaration.isOfFence && !declaration.isClass && !ancestors(of: declaration).isOpen)
  }

  func range(_ left: FenceType, _ operation: Node.Operation) -> FenceType {
    let right = infer(operation.operand, contextual(operation.operand, left))
    let mark = solver.mark
    guard unify(left, right) else {
      solver.undo(to: mark)
      reportOperands(defaulted(left), defaulted(right), operation)
      return .unknown
    }
    return named(operation.name == "..." ? "ClosedRange" : "Range", [solver.literal(left) == nil ? left : right])
  }

  /// Checks the value that a range is asked whether it contains.
  func matched(_ pattern: FenceType, _ operation: Node.Operation) -> FenceType {
    let value = infer(operation.operand, .unknown)
    let mark = solver.mark
    if let range = solver.shallow(pattern).declaration?.name, ["Range", "ClosedRange"].contains(range),
      let bound = solver.shallow(pattern).arguments.first, !unify(bound, value)
    {
      solver.undo(to: mark)
      let (pattern, value) = (defaulted(pattern), defaulted(value))
      if isOperand(value), !pattern.isPartlyUnknown {
        report(operation.start, "expression pattern of type '\(pattern)' cannot match values of type '\(value)'")
      }
    }
    return named("Bool", [])
  }

  static let numbers: Set = [
    "Int", "Double", "CGFloat", "Float", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32",
    "UInt64", "Decimal",
  ]

  func arithmetic(
    _ left: FenceType, _ right: FenceType, _ name: String, _ operation: Node.Operation, _ leftNode: Node,
    _ expected: FenceType?
  ) -> FenceType {
    let (a, b) = (solver.shallow(left), solver.shallow(right))
    if a.isUnknown || b.isUnknown { return .unknown }
    let mark = solver.mark
    switch (solver.literal(a), solver.literal(b)) {
    case (let x?, let y?):
      let isText = x == .string || x == .interpolated
      if x != .boolean, y != .boolean, !isText || name == "+", unify(a, b) { return left }
      solver.undo(to: mark)
    case (let literal?, nil):
      if Self.numbers.contains(b.name ?? ""), literal == .integer || literal == .float, unify(a, b) { return right }
      solver.undo(to: mark)
      if name == "+", b.name == "String", unify(a, b) { return right }
      solver.undo(to: mark)
    case (nil, let literal?):
      if Self.numbers.contains(a.name ?? ""), literal == .integer || literal == .float, unify(a, b) { return left }
      solver.undo(to: mark)
      if name == "+", a.name == "String" || a.name == "Substring", unify(a, b) { return left }
      solver.undo(to: mark)
    case (nil, nil):
      if let known = knownArithmetic(a, b, name), !isBare(a) { return known }
    }
    if let result = custom(left, leftNode, right, operation) { return result }
    let (from, to) = (defaulted(left), defaulted(right))
    if reportBareOperands(from, to, operation) { return .unknown }
    if case .existential(let parts) = from, parts.isEmpty, to.declaration.map({ isBasic($0) }) == true {
      report(leftNode.start, "cannot convert value of type 'Any' to expected argument type '\(to)'")
      return .unknown
    }
    if let wrapped = from.wrapped ?? to.wrapped, isOperand(from), isOperand(to),
      Self.numbers.contains(wrapped.name ?? "") || wrapped.name == "String"
    {
      let isLeft = from.wrapped != nil
      report(
        isLeft ? leftNode.start : operation.operand.start,
        "value of optional type '\(isLeft ? from : to)' must be unwrapped to a value of type '\(wrapped)'")
      return .unknown
    }
    reportOperands(from, to, operation)
    return .unknown
  }

  func knownArithmetic(_ a: FenceType, _ b: FenceType, _ name: String) -> FenceType? {
    guard let left = a.name, let right = b.name else { return .unknown }
    if left == right {
      if Self.numbers.contains(left) { return name == "%" && ["Double", "CGFloat", "Float"].contains(left) ? nil : a }
      if name == "+", left == "String" || left == "Text" { return a }
      if name == "+", left == "Array" {
        let mark = solver.mark
        if unify(a, b) { return a }
        solver.undo(to: mark)
        var cost = Cost()
        return convert(b, to: a, &cost) ? a : nil
      }
    }
    if Set([left, right]) == ["Double", "CGFloat"] { return named("CGFloat", []) }
    let numbers = Self.numbers
    if numbers.contains(left), numbers.contains(right) { return nil }
    if numbers.contains(left) || numbers.contains(right) {
      let other = numbers.contains(left) ? right : left
      return ["String", "Bool", "Array", "Character", "Optional", "Dictionary", "Set"].contains(other) ? nil : .unknown
    }
    if left == "String", right == "String", name != "+" { return nil }
    if ["String", "Bool"].contains(left), ["String", "Bool", "Int", "Character"].contains(right) { return nil }
    return a.declaration?.isOfFence == true && left == right ? nil : .unknown
  }

  /// Returns the result of an operator that a fence or the library declares; `nil` if none fits.
  func custom(_ left: FenceType, _ leftNode: Node, _ right: FenceType, _ operation: Node.Operation)
    -> FenceType?
  {
    var found: [Candidate] = []
    if let local = globals.values[operation.name] {
      found += local.functions.map { Candidate(member: $0, names: local.names) }
    }
    for type in [settled(left), settled(right)] {
      guard case .nominal = type else { continue }
      found += candidates(operation.name, of: type, isStatic: true) ?? []
    }
    guard !found.isEmpty else {
      // An extension of the standard library's types may declare the operator.
      return extensions.values.contains { $0.contains { $0.members.contains { $0.name == operation.name } } }
        ? .unknown : nil
    }
    for candidate in found where candidate.member.parameters.count == 2 {
      let mark = solver.mark
      var cost = Cost()
      let types = candidate.member.parameters.map { resolve($0.type, candidate.names) }
      if !candidate.member.generics.isEmpty { return .unknown }
      if convert(left, to: types[0], &cost), convert(right, to: types[1], &cost) {
        return candidate.member.result.map { resolve($0, candidate.names) } ?? .unknown
      }
      solver.undo(to: mark)
    }
    return nil
  }
}
