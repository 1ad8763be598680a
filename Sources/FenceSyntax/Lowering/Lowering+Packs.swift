import SwiftSyntax

/// Lowering of parameter packs to arrays: `repeat f(each x)` applies `f` to each element.
extension Lowering {
  /// The operator whose operand is an array of arguments for the surrounding call.
  package static let spreading = "repeat"

  /// Lowers a pack expansion to arguments of the surrounding call.
  mutating func spread(_ node: PackExpansionExprSyntax) -> Expression.Kind {
    .prefix(Self.spreading, repetition(node))
  }

  /// Lowers a pack expansion to an array, as in `(repeat each x)`.
  mutating func repetition(_ node: PackExpansionExprSyntax) -> Expression {
    let pattern = node.repetitionPattern
    let place = mark(node)
    guard let pack = FirstPack.find(in: pattern) else { return lower(pattern) }
    // A pack alone is its own expansion.
    if let only = pattern.as(PackElementExprSyntax.self) { return lower(only.pack) }
    let closure = ClosureSyntax(
      parameters: [.named(Self.packIndex)], body: [Statement(.expression(lower(pattern)), place)], captures: [],
      shorthands: 0, mark: place)
    let indices = Expression(.member(lower(pack), "indices"), place)
    let argument = Argument(label: nil, value: Expression(.closure(closure), place), isTrailing: true)
    return Expression(.call(Expression(.member(indices, "map"), place), [argument]), place)
  }

  /// Lowers `each x` to the current element.
  mutating func element(_ node: PackElementExprSyntax) -> Expression.Kind {
    let place = mark(node)
    let index = Argument(label: nil, value: Expression(.name(NameUse(Self.packIndex)), place))
    return .index(lower(node.pack), [index])
  }

  /// A name that no fence can declare.
  private static let packIndex = "each index"
}

/// Finds the first pack in a pattern.
private final class FirstPack: SyntaxVisitor {
  private var found: ExprSyntax?

  static func find(in pattern: ExprSyntax) -> ExprSyntax? {
    let visitor = FirstPack(viewMode: .sourceAccurate)
    visitor.walk(pattern)
    return visitor.found
  }

  override func visit(_ node: PackElementExprSyntax) -> SyntaxVisitorContinueKind {
    found = found ?? node.pack
    return .skipChildren
  }

  override func visit(_ node: PackExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
