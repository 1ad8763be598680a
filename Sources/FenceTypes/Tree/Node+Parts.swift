extension Node {
  /// The direct subexpressions, in the order in which they are evaluated; a closure's body is none.
  var parts: [Node] {
    switch kind {
    case .integer, .float, .boolean, .nothing, .regex, .name, .type, .discard, .closure, .conditional, .choice: []
    case .string(let parts, _): parts
    case .member(let base, _, _, _): base.map { [$0] } ?? []
    case .call(let call): [call.callee] + call.arguments.map(\.value)
    case .element(let base, let arguments, _): [base] + arguments.map(\.value)
    case .array(let elements): elements
    case .dictionary(let entries): entries.flatMap { [$0.key, $0.value] }
    case .tuple(let elements): elements.map(\.value)
    case .prefix(_, let operand), .postfix(_, let operand), .cast(_, let operand, _, _), .trying(_, let operand),
      .awaiting(let operand), .unwrapped(let operand), .optionalValue(let operand), .forced(let operand, _),
      .inoutReference(let operand):
      [operand]
    case .chain(let first, let operations): [first] + operations.map(\.operand)
    case .assignment(let left, let right, _): [right, left]
    case .ternary(let condition, let then, let other, _): [condition, then, other]
    case .keyPath(_, let steps):
      steps.flatMap { step -> [Node] in
        if case .element(let arguments) = step { arguments.map(\.value) } else { [] }
      }
    case .unknown(let parts): parts
    }
  }
}
