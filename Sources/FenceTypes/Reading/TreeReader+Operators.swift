import SwiftSyntax

/// An operator between two operands, or one that is followed by a type.
private enum Infix {
  case named(String, at: Int)
  case assignment(at: Int)
  case ternary(Node, at: Int)

  func precedence(_ table: PrecedenceTable) -> Precedence {
    switch self {
    case .named(let name, _): table.precedence(name)
    case .assignment: .assignment
    case .ternary: .ternary
    }
  }
}

/// Folds operands and operators by precedence, without recursion.
private struct Folding {
  /// An expression and the operations of one precedence that follow it, so that a long sum is read in linear time.
  private struct Operand {
    var first: Node
    var operations: [Node.Operation] = []

    var node: Node { operations.isEmpty ? first : Node(.chain(first, operations), first.start) }
  }

  private let table: PrecedenceTable
  private var operands: [Operand] = []
  private var operators: [Infix] = []

  init(_ table: PrecedenceTable) { self.table = table }

  /// The expression that all operands and operators make.
  var result: Node? {
    mutating get {
      reduce(over: nil)
      return operands.last?.node
    }
  }

  mutating func push(_ operand: Node) { operands.append(Operand(first: operand)) }

  mutating func push(_ infix: Infix) {
    reduce(over: infix.precedence(table))
    operators.append(infix)
  }

  /// Replaces the operand of a cast.
  mutating func cast(_ make: (Node) -> Node) {
    reduce(over: .cast)
    if let operand = operands.popLast()?.node { push(make(operand)) }
  }

  /// Combines the operands of operators that bind stronger than one that follows.
  private mutating func reduce(over next: Precedence?) {
    while let last = operators.last, operands.count > 1 {
      let level = last.precedence(table).level
      if let next, level < next.level || (level == next.level && next.isRight) { return }
      operators.removeLast()
      combine(last, operands.removeLast().node)
    }
  }

  private mutating func combine(_ infix: Infix, _ right: Node) {
    let left = operands.count - 1
    switch infix {
    case .assignment(let place): replace(.assignment(operands[left].node, right, at: place))
    case .ternary(let middle, let place): replace(.ternary(operands[left].node, middle, right, at: place))
    case .named(let name, let place):
      let before = operands[left].operations.last.map { table.precedence($0.name) }
      if before != nil, before != infix.precedence(table) || infix.precedence(table).isRight {
        operands[left] = Operand(first: operands[left].node)
      }
      operands[left].operations.append(Node.Operation(name: name, start: place, operand: right))
    }
  }

  private mutating func replace(_ kind: Node.Kind) {
    let start = operands.removeLast().first.start
    push(Node(kind, start))
  }
}

extension TreeReader {
  mutating func sequence(_ node: SequenceExprSyntax) -> Node.Kind {
    let elements = Array(node.elements)
    return folded(elements[...]).kind
  }

  private mutating func folded(_ elements: ArraySlice<ExprSyntax>) -> Node {
    var folding = Folding(precedences)
    var index = elements.startIndex
    while index < elements.endIndex {
      let element = elements[index]
      switch element.as(ExprSyntaxEnum.self) {
      case .binaryOperatorExpr(let node): folding.push(.named(node.operator.text, at: start(node)))
      case .assignmentExpr(let node): folding.push(.assignment(at: start(node)))
      case .unresolvedTernaryExpr(let node):
        folding.push(.ternary(expression(node.thenExpression), at: start(node.questionMark)))
      case .unresolvedAsExpr(let node):
        let cast: Node.Cast = node.questionOrExclamationMark.map { $0.text == "?" ? .conditional : .forced } ?? .plain
        index += 1
        let type = castType(index < elements.endIndex ? elements[index] : nil)
        folding.cast { Node(.cast(cast, $0, type, at: start(node)), $0.start) }
      case .unresolvedIsExpr(let node):
        index += 1
        let type = castType(index < elements.endIndex ? elements[index] : nil)
        folding.cast { Node(.cast(.test, $0, type, at: start(node)), $0.start) }
      case .tryExpr(let node):
        let rest = [node.expression] + elements[(index + 1)...]
        let trying: Node.Trying = node.questionOrExclamationMark.map { $0.text == "?" ? .optional : .forced } ?? .plain
        folding.push(Node(.trying(trying, folded(rest[...])), start(node)))
        index = elements.endIndex
      case .awaitExpr(let node):
        let rest = [node.expression] + elements[(index + 1)...]
        folding.push(Node(.awaiting(folded(rest[...])), start(node)))
        index = elements.endIndex
      default: folding.push(expression(element))
      }
      index += 1
    }
    return folding.result ?? Node(.unknown([]), 0)
  }

  private mutating func castType(_ syntax: ExprSyntax?) -> WrittenType {
    syntax?.as(TypeExprSyntax.self).map { type($0.type) } ?? .unknown
  }
}
