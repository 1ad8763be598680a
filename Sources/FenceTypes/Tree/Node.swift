/// An expression in the checker's tree.
final class Node: Sendable {
  /// The offset in the source at which the expression starts.
  let start: Int
  let kind: Kind

  init(_ kind: Kind, _ start: Int) { (self.kind, self.start) = (kind, start) }

  enum Kind: Sendable {
    case integer, float, nothing
    case boolean(Bool)
    /// A string with its interpolated expressions; the length counts characters of a string without any.
    case string(parts: [Node], length: Int?)
    case regex
    case name(String, arguments: [WrittenType])
    /// A member; the base is `nil` for an implicit member such as `.red`.
    case member(base: Node?, name: String, at: Int, arguments: [WrittenType])
    case call(Call)
    case element(base: Node, [Argument], at: Int)
    case closure(Closure)
    case array([Node])
    case dictionary([Entry])
    case tuple([Argument])
    case prefix(String, Node)
    case postfix(String, Node)
    /// Operators of one precedence from left to right.
    case chain(Node, [Operation])
    case assignment(Node, Node, at: Int)
    case ternary(Node, Node, Node, at: Int)
    case cast(Cast, Node, WrittenType, at: Int)
    case trying(Trying, Node)
    case awaiting(Node)
    /// The operand of `?`, inside `optionalValue`.
    case unwrapped(Node)
    /// An expression that is `nil` where one of its `unwrapped` operands is.
    case optionalValue(Node)
    case forced(Node, at: Int)
    case keyPath(root: WrittenType?, [PathStep])
    case inoutReference(Node)
    case conditional(IfStatement)
    case choice(SwitchStatement)
    case type(WrittenType)
    case discard
    case unknown([Node])
  }

  enum Cast: Sendable { case plain, conditional, forced, test }
  enum Trying: Sendable { case plain, optional, forced }

  struct Operation: Sendable {
    var name: String
    var start: Int
    var operand: Node
  }

  struct Entry: Sendable { var key: Node, value: Node }

  enum PathStep: Sendable {
    case property(String, at: Int)
    case element([Argument])
    case unwrap
    case other
  }
}

/// An argument of a call, or an element of a tuple.
struct Argument: Sendable {
  var label: String?
  var value: Node
  /// The offset of the label, or of the value without one.
  var start: Int
  var isTrailing = false
}

struct Call: Sendable {
  var callee: Node
  var arguments: [Argument]
  /// The offset of the parenthesis that closes the arguments, or of the end of the callee without one.
  var end: Int
  var hasParentheses = true
}

/// A closure expression.
struct Closure: Sendable {
  var parameters: [Parameter]?
  /// The number of anonymous parameters that the body uses: 2 for `$1`.
  var anonymous = 0
  var result: WrittenType?
  var isThrowing = false
  var isAsync = false
  var body: [Statement]
  /// The names of its capture list with their values.
  var captures: [Capture] = []
  var end: Int

  struct Parameter: Sendable {
    var name: String
    var type: WrittenType?
  }

  /// An element of a capture list.
  struct Capture: Sendable {
    var name: String
    var value: Node?
    var isWeak: Bool
  }

  /// The only expression of the body; `nil` for another body.
  var expression: Node? {
    guard body.count == 1 else { return nil }
    switch body[0].kind {
    case .expression(let node): return node
    case .returning(let node): return node
    case .condition(let statement): return Node(.conditional(statement), body[0].start)
    case .choice(let statement): return Node(.choice(statement), body[0].start)
    default: return nil
    }
  }
}
