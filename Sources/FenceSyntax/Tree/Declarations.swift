import Diagnostics

/// A variable or property as it is declared.
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
  /// Whether it is marked `@ObservationIgnored`: who reads it is not told of its changes.
  package internal(set) var isIgnored = false
  /// Whether it lets go of the object that it holds: it is `nil` once nobody else holds it.
  package internal(set) var isWeak = false

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

/// A property wrapper as it is written before a property: `@State`, `@Environment(\.colorScheme)`.
package struct WrapperSyntax {
  package let name: String
  package let arguments: [Argument]
}

/// A function, initialiser or subscript as it is declared.
package final class FunctionSyntax {
  package let declared: DeclaredName
  package let parameters: [ParameterSyntax]
  package let result: TypeName?
  package let body: [Statement]?
  package let isStatic: Bool
  package let isMutating: Bool
  package let isViewBuilder: Bool
  package let isFailable: Bool
  /// The names of types that each call settles: `T` in `func get<T>() -> T`.
  package internal(set) var generics: [String] = []
  /// The result builder that the body is written for, by the name of its attribute.
  package internal(set) var builder: String?
  /// What a subscript does when it is set.
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

/// A struct, class, enum or protocol as it is declared.
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

/// An extension: of a type that the fence declares, or of one that it knows.
package struct ExtensionSyntax {
  package let type: TypeName
  package let inherited: [TypeName]
  package let members: [Statement]
}

extension VariableSyntax {
  /// Whether a closure may be stored in it.
  package var takesClosure: Bool { isViewBuilder || type?.isFunction == true }
}

extension ParameterSyntax {
  /// Whether a closure may be passed for it.
  package var takesFunction: Bool { isViewBuilder || type?.isFunction == true }
}

extension FunctionSyntax {
  package var name: String { declared.text }

  /// Whether the function is one that view modifiers and styles make views by.
  package var makesBody: Bool {
    switch parameters.first?.label {
    case "content": name == "body"
    case "configuration": name == "makeBody"
    default: false
    }
  }
}
