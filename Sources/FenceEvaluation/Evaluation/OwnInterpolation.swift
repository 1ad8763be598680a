import Diagnostics
import FenceSyntax

/// Interpolated strings of types that the fence declares as `ExpressibleByStringInterpolation`, with interpolations of
/// their own.
struct OwnInterpolation {
  private let evaluator: Evaluator
  private let type: TypeDeclaration
  /// The type that collects the parts.
  private let collector: TypeDeclaration

  /// Creates the interpolation of a type; `nil` for a type that takes plain strings.
  init?(_ type: TypeName, _ scope: Scope, _ evaluator: Evaluator) {
    guard case .named(let name, _) = type, let declared = scope.type(name),
      let initializer = declared.initializers.first(where: { $0.parameters.first?.label == "stringInterpolation" }),
      let wanted = initializer.parameters[0].type?.base, let collector = declared.scope.type(wanted)
    else { return nil }
    (self.evaluator, self.type, self.collector) = (evaluator, declared, collector)
  }

  /// Returns the value of a literal, whose parts the type's own functions append.
  func value(_ parts: [StringPart], _ scope: Scope, _ mark: SourceMark) throws -> Value {
    func argument(_ label: String?, _ value: Value) -> CallArgument {
      CallArgument(label: label, value: value, mark: mark)
    }
    let values = parts.count { if case .value = $0 { true } else { false } }
    let box = Box(
      try evaluator.initialize(
        collector, [argument("literalCapacity", .integer(0)), argument("interpolationCount", .integer(values))], mark))
    for part in parts {
      switch part {
      case .text(let text): try append("appendLiteral", [argument(nil, .string(text))], to: box, mark)
      case .value(let label, let expression, let options):
        let first = CallArgument(label: label, value: try evaluator.evaluate(expression, scope), mark: expression.mark)
        let rest = try evaluator.evaluateArguments(options, scope)
        try append("appendInterpolation", [first] + rest, to: box, expression.mark)
      }
    }
    return try evaluator.initialize(type, [argument("stringInterpolation", box.read())], mark)
  }

  private func append(_ name: String, _ arguments: [CallArgument], to box: Box, _ mark: SourceMark) throws {
    guard let overloads = evaluator.methods(name, of: collector),
      let function = OverloadChoice(evaluator: evaluator, overloads: overloads).accepting(arguments)
    else {
      throw Failure(.wrongArguments("no exact matches in call to instance method '\(name)'"), mark)
    }
    let receiver = Receiver(box: box, type: collector)
    _ = try evaluator.invoke(function, arguments, mark, receiver: receiver, scope: collector.scope)
  }
}
