import FenceSyntax
import VitrineUI

/// A type that a fence declares: what it stores, computes and can do, extensions included.
package final class TypeDeclaration {
  package let name: String
  /// The name after those of the types around the declaration, `Order.Kind`.
  package let path: String
  package let kind: TypeSyntax.Kind
  package let syntax: TypeSyntax
  /// The names around the declaration.
  package let scope: Scope
  package var inherited: [TypeName]
  package var properties: [VariableSyntax] = []
  package var methods: [String: [FunctionSyntax]] = [:]
  package var initializers: [FunctionSyntax] = []
  private(set) var deinitializer: FunctionSyntax?
  /// Whether an initialiser stands in the declaration itself; one in an extension leaves the memberwise one.
  private(set) var replacesMemberwise = false
  /// Static properties, evaluated when first asked for.
  package var statics: [String: StaticProperty] = [:]
  package var cases: [TypeSyntax.Case] { syntax.cases }

  package final class StaticProperty {
    package let syntax: VariableSyntax
    package var value: Value?
    var isBeingEvaluated = false
    init(_ syntax: VariableSyntax) { self.syntax = syntax }
  }

  /// A type that stands in a scope.
  ///
  /// - Parameter outer: the type around the declaration.
  convenience init(_ syntax: TypeSyntax, around scope: Scope, in outer: TypeDeclaration? = nil) {
    self.init(syntax, scope: Scope(parent: scope, declaring: Namespace(in: scope.names, isOfType: true)), in: outer)
  }

  private init(_ syntax: TypeSyntax, scope: Scope, in outer: TypeDeclaration? = nil) {
    self.syntax = syntax
    name = syntax.name
    path = outer.map { $0.path + "." + syntax.name } ?? syntax.name
    kind = syntax.kind
    self.scope = scope
    inherited = syntax.inherited
    add(syntax.members)
    replacesMemberwise = !initializers.isEmpty
  }

  package func add(_ members: [Statement]) {
    for member in members {
      switch member.kind {
      case .variables(let variables):
        for variable in variables {
          if variable.isStatic {
            statics[variable.name] = StaticProperty(variable)
          } else {
            properties.append(variable)
          }
        }
      case .function(let function):
        if function.name == "init" {
          initializers.append(function)
        } else if function.name == "deinit" {
          deinitializer = function
        } else {
          methods[function.name, default: []].append(function)
        }
      case .type(let syntax): scope.names.types[syntax.name] = TypeDeclaration(syntax, around: scope, in: self)
      case .alias(let name, let type): aliases[name] = type
      default: break
      }
    }
  }

  package private(set) var aliases: [String: TypeName] = [:]

  package func conforms(to names: String...) -> Bool { inherited.contains { names.contains($0.base) } }

  /// Whether the type is declared within another one.
  var isNested: Bool { scope.parent?.names.isOfType == true }

  /// Whether values of the type are shapes.
  package var isShape: Bool { conforms(to: "Shape", "InsettableShape", "ChartSymbolShape") }

  package func property(_ name: String) -> VariableSyntax? { properties.last { $0.name == name } }

  /// Properties that hold a value of their own.
  package var stored: [VariableSyntax] { properties.filter { $0.getter == nil && !$0.isOverride } }

  package var isView: Bool {
    conforms(to: "View")
      || (property("body")?.getter != nil && !conforms(to: "App", "Scene", "ViewModifier", "ChartContent"))
  }
}

extension TypeDeclaration {
  /// A declaration of nothing: the type of cases that are known by their names alone.
  package static var none: TypeDeclaration {
    TypeDeclaration(
      TypeSyntax(
        kind: .structure, name: "", inherited: [], generics: [], attributes: [], members: [], cases: [],
        mark: SourceMark(lowerBound: 0, upperBound: 0)),
      scope: Scope(parent: nil, declaring: Namespace(Changes())))
  }
}
