import SwiftSyntax

/// An operator between two operands, or one that is followed by a type.
private enum Infix {
  case named(String, at: Int)
  case assignment(at: Int)
  case ternary(Node, at: Int)

  var precedence: Precedence {
    switch self {
    case .named(let name, _): .of(name)
    case .assignment: .assignment
    case .ternary: .ternary
    }
  }
}

/// Folds operands and operators by precedence, without recursion.
private struct Folding {
  var operands: [Node] = []
  var operators: [Infix] = []

  mutating func push(_ infix: Infix) {
    reduce(over: infix.precedence)
    operators.append(infix)
  }

  /// Combines the operands of operators that bind stronger than one that follows.
  mutating func reduce(over next: Precedence?) {
    while let last = operators.last, operands.count > 1 {
      if let next, last.precedence.level < next.level || (last.precedence.level == next.level && next.isRight) {
        return
      }
      operators.removeLast()
      let right = operands.removeLast()
      let left = operands.removeLast()
      operands.append(Self.combine(left, last, right))
    }
  }

  private static func combine(_ left: Node, _ infix: Infix, _ right: Node) -> Node {
    switch infix {
    case .assignment(let place): return Node(.assignment(left, right, at: place), left.start)
    case .ternary(let middle, let place): return Node(.ternary(left, middle, right, at: place), left.start)
    case .named(let name, let place):
      let operation = Node.Operation(name: name, start: place, operand: right)
      if case .chain(let first, let operations) = left.kind, let last = operations.last,
        Precedence.of(last.name) == infix.precedence, !infix.precedence.isRight
      {
        return Node(.chain(first, operations + [operation]), left.start)
      }
      return Node(.chain(left, [operation]), left.start)
    }
  }
}

extension TreeReader {
  mutating func sequence(_ node: SequenceExprSyntax) -> Node.Kind {
    let elements = Array(node.elements)
    return folded(elements[...]).kind
  }

  private mutating func folded(_ elements: ArraySlice<ExprSyntax>) -> Node {
    var folding = Folding()
    var index = elements.startIndex
    while index < elements.endIndex {
      let element = elements[index]
      switch element.as(ExprSyntaxEnum.self) {
      case .binaryOperatorExpr(let node): folding.push(.named(node.operator.text, at: start(node)))
      case .assignmentExpr(let node): folding.push(.assignment(at: start(node)))
      case .unresolvedTernaryExpr(let node):
        folding.push(.ternary(expression(node.thenExpression), at: start(node.questionMark)))
      case .unresolvedAsExpr(let node):
        folding.reduce(over: .cast)
        let cast: Node.Cast = node.questionOrExclamationMark.map { $0.text == "?" ? .conditional : .forced } ?? .plain
        index += 1
        cast_(&folding, cast, index < elements.endIndex ? elements[index] : nil, at: start(node))
      case .unresolvedIsExpr(let node):
        folding.reduce(over: .cast)
        index += 1
        cast_(&folding, .test, index < elements.endIndex ? elements[index] : nil, at: start(node))
      case .tryExpr(let node):
        let rest = [node.expression] + elements[(index + 1)...]
        let trying: Node.Trying = node.questionOrExclamationMark.map { $0.text == "?" ? .optional : .forced } ?? .plain
        folding.operands.append(Node(.trying(trying, folded(rest[...])), start(node)))
        index = elements.endIndex
      case .awaitExpr(let node):
        let rest = [node.expression] + elements[(index + 1)...]
        folding.operands.append(Node(.awaiting(folded(rest[...])), start(node)))
        index = elements.endIndex
      default: folding.operands.append(expression(element))
      }
      index += 1
    }
    folding.reduce(over: nil)
    return folding.operands.last ?? Node(.unknown([]), 0)
  }

  private mutating func cast_(_ folding: inout Folding, _ cast: Node.Cast, _ syntax: ExprSyntax?, at place: Int) {
    guard let operand = folding.operands.popLast() else { return }
    let written = syntax?.as(TypeExprSyntax.self).map { type($0.type) } ?? .unknown
    folding.operands.append(Node(.cast(cast, operand, written, at: place), operand.start))
  }
}
