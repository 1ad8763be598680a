import VitrineUI

/// An expression of a fence, lowered from the parser's tree once, so that evaluating it again costs little.
final class Expression {
  let kind: Kind
  let mark: SourceMark
  /// Where a task pauses that evaluates the expression: each `await` that stands under no condition, inner ones first.
  private(set) lazy var awaits = findAwaits()
  /// Whether there is any `await`.
  private(set) lazy var mayPause = findPause()

  init(_ kind: Kind, _ mark: SourceMark) {
    self.kind = kind
    self.mark = mark
  }

  indirect enum Kind {
    case integer(Int)
    case double(Double)
    case boolean(Bool)
    case string([StringPart])
    case nothing
    case name(String)
    /// `.center`, to be looked up in the type that is wanted.
    case implicitMember(String)
    case member(Expression, String)
    case call(Expression, [Argument])
    case index(Expression, [Argument])
    case closure(ClosureSyntax)
    case array([Expression])
    case dictionary([(key: Expression, value: Expression)])
    case tuple([(label: String?, value: Expression)])
    case prefix(String, Expression)
    case postfix(String, Expression)
    case binary(String, Expression, Expression)
    case assign(String, Expression, Expression)
    case ternary(Expression, Expression, Expression)
    case optionalChain(Expression)
    case forceUnwrap(Expression)
    case cast(Expression, TypeName, isConditional: Bool)
    case check(Expression, TypeName)
    case keyPath(root: TypeName?, [String])
    case type(TypeName)
    case ifElse(IfStatement)
    case choose(SwitchStatement)
    case reference(Expression)
    /// `try?`: a failure is `nil`.
    case attempt(Expression)
    /// Where a task may pause.
    case await(Expression)
    /// What `async let` begins: an `await`, for a task of its own.
    case asyncLet(Expression)
    case macro(String, [Argument])
    case discard
  }
}

enum StringPart {
  case text(String)
  case value(Expression, [Argument])
}

struct Argument {
  let label: String?
  let value: Expression
  /// Whether it stands behind the parentheses.
  var isTrailing = false
}

final class ClosureSyntax {
  let parameters: [ParameterSyntax]
  let body: [Statement]
  /// Names whose values are captured when the closure is made.
  let captures: [String]
  /// How many of `$0`, `$1` … the body itself speaks of: 2 for `{ $0 + $1 }`.
  let shorthands: Int
  let mark: SourceMark

  init(parameters: [ParameterSyntax], body: [Statement], captures: [String], shorthands: Int, mark: SourceMark) {
    (self.parameters, self.body, self.captures, self.mark) = (parameters, body, captures, mark)
    self.shorthands = shorthands
  }
}

struct ParameterSyntax {
  let label: String?
  let name: String
  let type: TypeName?
  let defaultValue: Expression?
  let isVariadic: Bool
  let isInout: Bool
  /// Whether a closure passed here makes views.
  let isViewBuilder: Bool
  let isAutoclosure: Bool
}

/// A type as it is written.
indirect enum TypeName: Hashable {
  case named(String, [TypeName])
  case optional(TypeName)
  case array(TypeName)
  case dictionary(TypeName, TypeName)
  case tuple([Element])
  case function(result: TypeName)

  struct Element: Hashable {
    let label: String?
    let type: TypeName
  }

  /// The name without module, generics and optionality: `Binding` for `SwiftUI.Binding<Int>?`.
  var base: String {
    switch self {
    case .named(let name, _): name
    case .optional(let wrapped): wrapped.base
    case .array: "Array"
    case .dictionary: "Dictionary"
    case .tuple(let elements): elements.isEmpty ? "Void" : "tuple"
    case .function: "function"
    }
  }
}

final class Statement {
  let kind: Kind
  let mark: SourceMark
  /// Whether a task may pause in it.
  private(set) lazy var mayPause = findPause()

  init(_ kind: Kind, _ mark: SourceMark) {
    self.kind = kind
    self.mark = mark
  }

  indirect enum Kind {
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
    case doCatch([Statement], [(pattern: Pattern?, body: [Statement])])
    case throwing(Expression)
    case labeled(String, Statement)
    /// A declaration that has no effect on what is drawn: imports, typealiases of no use, operators.
    case nothing
    case alias(String, TypeName)
  }
}

