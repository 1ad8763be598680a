import Diagnostics
import FenceSyntax

/// Finds `AnyView` around the rows of a list, which hides a row's type until the row is created.
enum ErasedRows: Adviser {
  private static let lists: Set = ["List", "ForEach"]

  static func advice(on fence: AdvisedFence) -> [Advice] {
    var marks: [SourceMark] = []
    fence.expressions { expression in
      guard let list = expression.calledName, lists.contains(list), let body = expression.arguments.last?.closureBody
      else { return }
      rows(body) { marks.append($0) }
    }
    return marks.reduce(into: [SourceMark]()) { if !$0.contains($1) { $0.append($1) } }.map { mark in
      Advice(
        topic: "any-view-in-list", mark: mark,
        message: "rows are type-erased with 'AnyView'",
        reason: "a list derives the number of views in a row from its type; with 'AnyView' it has to create each row",
        hint: "remove 'AnyView': branches in a view builder may have different types, and functions can be @ViewBuilder"
      )
    }
  }

  /// Finds `AnyView` among the rows that statements make.
  private static func rows(_ statements: [Statement], _ found: (SourceMark) -> Void) {
    for statement in statements {
      switch statement.kind {
      case .expression(let expression), .returning(let expression?):
        if expression.modified.base.calledName == "AnyView" { found(expression.modified.base.mark) }
      case .ifElse(let node):
        rows(node.then, found)
        rows(node.otherwise ?? [], found)
      case .choose(let node): for item in node.cases { rows(item.body, found) }
      default: break
      }
    }
  }
}
