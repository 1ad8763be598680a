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
  /// Whether its type is known to be an integer's: `let count = 3`, or the argument of a declared property.
  package let isInteger: Bool
}

extension ParsedFence {
  /// Returns the literals that have names, in the order of the source.
  ///
  /// - Parameter earlier: The fences before this one, which may declare what it calls.
  package func namedLiterals(after earlier: [ParsedFence] = []) -> [NamedLiteral] {
    let finder = NamedLiteralFinder((earlier + [self]).reduce(into: []) { $0.formUnion($1.integerLabels) })
    finder.walk.go(through: statements)
    return finder.found.sorted { ($0.mark.lowerBound, $0.mark.upperBound) < ($1.mark.lowerBound, $1.mark.upperBound) }
  }
}

extension ParsedFence {
  /// The arguments that are integers because of their declarations: `Row.count` for `struct Row { let count: Int }`.
  fileprivate var integerLabels: Set<String> {
    var labels: Set<String> = []
    func add(_ function: FunctionSyntax, of name: String) {
      for parameter in function.parameters where parameter.type?.isInteger == true {
        labels.insert(parameter.label.map { "\(name).\($0)" } ?? name)
      }
    }
    let walk = SyntaxWalk(statement: { statement in
      switch statement.kind {
      case .function(let function): add(function, of: function.name)
      case .type(let type):
        for member in type.members {
          if case .function(let function) = member.kind, function.name == "init" { add(function, of: type.name) }
          guard case .variables(let variables) = member.kind else { continue }
          for variable in variables where variable.isInteger { labels.insert("\(type.name).\(variable.name)") }
        }
      default: break
      }
    })
    walk.go(through: statements)
    return labels
  }
}

extension TypeName {
  fileprivate var isInteger: Bool {
    let name = base
    return ["Int", "UInt"].contains { name.hasPrefix($0) && name.dropFirst($0.count).allSatisfy(\.isNumber) }
  }
}

extension VariableSyntax {
  /// Whether the variable is an integer, by its type or by the literal that it starts with.
  fileprivate var isInteger: Bool {
    if let type { return type.isInteger }
    if case .integer? = initial.flatMap(LiteralValue.init) { return true }
    return false
  }
}

/// Collects the literals that have names.
private final class NamedLiteralFinder {
  private(set) var found: [NamedLiteral] = []
  private let integerLabels: Set<String>
  private(set) lazy var walk = SyntaxWalk(
    statement: { [unowned self] in read($0) }, expression: { [unowned self] in read($0) })

  init(_ integerLabels: Set<String>) { self.integerLabels = integerLabels }

  private func read(_ statement: Statement) {
    guard case .variables(let variables) = statement.kind else { return }
    for variable in variables {
      guard let initial = variable.initial else { continue }
      let names = [variable.name] + (variable.wrapper == nil ? [] : ["$" + variable.name])
      add(initial, names, isInteger: variable.isInteger)
    }
  }

  private func read(_ expression: Expression) {
    switch expression.kind {
    case .call(let callee, let arguments):
      let name = callee.calledName
      for argument in arguments where !argument.isTrailing {
        let names = [argument.label, argument.label == nil ? name : nil].compactMap(\.self)
        let qualified = argument.label.flatMap { label in name.map { "\($0).\(label)" } }
        let all = names + (qualified.map { [$0] } ?? [])
        add(argument.value, all, isInteger: all.contains(where: integerLabels.contains))
      }
    // The walk does not enter macros, such as previews.
    case .macro(_, let arguments): arguments.forEach { walk.visit($0.value) }
    default: break
    }
  }

  private func add(_ expression: Expression, _ names: [String], isInteger: Bool) {
    guard !names.isEmpty, let value = LiteralValue(expression) else { return }
    found.append(NamedLiteral(names: names, mark: expression.mark, value: value, isInteger: isInteger))
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
