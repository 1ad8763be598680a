import Diagnostics
import FenceSyntax
import VitrineUI

/// What properties read from the environment of a view.
struct EnvironmentReading {
  private let evaluator: Evaluator

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  /// What `@Environment(\.key)` or `@Environment(Model.self)` reads.
  func environmentValue(_ wrapper: WrapperSyntax, _ property: VariableSyntax, _ scope: ViewScope) throws -> Value {
    guard let argument = wrapper.arguments.first else { return .nothing }
    if case .keyPath(_, let names) = argument.value.kind, let name = names.first {
      var value = try environmentValue(name, scope.environment)
      for name in names.dropFirst() { value = try evaluator.member(name, of: value, argument.value.mark) }
      return value
    }
    let type = try evaluator.evaluate(argument.value, evaluator.globals)
    guard case .type(let wanted) = type else { return .nothing }
    return try environmentObject(.named(wanted.name, []), scope, property.mark)
  }

  func environmentValue(_ name: String, _ environment: EnvironmentValues) throws -> Value {
    if let value = environment.named[name] as? Value { return value }
    if let declared = evaluator.extensions["EnvironmentValues"]?.property(name) {
      let receiver = Receiver(box: Box(.native(environment)), type: evaluator.extensions["EnvironmentValues"])
      return try evaluator.read(declared, receiver, declared.mark)
    }
    return evaluator.catalog.environmentValue(name, environment)
  }

  func environmentObject(_ type: TypeName?, _ scope: ViewScope, _ mark: SourceMark) throws -> Value {
    let name = type?.base ?? ""
    if let object = scope.environment.named["object:\(name)"] as? Value { return object }
    // Nobody hands one down: one with its defaults stands in, so that a fragment draws.
    if let declaration = evaluator.globals.type(name), let made = try? evaluator.initialize(declaration, [], mark) {
      return made
    }
    if case .optional? = type { return .nothing }
    if evaluator.isLenient { return .native(UnknownValue(path: name)) }
    throw Failure(
      "missing-environment-object", "no object of type '\(name)' was handed down", mark,
      hint: "add .environmentObject(\(name)()) to a view around")
  }
}
