import Diagnostics
import FenceSyntax

/// The observers of a property, `willSet` and `didSet`; within them the property is set without their being run again.
struct Observers {
  private let evaluator: Evaluator
  private let property: VariableSyntax
  private let type: TypeDeclaration
  private let isStatic: Bool
  private let isObserved: Bool

  init(
    _ evaluator: Evaluator, _ property: VariableSyntax, _ type: TypeDeclaration, isStatic: Bool = false,
    isObserved: Bool
  ) {
    (self.evaluator, self.property, self.type) = (evaluator, property, type)
    (self.isStatic, self.isObserved) = (isStatic, isObserved)
  }

  /// Runs what is done before the property has a new value; gives what it makes of the container.
  func willSet(_ new: Value, _ container: Value, _ mark: SourceMark) throws -> Value {
    try run(property.willSet, new, container, mark)
  }

  /// Runs what is done once it has it.
  func didSet(_ old: Value, _ container: Value, _ mark: SourceMark) throws -> Value {
    try run(property.didSet, old, container, mark)
  }

  private func run(
    _ observer: (parameter: DeclaredName, body: [Statement])?, _ other: Value, _ container: Value, _ mark: SourceMark
  ) throws -> Value {
    guard isObserved, let observer else { return container }
    let receiver = Receiver(
      box: Box(container), type: type, isStatic: isStatic, unobserved: .property(property.name))
    let scope = Scope(parent: type.scope)
    scope.receiver = receiver
    scope.declare(observer.parameter, other)
    evaluator.runningObservers.append(property.mark)
    defer { evaluator.runningObservers.removeLast() }
    _ = try evaluator.nested(mark) { try evaluator.run(observer.body, scope) }
    return receiver.box.value
  }
}

extension Evaluator {
  /// A property, and those of superclasses that it overrides, the nearest first: each has its own observers.
  func overridden(_ property: VariableSyntax, of type: TypeDeclaration) -> [VariableSyntax] {
    guard property.isOverride else { return [property] }
    let classes = [type] + ancestors(of: type).filter { $0.kind == .classType }
    return classes.compactMap { $0.property(property.name) }
  }

  /// The properties whose observers run: in an observer of an override, only those that it overrides.
  func observed(_ property: VariableSyntax, of type: TypeDeclaration, isObserved: Bool) -> [VariableSyntax] {
    let all = overridden(property, of: type)
    if isObserved { return all }
    guard let running = all.lastIndex(where: { runningObservers.contains($0.mark) }) else { return [] }
    return Array(all[(running + 1)...])
  }
}

extension Bodies {
  /// A local variable with observers.
  func observed(_ variable: VariableSyntax, _ initial: Value, in scope: Scope) -> Box {
    let storage = Box(initial, type: variable.type)
    var isRunning = false
    func run(_ observer: (parameter: DeclaredName, body: [Statement])?, _ other: Value) throws {
      guard let observer, !isRunning else { return }
      isRunning = true
      defer { isRunning = false }
      let inner = Scope(parent: scope)
      inner.declare(observer.parameter, other)
      _ = try evaluator.nested(variable.mark) { try evaluator.run(observer.body, inner) }
    }
    return Box(
      get: { storage.value },
      set: { value in
        let old = storage.value
        let new =
          try variable.type.map { try evaluator.convert(value, to: $0, scope, variable.mark) }
          ?? evaluator.settle(value, like: old)
        try run(variable.willSet, new)
        storage.value = new
        try run(variable.didSet, old)
      })
  }
}

extension Value {
  /// Whether what is set in it is set wherever else it is known.
  var isReference: Bool {
    switch self {
    case .object, .binding, .type: true
    case .native(let native): native is PublisherValue || native is SuperValue || Swift.type(of: native) is AnyClass
    default: false
    }
  }
}
