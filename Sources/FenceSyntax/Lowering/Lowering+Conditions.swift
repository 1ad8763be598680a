import SwiftSyntax

extension Lowering {
  mutating func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
    list.map { element in
      switch element.condition {
      case .expression(let expression): return .expression(lower(expression))
      case .optionalBinding(let binding): return self.binding(binding)
      case .matchingPattern(let match): return .match(pattern(match.pattern), lower(match.initializer.value))
      default: return .available
      }
    }
  }

  private mutating func binding(_ node: OptionalBindingConditionSyntax) -> Condition {
    let pattern = pattern(node.pattern)
    if let initializer = node.initializer { return .bind(pattern, lower(initializer.value)) }
    guard let name = pattern.declared else { return .bind(pattern, Expression(.nothing, mark(node))) }
    return .unwrap(name, NameUse(name.text), mark(node.pattern))
  }
}
