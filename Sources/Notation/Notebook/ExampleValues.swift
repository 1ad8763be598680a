import FenceEvaluation
import FenceSyntax

/// Finds existing values of a type, to show in a picture where the fence selects none.
struct ExampleValues {
  private let evaluator: Evaluator

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  /// Returns a value of a type: one in a view's properties or a global, a static one of the type, or the first that can
  /// be created.
  func value(of type: TypeName, near view: Instance?) -> Value? {
    var wanted = type
    while case .optional(let wrapped) = wanted { wanted = wrapped }
    if case .named("Optional", let arguments) = wanted, let wrapped = arguments.first { wanted = wrapped }
    return view.flatMap { inFields(of: .instance($0), wanted) } ?? inGlobals(wanted) ?? ofType(wanted)
  }

  private func inFields(of container: Value, _ type: TypeName) -> Value? {
    guard let declaration = container.declaredType else { return nil }
    let mark = declaration.syntax.mark
    let values = declaration.stored.compactMap { try? evaluator.member($0.name, of: container, mark) }
    for value in values { if let found = element(of: value, type) { return found } }
    // The properties of the view's model are searched too.
    for case .object(let model) in values {
      for property in model.type.stored {
        if let found = model.fields[property.name].flatMap({ element(of: $0, type) }) { return found }
      }
    }
    return nil
  }

  private func inGlobals(_ type: TypeName) -> Value? {
    evaluator.globals.names.boxes.lazy.compactMap { named in (try? named.box.read()).flatMap { element(of: $0, type) } }
      .first
  }

  private func ofType(_ type: TypeName) -> Value? {
    guard let declaration = evaluator.globals.type(type.base) else { return nil }
    let mark = declaration.syntax.mark
    let named = TypeValue(name: declaration.name, declaration: declaration)
    for name in declaration.statics.keys.sorted() {
      let value = (try? evaluator.staticMember(name, of: named, mark)) ?? nil
      if let found = value.flatMap({ isOne($0, type) ? $0 : element(of: $0, type) }) { return found }
    }
    if declaration.kind == .enumeration {
      return declaration.cases.first { $0.parameters.isEmpty }.map {
        .enumCase(EnumValue(type: declaration, name: $0.name, payload: []))
      }
    }
    return try? evaluator.initialize(declaration, [], mark)
  }

  /// Returns the value itself if its type is declared by the fence, or the first of its elements with the type.
  private func element(of value: Value, _ type: TypeName) -> Value? {
    if evaluator.globals.type(type.base) != nil, isOne(value, type) { return value }
    guard case .array(let elements) = value else { return nil }
    return elements.first { isOne($0, type) }
  }

  private func isOne(_ value: Value, _ type: TypeName) -> Bool {
    evaluator.isInstance(value, of: type, evaluator.globals)
  }
}
