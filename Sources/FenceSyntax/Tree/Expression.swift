import Diagnostics

/// An expression of a fence, lowered from the parser's tree once, so that repeated evaluation is cheap.
package final class Expression {
  package let kind: Kind
  package let mark: SourceMark
  /// The one of several functions that the expression names; `nil` where only one fits, or nothing says which one.
  package let overload: Overload?
  /// Whether the expression contains an `await`.
  package private(set) lazy var mayPause = findPause()
  /// The expression with the parts that may pause moved into steps before it.
  package private(set) lazy var lifted = Lifted(self)

  package init(_ kind: Kind, _ mark: SourceMark, overload: Overload? = nil) {
    (self.kind, self.mark, self.overload) = (kind, mark, overload)
  }

  package indirect enum Kind {
    /// A whole number, and the name of its type where that is known.
    case integer(Int, type: String?)
    case double(Double)
    case boolean(Bool)
    case string([StringPart])
    case nothing
    case name(NameUse)
    /// `.center`, a member of the type that is expected.
    case implicitMember(String)
    /// `super` in the class of that name.
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
    /// An expression whose static type decides what happens.
    case typed(Expression, StaticUse)
    /// `try?`: an error becomes `nil`.
    case attempt(Expression)
    /// An `await`, where a task may pause.
    case await(Expression)
    /// A value that was evaluated before and cached; assigning to it assigns to the original expression.
    case kept(SourceMark, Expression)
    /// The initial value of an `async let`, which runs as a separate task.
    case asyncLet(Expression)
    case macro(String, [Argument])
    case discard
  }
}

/// A part of a string literal: text, or an interpolated value with its label and its options.
package enum StringPart {
  case text(String)
  case value(label: String?, Expression, [Argument])

  /// Whether the part is an interpolated value.
  package var isValue: Bool { if case .value = self { true } else { false } }
}

/// An argument of a call.
package struct Argument {
  package let label: String?
  package var value: Expression
  /// Whether the argument is a trailing closure.
  package var isTrailing = false
}

/// A closure.
package final class ClosureSyntax {
  package let parameters: [ParameterSyntax]
  package let body: [Statement]
  /// The captures, which are evaluated when the closure is created.
  package let captures: [Capture]
  /// The number of `$0`, `$1` … that the body itself uses: 2 for `{ $0 + $1 }`.
  package let shorthands: Int
  /// Whether it is the argument of an autoclosure, in which `$0` is that of the closure around it.
  package let isAutoclosure: Bool
  package let mark: SourceMark

  package init(
    parameters: [ParameterSyntax], body: [Statement], captures: [Capture], shorthands: Int,
    isAutoclosure: Bool = false, mark: SourceMark
  ) {
    (self.parameters, self.body, self.captures, self.mark) = (parameters, body, captures, mark)
    (self.shorthands, self.isAutoclosure) = (shorthands, isAutoclosure)
  }

  /// The slots of `$0`, `$1` …, if the body or a nested closure uses them.
  package private(set) var shorthandSlots: [Int?] = []

  /// The slots around the closure that its body uses, counted from the scope around its own.
  package private(set) var captured: Set<NameUse.Place> = []
  /// The names that its body uses and does not declare: slots around it, members of `self` and the rest.
  package private(set) var outerNames: Set<String> = []

  func noteUse(_ name: String, at places: [NameUse.Place]) {
    outerNames.insert(name)
    // What the capture list declares hides what is around.
    if !captures.contains(where: { $0.declared.text == name }) { captured.formUnion(places) }
  }

  func setSlot(_ slot: Int, ofShorthand index: Int) {
    while shorthandSlots.count <= index { shorthandSlots.append(nil) }
    shorthandSlots[index] = slot
  }

  /// An item of a capture list, `[count]`, `[weak model]`, `[next = count + 1]`: its value outside and its name inside.
  package struct Capture {
    package let value: Expression
    package let declared: DeclaredName
    package let isWeak: Bool

    package var isWeakSelf: Bool { isWeak && declared.text == "self" }

    init(_ name: String, _ value: Expression, isWeak: Bool) {
      (self.value, declared, self.isWeak) = (value, DeclaredName(name), isWeak)
    }
  }
}

/// The parameter of a function or closure.
package struct ParameterSyntax {
  package let label: String?
  package let declared: DeclaredName
  package let type: TypeName?
  package let defaultValue: Expression?
  package let isVariadic: Bool
  package let isInout: Bool
  /// Whether a closure passed here is a view builder.
  package let isViewBuilder: Bool
  package let isAutoclosure: Bool
  /// The name of the attribute with the result builder of a closure passed here.
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
  package var isSelf: Bool {
    if case .name("self") = kind { return true }
    return false
  }

  /// Whether an optional chain starts in the expression's base.
  package var hasOptionalChain: Bool {
    switch kind {
    case .optionalChain: true
    case .await(let inner), .kept(_, let inner), .typed(let inner, _): inner.hasOptionalChain
    case .member(let base, _), .call(let base, _), .index(let base, _), .forceUnwrap(let base): base.hasOptionalChain
    default: false
    }
  }

  /// The first name of a chain without a base: `padding` in `.padding().bold()`.
  package var leadingMember: String? {
    switch kind {
    case .implicitMember(let name): name
    case .member(let base, _), .call(let base, _), .index(let base, _): base.leadingMember
    default: nil
    }
  }

  /// The innermost base of a chain, if it is a name: `Text` in `Text("…").bold()`.
  package var leadingName: String? {
    switch kind {
    case .name(let name): name.text
    case .member(let base, _), .call(let base, _), .index(let base, _): base.leadingName
    default: nil
    }
  }

  /// Whether the expression's innermost base is a capitalized name: `Text("…").bold()`.
  package var startsWithType: Bool { leadingName?.first?.isUppercase ?? false }
}
