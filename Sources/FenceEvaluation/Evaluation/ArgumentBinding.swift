import Diagnostics
import FenceSyntax

/// Gives arguments to the parameters of functions that a fence declares.
struct ArgumentBinding {
  private let evaluator: Evaluator

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  /// Whether arguments fit parameters by their labels and number.
  func fits(_ parameters: [ParameterSyntax], _ arguments: [CallArgument]) -> Bool {
    assignment(parameters, arguments) != nil
  }

  /// The arguments of each parameter, several for a variadic one; `nil` where they don't fit.
  func assignment(_ parameters: [ParameterSyntax], _ arguments: [CallArgument]) -> [[CallArgument]]? {
    var result = [[CallArgument]](repeating: [], count: parameters.count)
    var next = 0
    for (index, parameter) in parameters.enumerated() {
      guard next < arguments.count else { break }
      let argument = arguments[next]
      if argument.isTrailing, argument.label == nil {
        let isLastChance = !parameters[(index + 1)...].contains { $0.takesFunction }
        guard parameter.takesFunction || isLastChance && index == parameters.count - 1 else { continue }
        // One with a default leaves the last closure to one without, or to the last one.
        if parameter.defaultValue != nil, next == arguments.count - 1,
          parameters[(index + 1)...].contains(where: \.takesFunction)
        {
          continue
        }
      } else if argument.label != parameter.label {
        if parameter.defaultValue != nil || parameter.isVariadic { continue }
        return nil
      }
      result[index].append(argument)
      next += 1
      if parameter.isVariadic {
        while next < arguments.count, arguments[next].label == nil, !arguments[next].isTrailing {
          result[index].append(arguments[next])
          next += 1
        }
      }
    }
    guard next == arguments.count else { return nil }
    for (index, parameter) in parameters.enumerated()
    where result[index].isEmpty && parameter.defaultValue == nil && !parameter.isVariadic { return nil }
    return result
  }

  func bind(
    _ parameters: [ParameterSyntax], _ arguments: [CallArgument], _ scope: Scope, _ mark: SourceMark, function: String
  ) throws {
    guard let assigned = assignment(parameters, arguments) else {
      let wanted = parameters.map { "\($0.label ?? "_"):" }.joined()
      let given = arguments.map { "\($0.label ?? "_"):" }.joined()
      let message =
        if let lost = missing(parameters, arguments) {
          "missing argument for parameter '\(lost)' in call"
        } else if parameters.isEmpty {
          "argument passed to call that takes no arguments"
        } else {
          "incorrect arguments in call to '\(function)' (have '\(given)', expected '\(wanted)')"
        }
      throw Failure(.wrongArguments(message), mark)
    }
    for (index, parameter) in parameters.enumerated() {
      if parameter.isVariadic {
        let values = try assigned[index].map { argument in
          try parameter.type.map { try evaluator.convert(argument.value, to: $0, scope, argument.mark) }
            ?? argument.value.settled
        }
        scope.declare(parameter.declared, .array(values))
      } else if let argument = assigned[index].first {
        scope.declare(
          parameter.declared, try value(of: argument, for: parameter, scope),
          type: parameter.type.flatMap { $0.isOptional ? $0 : nil })
      } else if let fallback = parameter.defaultValue {
        let value = try evaluator.evaluate(fallback, scope)
        scope.declare(
          parameter.declared, try parameter.type.map { try evaluator.convert(value, to: $0, scope, mark) } ?? value)
      }
    }
  }

  private func missing(_ parameters: [ParameterSyntax], _ arguments: [CallArgument]) -> String? {
    parameters.first { parameter in
      parameter.defaultValue == nil && parameter.label != nil && !arguments.contains { $0.label == parameter.label }
    }?.label
  }

  private func value(of argument: CallArgument, for parameter: ParameterSyntax, _ scope: Scope) throws -> Value {
    if parameter.isViewBuilder, case .function(let function) = argument.value { return .function(function.building) }
    if case .function(let function) = argument.value,
      let transform = BuilderTransform(evaluator, named: parameter.builder, scope)
    {
      return .function(transform.building(function))
    }
    func converted(_ value: Value) throws -> Value {
      try parameter.type.map { try evaluator.convert(value, to: $0, scope, argument.mark) } ?? value
    }
    guard parameter.isAutoclosure else { return try converted(argument.value) }
    if case .function(let function) = argument.value, function.parameterCount == 0 {
      return .function(FunctionValue(name: parameter.name) { _, mark in try converted(function.call([], mark)) })
    }
    let value = try converted(argument.value)
    return .function(FunctionValue(name: parameter.name) { _, _ in value })
  }
}
