import Diagnostics

/// A literal of a fence that has a name: the label of an argument, the function whose argument it is, or the property
/// whose initial value it is.
package struct NamedLiteral {
  /// The names, the shortest first: `spacing` and `VStack.spacing`; `padding`; `isOn` and `$isOn` for a property with a
  /// wrapper.
  package let names: [String]
  /// The range of the literal in the source, with its quotes or sign.
  package let mark: SourceMark
  package let value: LiteralValue
  /// Whether Swift infers the type `Int` from the literal alone: `let count = 3`.
  package let isInferredInteger: Bool
}

extension ParsedFence {
  /// The literals that have names, in the order of the source.
  package var namedLiterals: [NamedLiteral] {
    let finder = NamedLiteralFinder()
    finder.walk.go(through: statements)
    return finder.found.sorted { ($0.mark.lowerBound, $0.mark.upperBound) < ($1.mark.lowerBound, $1.mark.upperBound) }
  }
}

/// Collects the literals that have names.
private final class NamedLiteralFinder {
  private(set) var found: [NamedLiteral] = []
  private(set) lazy var walk = SyntaxWalk(
    statement: { [unowned self] in read($0) }, expression: { [unowned self] in read($0) })

  private func read(_ statement: Statement) {
    guard case .variables(let variables) = statement.kind else { return }
    for variable in variables {
      guard let initial = variable.initial else { continue }
      let names = [variable.name] + (variable.wrapper == nil ? [] : ["$" + variable.name])
      add(initial, names, isInferred: variable.type == nil)
    }
  }

  private func read(_ expression: Expression) {
    switch expression.kind {
    case .call(let callee, let arguments):
      let name = callee.calledName
      for argument in arguments where !argument.isTrailing {
        let names = [argument.label, argument.label == nil ? name : nil].compactMap(\.self)
        let qualified = argument.label.flatMap { label in name.map { "\($0).\(label)" } }
        add(argument.value, names + (qualified.map { [$0] } ?? []), isInferred: false)
      }
    // The walk does not enter macros, such as previews.
    case .macro(_, let arguments): arguments.forEach { walk.visit($0.value) }
    default: break
    }
  }

  private func add(_ expression: Expression, _ names: [String], isInferred: Bool) {
    guard !names.isEmpty, let value = LiteralValue(expression) else { return }
    var isInteger = false
    if case .integer = value { isInteger = true }
    found.append(
      NamedLiteral(names: names, mark: expression.mark, value: value, isInferredInteger: isInferred && isInteger))
  }
}

extension Expression {
  /// The name of a function that is called: `VStack`, `padding`, `system` in `.system(size: 17)`.
  fileprivate var calledName: String? {
    switch kind {
    case .name(let name): name.text
    case .member(_, let name), .implicitMember(let name): name
    default: nil
    }
  }
}
