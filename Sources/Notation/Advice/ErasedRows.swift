import Diagnostics
import FenceSyntax

/// `AnyView` for the rows of a list: what kind of view a row is, is not known before the row is made.
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
        topic: "any-view-in-list", mark: mark, message: "the rows are erased to AnyView",
        reason: "a list tells from a row's type how many views it is; erased, each element has to be made to find out",
        hint: "leave AnyView away: branches may differ in a view builder, and a function may be a @ViewBuilder")
    }
  }

  /// The erased views among the rows that statements make.
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
