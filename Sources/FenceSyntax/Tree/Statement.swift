import Diagnostics

/// A statement or declaration of a fence.
package final class Statement {
  package let kind: Kind
  package let mark: SourceMark
  /// Whether a task may pause in the statement.
  package private(set) lazy var mayPause = findPause()

  package init(_ kind: Kind, _ mark: SourceMark) {
    self.kind = kind
    self.mark = mark
  }

  package indirect enum Kind {
    case expression(Expression)
    case variables([VariableSyntax])
    case function(FunctionSyntax)
    case type(TypeSyntax)
    case `extension`(ExtensionSyntax)
    case returning(Expression?)
    case ifElse(IfStatement)
    case choose(SwitchStatement)
    case guardElse([Condition], [Statement])
    case forIn(Pattern, Expression, where: Expression?, [Statement])
    case whileLoop([Condition], [Statement])
    case repeatLoop([Statement], Expression)
    case leave(label: String?)
    case proceed(label: String?)
    case fallthroughCase
    case defer_([Statement])
    case doCatch([Statement], [CatchClause])
    case throwing(Expression)
    case labeled(String, Statement)
    /// A declaration without effect on what is drawn: imports, unused type aliases, operators.
    case nothing
    case alias(String, TypeName)
  }
}

package struct IfStatement {
  package let conditions: [Condition]
  package let then: [Statement]
  package let otherwise: [Statement]?
}

package enum Condition {
  case expression(Expression)
  case bind(Pattern, Expression)
  /// `let name`, short for `let name = name`.
  case unwrap(DeclaredName, NameUse, SourceMark)
  case match(Pattern, Expression)
  /// `#available`, which always holds.
  case available
}

package struct SwitchStatement {
  package let subject: Expression
  package let cases: [(patterns: [(pattern: Pattern, guardedBy: Expression?)], body: [Statement])]
}

package indirect enum Pattern {
  case wildcard
  case bind(DeclaredName)
  case tuple([Pattern])
  case value(Expression)
  /// `.name(patterns)`, or a qualified case.
  case enumCase(String, [Pattern])
  case optional(Pattern)
  case type(TypeName, Pattern?)
}

extension Pattern {
  /// The name that the pattern binds, if it is only a name.
  package var declared: DeclaredName? {
    if case .bind(let name) = self { return name }
    return nil
  }
}

/// Properties that all `catch` clauses share.
package struct CatchClause {
  package let pattern: Pattern?
  package let condition: Expression?
  package let body: [Statement]

  /// The slot of `error`, which a clause without a pattern declares first.
  package static let errorSlot = 0
  static var error: DeclaredName { DeclaredName("error") }
}

extension Statement {
  /// Whether the statement declares a type, a function, an extension or a type alias.
  package var isDeclaration: Bool {
    switch kind {
    case .type, .function, .extension, .alias: true
    default: false
    }
  }

  /// The function that the statement declares.
  package var function: FunctionSyntax? {
    if case .function(let function) = kind { return function }
    return nil
  }
}
