/// A statement or declaration in the checker's tree.
final class Statement: Sendable {
  let start: Int
  let kind: Kind

  init(_ kind: Kind, _ start: Int) { (self.kind, self.start) = (kind, start) }

  enum Kind: Sendable {
    case expression(Node)
    case variable(Variable)
    case function(Member)
    case type(TypeDeclaration)
    case extended(Extension)
    case returning(Node?)
    case throwing(Node)
    case condition(IfStatement)
    case choice(SwitchStatement)
    case check([Condition], otherwise: [Statement], end: Int)
    case loop(Pattern, Node, where: Node?, [Statement])
    case whileLoop([Condition], [Statement])
    case repeatLoop([Statement], Node)
    case attempt([Statement], [CatchClause])
    case block([Statement])
    case deferred([Statement])
    /// `break`, `continue` or `fallthrough`.
    case leaving(Leaving, label: String?)
    case labeled(String, Statement)
    case preview([Statement])
    case other
  }

  enum Leaving: Sendable { case ending, proceeding, fallingThrough }
}

/// Variables that are declared together.
struct Variable: Sendable {
  var isLet: Bool
  var isStatic = false
  var isLazy = false
  var attributes: [Attribute] = []
  var modifiers: Set<String> = []
  var bindings: [Binding]

  struct Binding: Sendable {
    var pattern: Pattern
    var type: WrittenType?
    var value: Node?
    var getter: [Statement]?
    var setter: [Statement]?
    /// The parameter's name of the setter.
    var newName = "newValue"
    var observers: [(name: String, body: [Statement])] = []
    /// Whether a getter changes the value that it is of: 'mutating get'.
    var changesSelf = false
    /// Whether a setter does not: 'nonmutating set'.
    var keepsSelf = false
    var isComputed: Bool { getter != nil }
    var start: Int
  }
}

/// An attribute such as `@State` or `@Environment(\.locale)`.
struct Attribute: Sendable {
  var name: String
  var typeArguments: [WrittenType] = []
  var arguments: [Argument] = []
  var hasArguments = false
  var start = 0
}

struct IfStatement: Sendable {
  var conditions: [Condition]
  var body: [Statement]
  var otherwise: [Statement]?
}

enum Condition: Sendable {
  case expression(Node)
  /// `let value = optional`
  case unwrapping(name: String, type: WrittenType?, Node, isLet: Bool, at: Int)
  case matching(Pattern, type: WrittenType?, Node, at: Int)
  case availability
}

struct SwitchStatement: Sendable {
  var subject: Node
  var cases: [Case]
  var start: Int

  struct Case: Sendable {
    /// Empty for `default`.
    var patterns: [(pattern: Pattern, condition: Node?)]
    var isDefault = false
    var body: [Statement]
    var start: Int
  }
}

struct CatchClause: Sendable {
  var patterns: [(pattern: Pattern, condition: Node?)]
  var body: [Statement]
}

/// A pattern of a declaration or a case.
indirect enum Pattern: Sendable {
  case name(String, at: Int, isLet: Bool)
  case wildcard
  case tuple([(label: String?, pattern: Pattern)])
  case enumCase(base: WrittenType?, name: String, at: Int, [(label: String?, pattern: Pattern)]?)
  case optional(Pattern)
  case type(WrittenType, Pattern?)
  case value(Node)
  case unknown
}
