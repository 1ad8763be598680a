import Diagnostics
import FenceSyntax

/// Assignments to static properties.
extension Assignment {
  func staticProperty(
    _ name: String, _ type: TypeValue
  ) -> (TypeDeclaration, TypeDeclaration.StaticProperty)? {
    let own = [type.declaration, evaluator.extensions[type.name]].compactMap(\.self)
    for declaration in own + own.flatMap(evaluator.ancestors) {
      if let property = declaration.statics[name] { return (declaration, property) }
    }
    return nil
  }

  func setStatic(
    _ property: TypeDeclaration.StaticProperty, of type: TypeDeclaration, to value: Value, _ mark: SourceMark,
    isObserved: Bool = true
  ) throws {
    let container = Value.type(TypeValue(name: type.name, declaration: type))
    if try computed(property.syntax, container, type, value, mark, isStatic: true) != nil { return }
    let old =
      try property.value
      ?? evaluator.staticMember(property.syntax.name, of: TypeValue(name: type.name, declaration: type), mark)
      ?? .nothing
    if property.syntax.isWrapper(property.value ?? .nothing) {
      property.value = try property.value.map { try setting("wrappedValue", of: $0, to: value, mark) }
      return
    }
    let new =
      try property.syntax.type.map { try evaluator.convert(value, to: $0, type.scope, mark) }
      ?? settle(value, like: old)
    let observers = Observers(evaluator, property.syntax, type, isStatic: true, isObserved: isObserved)
    _ = try observers.willSet(new, container, mark)
    evaluator.journal?.note { property.value = old }
    property.value = new
    _ = try observers.didSet(old, container, mark)
  }
}
