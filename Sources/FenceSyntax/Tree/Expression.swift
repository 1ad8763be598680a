import Diagnostics

/// An expression of a fence, lowered from the parser's tree once, so that evaluating it again costs little.
package final class Expression {
  package let kind: Kind
  package let mark: SourceMark
  /// Whether there is any `await`.
  package private(set) lazy var mayPause = findPause()
  /// The expression with what may pause put before it.
  package private(set) lazy var lifted = Lifted(self)

  package init(_ kind: Kind, _ mark: SourceMark) {
    self.kind = kind
    self.mark = mark
  }

  package indirect enum Kind {
    case integer(Int)
    case double(Double)
    case boolean(Bool)
    case string([StringPart])
    case nothing
    case name(NameUse)
    /// `.center`, to be looked up in the type that is wanted.
    case implicitMember(String)
    /// `super`, in the type of that name.
    case superior(of: String)
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
    /// What was evaluated before, and kept; written to, it is the expression that it was.
    case kept(SourceMark, Expression)
    /// What `async let` begins: an `await`, for a task of its own.
    case asyncLet(Expression)
    case macro(String, [Argument])
    case discard
  }
}

/// A piece of a string literal: its text, or what is interpolated with its options.
package enum StringPart {
  case text(String)
  case value(Expression, [Argument])
}

/// An argument of a call as it is written.
package struct Argument {
  package let label: String?
  package var value: Expression
  /// Whether it stands behind the parentheses.
  package var isTrailing = false
}

/// A closure as it is written.
package final class ClosureSyntax {
  package let parameters: [ParameterSyntax]
  package let body: [Statement]
  /// What is captured when the closure is made.
  package let captures: [Capture]
  /// How many of `$0`, `$1` … the body itself speaks of: 2 for `{ $0 + $1 }`.
  package let shorthands: Int
  package let mark: SourceMark

  package init(
    parameters: [ParameterSyntax], body: [Statement], captures: [Capture], shorthands: Int,
    mark: SourceMark
  ) {
    (self.parameters, self.body, self.captures, self.mark) = (parameters, body, captures, mark)
    self.shorthands = shorthands
  }

  /// The slots of `$0`, `$1` …, as far as the body or a closure within it speaks of them.
  package private(set) var shorthandSlots: [Int?] = []

  func setSlot(_ slot: Int, ofShorthand index: Int) {
    while shorthandSlots.count <= index { shorthandSlots.append(nil) }
    shorthandSlots[index] = slot
  }

  /// `[count]`, `[weak model]`, `[next = count + 1]`: what it is outside when the closure is made, and its name inside.
  package struct Capture {
    package let value: Expression
    package let declared: DeclaredName
    package let isWeak: Bool

    /// `[weak self]`
    package var isWeakSelf: Bool { isWeak && declared.text == "self" }

    init(_ name: String, _ value: Expression, isWeak: Bool) {
      (self.value, declared, self.isWeak) = (value, DeclaredName(name), isWeak)
    }
  }
}

/// A parameter of a function or closure as it is declared.
package struct ParameterSyntax {
  package let label: String?
  package let declared: DeclaredName
  package let type: TypeName?
  package let defaultValue: Expression?
  package let isVariadic: Bool
  package let isInout: Bool
  /// Whether a closure passed here makes views.
  package let isViewBuilder: Bool
  package let isAutoclosure: Bool
  /// The result builder that a closure passed here is written for, by the name of its attribute.
  package let builder: String?

  init(
    label: String?, name: String, type: TypeName?, defaultValue: Expression?, isVariadic: Bool, isInout: Bool,
    isViewBuilder: Bool, isAutoclosure: Bool, builder: String? = nil
  ) {
    (self.label, declared, self.type, self.defaultValue) = (label, DeclaredName(name), type, defaultValue)
    (self.isVariadic, self.isInout, self.isViewBuilder) = (isVariadic, isInout, isViewBuilder)
    (self.isAutoclosure, self.builder) = (isAutoclosure, builder)
  }

  package var name: String { declared.text }
}

extension Expression {
  /// `self`
  package var isSelf: Bool {
    if case .name("self") = kind { return true }
    return false
  }

  /// Whether an optional chain starts in the expression's base.
  package var hasOptionalChain: Bool {
    switch kind {
    case .optionalChain: true
    case .await(let inner), .kept(_, let inner): inner.hasOptionalChain
    case .member(let base, _), .call(let base, _), .index(let base, _), .forceUnwrap(let base): base.hasOptionalChain
    default: false
    }
  }

  /// The name in front of a chain without a base: `padding` in `.padding().bold()`.
  package var leadingMember: String? {
    switch kind {
    case .implicitMember(let name): name
    case .member(let base, _), .call(let base, _), .index(let base, _): base.leadingMember
    default: nil
    }
  }

  /// The innermost base of a chain, where that is a name: `Text` in `Text("…").bold()`.
  package var leadingName: String? {
    switch kind {
    case .name(let name): name.text
    case .member(let base, _), .call(let base, _), .index(let base, _): base.leadingName
    default: nil
    }
  }

  /// Whether the expression's innermost base is a name in upper case: `Text("…").bold()`.
  package var startsWithType: Bool { leadingName?.first?.isUppercase ?? false }
}
