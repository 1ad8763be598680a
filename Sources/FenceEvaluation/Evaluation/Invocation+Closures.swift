import Diagnostics
import FenceSyntax
import VitrineUI

extension Invocation {
  func closure(_ syntax: ClosureSyntax, _ scope: Scope) -> FunctionValue {
    var captured = Capturing(evaluator).scope(of: syntax, in: scope)
    if !syntax.captures.isEmpty {
      captured = Scope(parent: captured)
      for capture in syntax.captures where !capture.isWeakSelf {
        // What cannot be read is told where the closure uses it.
        guard let value = try? evaluator.evaluate(capture.value, scope).settled else { continue }
        captured.declare(capture.declared, capture.isWeak ? .weak(value) : Box(value))
      }
    }
    let parameters = syntax.parameters
    func inner(_ values: [Value]) -> Scope {
      let scope = Scope(parent: captured)
      var values = values
      // A closure of several parameters takes a tuple apart.
      if max(parameters.count, syntax.shorthands) > 1, values.count == 1, case .tuple(let elements) = values[0] {
        values = elements.map(\.value)
      }
      for (value, slot) in zip(values, syntax.shorthandSlots) {
        if let slot { scope.set(slot, Box(value)) }
      }
      for (value, parameter) in zip(values, parameters) {
        let converted = parameter.type.flatMap { try? evaluator.convert(value, to: $0, scope, syntax.mark) }
        scope.declare(parameter.declared, converted ?? value)
      }
      return scope
    }
    return FunctionValue(
      name: "closure",
      call: { arguments, mark in
        try evaluator.step(mark)
        let scope = inner(arguments.map(\.value))
        if evaluator.mayWait, syntax.mayPause {
          throw evaluator.pausing(CallFrame(syntax.body, scope, result: nil, evaluator))
        }
        return try evaluator.writing(when: arguments.contains { $0.write != nil }) {
          try evaluator.waiting(false) { try evaluator.result(of: syntax.body, scope, isBuilder: false) }
        } back: {
          for (index, argument) in arguments.enumerated() {
            if let write = argument.write, let box = scope.box(ofArgument: index, syntax) { try write(box.read()) }
          }
        }
      },
      build: { values in
        try evaluator.nested(syntax.mark) { try evaluator.views(of: syntax.body, inner(values)) }
      },
      transform: { builder, values in
        try evaluator.nested(syntax.mark) { try builder.result(of: syntax.body, inner(values)) }
      },
      parameterCount: max(parameters.count, syntax.shorthands))
  }
}

extension Scope {
  /// The variable of a closure's argument in its scope: a parameter, or `$0`.
  fileprivate func box(ofArgument index: Int, _ closure: ClosureSyntax) -> Box? {
    if closure.parameters.indices.contains(index) { return declared(closure.parameters[index].declared) }
    return closure.shorthandSlots.indices.contains(index) ? closure.shorthandSlots[index].flatMap(box(at:)) : nil
  }
}
