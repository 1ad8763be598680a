import Diagnostics
import FenceSyntax
import VitrineUI

/// What properties read from the environment of a view.
struct EnvironmentReading {
  private let evaluator: Evaluator

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  /// What `@Environment(\.key)` or `@Environment(Model.self)` reads.
  func environmentValue(_ wrapper: WrapperSyntax, _ property: VariableSyntax, _ scope: ViewScope) throws
    -> Value
  {
    guard let argument = wrapper.arguments.first else { return .nothing }
    if case .keyPath(_, let names) = argument.value.kind {
      if names == ["self"] {
        return .native(FullEnvironment(values: scope.environment, property: "_" + property.name))
      }
      return try read("_" + property.name, in: scope.environment, of: scope.node) {
        try environmentValue(names, $0, argument.value.mark)
      }
    }
    let type = try evaluator.evaluate(argument.value, evaluator.globals)
    guard case .type(let wanted) = type else { return .nothing }
    let name = TypeName.named(wanted.name, [])
    return try environmentObject(property.type?.isOptional == true ? .optional(name) : name, scope, property.mark)
  }

  /// Reads a value from a view's environment, on which the view then depends.
  private func read(
    _ property: String, in environment: EnvironmentValues, of node: BodyNode?,
    _ read: @escaping (EnvironmentValues) throws -> Value
  ) throws -> Value {
    let value = try read(environment)
    node?.readEnvironment(property) { environment in
      let new = try? read(environment)
      // Functions of the environment, such as the one that dismisses, are the same for as long as they are there.
      if case .function = value, case .function? = new { return true }
      return new?.isEqual(to: value) ?? false
    }
    return value
  }

  /// A value that a view asks all of its environment for: `environment.isEnabled`, `environment[Key.self]`.
  func value(of full: FullEnvironment, _ read: @escaping (Value) throws -> Value) throws -> Value {
    try self.read(full.property, in: full.values, of: ViewScope.bodyNode) { try read(.native($0)) }
  }

  /// What a path from the environment leads to.
  private func environmentValue(
    _ names: [String], _ environment: EnvironmentValues, _ mark: SourceMark
  ) throws -> Value {
    guard let name = names.first else { return .native(environment) }
    return try names.dropFirst().reduce(environmentValue(name, environment)) { value, name in
      try evaluator.member(name, of: value, mark)
    }
  }

  func environmentValue(_ name: String, _ environment: EnvironmentValues) throws -> Value {
    if let value = environment.named[name] as? Value { return value }
    if name == "undoManager" { return try evaluator.sharedUndoManager() }
    guard let (type, declared) = declared(name) else { return evaluator.catalog.environmentValue(name, environment) }
    // `@Entry var name = value`: the value holds where nobody sets another.
    if declared.getter == nil, let initial = declared.initial {
      let value = try evaluator.evaluate(initial, type.scope)
      return try declared.type.map { try evaluator.convert(value, to: $0, type.scope, declared.mark) } ?? value.settled
    }
    return try evaluator.read(declared, Receiver(box: Box(.native(environment)), type: type), declared.mark)
  }

  /// Sets a value that the fence declares: by its setter, where it has one, else under its name.
  func set(_ name: String, to value: Value, in environment: inout EnvironmentValues, _ mark: SourceMark) throws {
    guard let (type, declared) = declared(name) else {
      environment.named[name] = value.settled
      return
    }
    let scope = Scope(parent: type.scope)
    scope.receiver = Receiver(box: Box(.native(environment)), type: type)
    let new = try declared.type.map { try evaluator.convert(value, to: $0, scope, mark) } ?? value.settled
    guard let setter = declared.setter else {
      environment.named[name] = new
      return
    }
    scope.declare(setter.parameter, new)
    _ = try evaluator.nested(mark) { try evaluator.run(setter.body, scope) }
    if case .native(let changed as EnvironmentValues)? = try scope.receiver?.box.read() { environment = changed }
  }

  private func declared(_ name: String) -> (type: TypeDeclaration, property: VariableSyntax)? {
    guard let type = evaluator.extensions["EnvironmentValues"], let property = type.property(name) else { return nil }
    return (type, property)
  }

  func environmentObject(_ type: TypeName?, _ scope: ViewScope, _ mark: SourceMark) throws -> Value {
    let name = type?.base ?? ""
    if let object = scope.environment.named["object:\(name)"] as? Value { return object }
    if case .optional? = type { return .nothing }
    // Nobody hands one down: where it is read, one with its defaults stands in, so that a fragment draws.
    if let declaration = evaluator.globals.type(name), let made = try? evaluator.initialize(declaration, [], mark) {
      return .native(
        DeferredValue(mark) { [evaluator] in
          evaluator.remark(
            Failure(
              "missing-environment-object",
              "no object of type '\(name)' found in the environment; SwiftUI would stop here, the figure uses a new one",
              mark, hint: "add .environmentObject(\(name)()) to an ancestor of this view"))
          if case .object(let object) = made { object.subscribe(as: "_\(name)", evaluator) }
          return made
        })
    }
    if evaluator.isLenient { return .native(UnknownValue(path: name)) }
    throw Failure(
      "missing-environment-object", "no object of type '\(name)' found in the environment", mark,
      hint: "add .environmentObject(\(name)()) to an ancestor of this view")
  }
}
