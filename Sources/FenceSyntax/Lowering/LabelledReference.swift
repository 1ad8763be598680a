import Diagnostics
import SwiftSyntax

extension Expression.Kind {
  /// Returns a function that is named with its labels, as a closure that gives them to its arguments.
  ///
  /// `Row.init(id:)` is `{ Row.init(id: $0) }`.
  func naming(_ labels: DeclNameArgumentsSyntax, _ place: SourceMark, _ overload: Overload?) -> Expression.Kind {
    let arguments = labels.arguments.enumerated().map { index, label in
      Argument(
        label: label.name.text == "_" ? nil : label.name.identifierText,
        value: Expression(.name(NameUse("$\(index)")), place))
    }
    let call = Expression(.call(Expression(self, place, overload: overload), arguments), place)
    return .closure(
      ClosureSyntax(
        parameters: [], body: [Statement(.expression(call), place)], captures: [], shorthands: arguments.count,
        mark: place))
  }
}

extension ExprSyntax {
  /// Whether it is a literal that a type can be expressible by.
  var isLiteral: Bool {
    switch kind {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .stringLiteralExpr, .arrayExpr,
      .dictionaryExpr:
      true
    default: false
    }
  }
}
