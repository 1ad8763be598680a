import Diagnostics

/// The declaration of a variable or property.
package final class VariableSyntax {
  package let name: String
  package let pattern: Pattern
  package let type: TypeName?
  package let initial: Expression?
  package let isLet: Bool
  package let isStatic: Bool
  package let isLazy: Bool
  package let wrapper: WrapperSyntax?
  package let isViewBuilder: Bool
  package let getter: [Statement]?
  package let setter: (parameter: DeclaredName, body: [Statement])?
  package let willSet: (parameter: DeclaredName, body: [Statement])?
  package let didSet: (parameter: DeclaredName, body: [Statement])?
  package let mark: SourceMark
  /// Whether the property is marked `@ObservationIgnored`: its changes update no view.
  package internal(set) var isIgnored = false
  /// Whether the variable is weak: it becomes `nil` once nothing else refers to its object.
  package internal(set) var isWeak = false
  /// Whether the property overrides one of a superclass.
  package internal(set) var isOverride = false
  /// Whether the setter leaves the value as it is: `nonmutating set`.
  package internal(set) var isNonmutating = false

  package init(
    name: String, pattern: Pattern, type: TypeName?, initial: Expression?, isLet: Bool, isStatic: Bool, isLazy: Bool,
    wrapper: WrapperSyntax?, isViewBuilder: Bool, getter: [Statement]?,
    setter: (parameter: DeclaredName, body: [Statement])?, willSet: (parameter: DeclaredName, body: [Statement])?,
    didSet: (parameter: DeclaredName, body: [Statement])?, mark: SourceMark
  ) {
    (self.name, self.pattern, self.type, self.initial) = (name, pattern, type, initial)
    (self.isLet, self.isStatic, self.isLazy, self.wrapper) = (isLet, isStatic, isLazy, wrapper)
    (self.isViewBuilder, self.getter, self.setter) = (isViewBuilder, getter, setter)
    (self.willSet, self.didSet, self.mark) = (willSet, didSet, mark)
  }
}

/// A property wrapper before a property: `@State`, `@Environment(\.colorScheme)`.
package struct WrapperSyntax {
  package let name: String
  package let arguments: [Argument]
}

/// The declaration of a function, initializer or subscript.
package final class FunctionSyntax {
  package let declared: DeclaredName
  package let parameters: [ParameterSyntax]
  package let result: TypeName?
  package let body: [Statement]?
  package let isStatic: Bool
  package let isMutating: Bool
  package let isViewBuilder: Bool
  package let isFailable: Bool
  /// The names of the generic parameters, which each call determines: `T` in `func get<T>() -> T`.
  package internal(set) var generics: [String] = []
  /// The name of the attribute with the body's result builder.
  package internal(set) var builder: String?
  /// Whether the function is an initializer that calls another one of its class.
  package internal(set) var isConvenience = false
  /// The text that tells the function from others with its name; `nil` for a `deinit`.
  package internal(set) var overload: Overload?
  /// The setter of a subscript.
  package internal(set) var setter: (parameter: DeclaredName, body: [Statement])?
  package let mark: SourceMark

  package init(
    name: String, parameters: [ParameterSyntax] = [], result: TypeName? = nil, body: [Statement]?,
    isStatic: Bool = false, isMutating: Bool = false, isViewBuilder: Bool = false, isFailable: Bool = false,
    mark: SourceMark
  ) {
    (declared, self.parameters, self.result, self.body) = (DeclaredName(name), parameters, result, body)
    (self.isStatic, self.isMutating, self.isViewBuilder, self.isFailable) = (
      isStatic, isMutating, isViewBuilder, isFailable
    )
    self.mark = mark
  }
}

/// The declaration of a struct, class, enum or protocol.
package final class TypeSyntax {
  package enum Kind: String {
    case structure = "struct", classType = "class", enumeration = "enum", protocolType = "protocol"
  }

  package struct Case {
    package let name: String
    package let parameters: [ParameterSyntax]
    package let rawValue: Expression?
  }

  package let kind: Kind
  package let name: String
  package let inherited: [TypeName]
  package let generics: [String]
  package let attributes: [String]
  package let members: [Statement]
  package let cases: [Case]
  package let mark: SourceMark

  package init(
    kind: Kind, name: String, inherited: [TypeName], generics: [String], attributes: [String], members: [Statement],
    cases: [Case], mark: SourceMark
  ) {
    (self.kind, self.name, self.inherited, self.generics) = (kind, name, inherited, generics)
    (self.attributes, self.members, self.cases, self.mark) = (attributes, members, cases, mark)
  }
}

/// An extension of a type that the fence declares, or of a known one.
package struct ExtensionSyntax {
  package let type: TypeName
  /// The types that the type is written within: `Outer` of `extension Outer.Inner`.
  package let outer: [String]
  package let inherited: [TypeName]
  package let members: [Statement]
}

extension VariableSyntax {
  /// Whether the variable may hold a closure.
  package var takesClosure: Bool {
    if isViewBuilder || type?.isFunction == true { return true }
    guard type == nil, case .closure? = initial?.kind else { return false }
    return true
  }

  /// Whether a memberwise initializer needs no argument for it.
  package var isSetWithout: Bool { initial != nil || !isLet && type?.isOptional == true }
}

extension ParameterSyntax {
  /// Whether an argument for the parameter may be a closure.
  package var takesFunction: Bool { isViewBuilder || type?.isFunction == true }
}

extension FunctionSyntax {
  package var name: String { declared.text }

  /// Whether the function is the `body(content:)` of a view modifier or the `makeBody(configuration:)` of a style.
  package var makesBody: Bool {
    switch parameters.first?.label {
    case "content": name == "body"
    case "configuration": name == "makeBody"
    default: false
    }
  }
}
