import SwiftSyntax

/// Packs of values, which are arrays here: `repeat f(each x)` is what `f` makes of each element.
extension Lowering {
  /// The operator whose operand is spread among the arguments around it.
  package static let spreading = "repeat"

  /// What a pattern comes to for each element of the packs that it speaks of, to be spread.
  mutating func spread(_ node: PackExpansionExprSyntax) -> Expression.Kind {
    .prefix(Self.spreading, repetition(node))
  }

  /// The same as a value of its own, as in `(repeat each x)`.
  mutating func repetition(_ node: PackExpansionExprSyntax) -> Expression {
    let pattern = node.repetitionPattern
    let place = mark(node)
    guard let pack = FirstPack.find(in: pattern) else { return lower(pattern) }
    // A pack alone is what it repeats.
    if let only = pattern.as(PackElementExprSyntax.self) { return lower(only.pack) }
    let closure = ClosureSyntax(
      parameters: [.named(Self.packIndex)], body: [Statement(.expression(lower(pattern)), place)], captures: [],
      shorthands: 0, mark: place)
    let indices = Expression(.member(lower(pack), "indices"), place)
    let argument = Argument(label: nil, value: Expression(.closure(closure), place), isTrailing: true)
    return Expression(.call(Expression(.member(indices, "map"), place), [argument]), place)
  }

  /// `each x`: the element whose turn it is.
  mutating func element(_ node: PackElementExprSyntax) -> Expression.Kind {
    let place = mark(node)
    let index = Argument(label: nil, value: Expression(.name(NameUse(Self.packIndex)), place))
    return .index(lower(node.pack), [index])
  }

  /// No name that a fence can write.
  private static let packIndex = "each index"
}

/// Finds the first pack that a pattern speaks of.
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
