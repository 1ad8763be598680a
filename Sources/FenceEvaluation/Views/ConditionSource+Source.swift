import FenceSyntax
import VitrineUI

extension ConditionSource {
  /// The branches of a condition, with what each holds.
  init(_ first: IfStatement) {
    var branches = [Branch(label: "if", name: Self.name(of: first.then))]
    var rest = first.otherwise
    while let body = rest {
      guard body.count == 1, case .ifElse(let next) = body[0].kind else {
        branches.append(Branch(label: "else", name: Self.name(of: body)))
        break
      }
      branches.append(Branch(label: "else if", name: Self.name(of: next.then)))
      rest = next.otherwise
    }
    self.init(branches)
  }

  init(_ node: SwitchStatement) {
    self.init(
      node.cases.enumerated().map { Branch(label: "case \($0 + 1)", name: Self.name(of: $1.body)) })
  }

  /// The view that statements make, without its modifiers: `Text`; several are a `TupleView`.
  private static func name(of statements: [Statement]) -> String {
    let names = statements.compactMap { statement -> String? in
      switch statement.kind {
      case .expression(let expression), .returning(let expression?): name(of: expression)
      case .ifElse, .choose: "Conditional content"
      default: nil
      }
    }
    return names.count == 1 ? names[0] : names.isEmpty ? "EmptyView" : "TupleView"
  }

  private static func name(of expression: Expression) -> String? {
    switch expression.kind {
    case .call(let callee, _): name(of: callee)
    case .member(let base, let name): Self.name(of: base) ?? name
    case .name(let use): use.text
    default: nil
    }
  }
}
