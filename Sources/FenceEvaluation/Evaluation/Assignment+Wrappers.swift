import Diagnostics
import FenceSyntax
import VitrineUI

/// Wrappers that are set by the name of their property with an underscore.
extension Assignment {
  /// The property whose wrapper a name with an underscore stands for; `nil` where the name is a property's own.
  func wrapped(_ name: String, _ type: TypeDeclaration) -> VariableSyntax? {
    guard name.hasPrefix("_"), evaluator.property(name, of: type) == nil else { return nil }
    return type.property(String(name.dropFirst()))
  }

  /// The value that a wrapper is set to: `.constant(x)` and `.init(initialValue: x)` are those of the property's own.
  func wrapper(
    _ value: Value, of property: VariableSyntax, _ type: TypeDeclaration, _ mark: SourceMark
  ) throws -> Value {
    guard case .implicit = value, let name = property.wrapper?.name else { return value }
    return try evaluator.convert(value, to: .named(name, property.type.map { [$0] } ?? []), type.scope, mark)
  }

  /// The value that a wrapped property stores where its wrapper is set.
  static func storage(of wrapper: Value, _ property: VariableSyntax) -> Value {
    // What a query finds is nothing.
    if case .native(is InertValue) = wrapper, ["Query", "FetchRequest"].contains(property.wrapper?.name ?? "") {
      return .array([])
    }
    guard case .native(let made as WrapperValue) = wrapper else { return wrapper }
    if made.name == "StateObject" { return .native(made.initial) }
    return (try? made.initial.value) ?? wrapper
  }
}
