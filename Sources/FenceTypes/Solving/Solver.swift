/// The types that inference has found for its variables, with the steps to undo an attempt.
final class Solver {
  enum Literal: Sendable {
    case integer, float, string, interpolated, boolean

    /// No type has literals of two kinds by default.
    enum Kind { case text, number, truth }

    var kind: Kind {
      switch self {
      case .string, .interpolated: .text
      case .integer, .float: .number
      case .boolean: .truth
      }
    }
  }

  struct Variable {
    var value: FenceType?
    var literal: Literal?
    /// The number of characters of a string literal.
    var length: Int?
  }

  private(set) var variables: [Variable] = []
  private var trail: [(index: Int, old: Variable)] = []

  func fresh(_ literal: Literal? = nil, length: Int? = nil) -> FenceType {
    variables.append(Variable(value: nil, literal: literal, length: length))
    return .variable(variables.count - 1)
  }

  /// The state to which ``undo(to:)`` returns.
  var mark: Int { trail.count }

  func undo(to mark: Int) {
    while trail.count > mark, let last = trail.popLast() { variables[last.index] = last.old }
  }

  func change(_ index: Int, _ change: (inout Variable) -> Void) {
    trail.append((index, variables[index]))
    change(&variables[index])
  }

  /// Gives a variable another value than it has; `false` if it is none.
  func replace(_ variable: FenceType, by value: FenceType) -> Bool {
    guard case .variable(var index) = variable else { return false }
    while case .variable(let next)? = variables[index].value { index = next }
    change(index) { $0 = Variable(value: value) }
    return true
  }

  /// Returns a type without the variables at its top.
  func shallow(_ type: FenceType) -> FenceType {
    var type = type
    while case .variable(let index) = type, let value = variables[index].value { type = value }
    return type
  }

  func literal(_ type: FenceType) -> Literal? {
    if case .variable(let index) = shallow(type) { variables[index].literal } else { nil }
  }

  /// Returns a type without variables whose types are known.
  func resolved(_ type: FenceType) -> FenceType {
    type.mapped { part in
      guard case .variable = part else { return part }
      let found = shallow(part)
      if case .variable = found { return found }
      return resolved(found)
    }
  }
}