struct IfStatement {
  let conditions: [Condition]
  let then: [Statement]
  let otherwise: [Statement]?
}

enum Condition {
  case expression(Expression)
  case bind(Pattern, Expression?)
  case match(Pattern, Expression)
  /// `#available`, taken.
  case available
}

struct SwitchStatement {
  let subject: Expression
  let cases: [(patterns: [(pattern: Pattern, guardedBy: Expression?)], body: [Statement])]
}

indirect enum Pattern {
  case wildcard
  case bind(String)
  case tuple([Pattern])
  case value(Expression)
  /// `.name(patterns)`, or a qualified case.
  case enumCase(String, [Pattern])
  case optional(Pattern)
  case type(TypeName, Pattern?)
}

final class VariableSyntax {
  let name: String
  let pattern: Pattern
  let type: TypeName?
  let initial: Expression?
  let isLet: Bool
  let isStatic: Bool
  let isLazy: Bool
  let wrapper: WrapperSyntax?
  let isViewBuilder: Bool
  let getter: [Statement]?
  let setter: (parameter: String, body: [Statement])?
  let willSet: (parameter: String, body: [Statement])?
  let didSet: (parameter: String, body: [Statement])?
  let mark: SourceMark

  init(
    name: String, pattern: Pattern, type: TypeName?, initial: Expression?, isLet: Bool, isStatic: Bool, isLazy: Bool,
    wrapper: WrapperSyntax?, isViewBuilder: Bool, getter: [Statement]?, setter: (parameter: String, body: [Statement])?,
    willSet: (parameter: String, body: [Statement])?, didSet: (parameter: String, body: [Statement])?, mark: SourceMark
  ) {
    (self.name, self.pattern, self.type, self.initial) = (name, pattern, type, initial)
    (self.isLet, self.isStatic, self.isLazy, self.wrapper) = (isLet, isStatic, isLazy, wrapper)
    (self.isViewBuilder, self.getter, self.setter) = (isViewBuilder, getter, setter)
    (self.willSet, self.didSet, self.mark) = (willSet, didSet, mark)
  }
}

/// A property wrapper as it is written before a property: `@State`, `@Environment(\.colorScheme)`.
struct WrapperSyntax {
  let name: String
  let arguments: [Argument]
}

final class FunctionSyntax {
  let name: String
  let parameters: [ParameterSyntax]
  let result: TypeName?
  let body: [Statement]?
  let isStatic: Bool
  let isMutating: Bool
  let isViewBuilder: Bool
  let isFailable: Bool
  let mark: SourceMark

  init(
    name: String, parameters: [ParameterSyntax], result: TypeName?, body: [Statement]?, isStatic: Bool,
    isMutating: Bool,
    isViewBuilder: Bool, isFailable: Bool, mark: SourceMark
  ) {
    (self.name, self.parameters, self.result, self.body) = (name, parameters, result, body)
    (self.isStatic, self.isMutating, self.isViewBuilder, self.isFailable) = (
      isStatic, isMutating, isViewBuilder, isFailable
    )
    self.mark = mark
  }
}

final class TypeSyntax {
  enum Kind: String { case structure = "struct", classType = "class", enumeration = "enum", protocolType = "protocol" }

  struct Case {
    let name: String
    let parameters: [ParameterSyntax]
    let rawValue: Expression?
  }

  let kind: Kind
  let name: String
  let inherited: [TypeName]
  let generics: [String]
  let attributes: [String]
  let members: [Statement]
  let cases: [Case]
  let mark: SourceMark

  init(
    kind: Kind, name: String, inherited: [TypeName], generics: [String], attributes: [String], members: [Statement],
    cases: [Case], mark: SourceMark
  ) {
    (self.kind, self.name, self.inherited, self.generics) = (kind, name, inherited, generics)
    (self.attributes, self.members, self.cases, self.mark) = (attributes, members, cases, mark)
  }
}

struct ExtensionSyntax {
  let type: TypeName
  let inherited: [TypeName]
  let members: [Statement]
}
