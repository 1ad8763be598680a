import FenceEvaluation
import VitrineUI

/// A struct of a fence as a style, which it makes of the environment.
struct InterpretedShapeStyle: ShapeStyle {
  let instance: Instance
  let evaluator: Evaluator
  let mark: SourceMark

  func _fill(_ frame: _StyleFrame) -> Fill {
    evaluator.late(.ink(.primary)) {
      // A style may be made of itself.
      try evaluator.nested(mark) {
        let environment = CallArgument(label: "in", value: .native(frame.environment), mark: mark)
        let made = try evaluator.callMethod("resolve", .instance(instance), [environment], mark)
        let context = CallContext(evaluator: evaluator, mark: mark)
        let argument = CallArgument(label: nil, value: made, mark: mark)
        return try Kind<any ShapeStyle>.style.read(argument, context)._fill(frame)
      }
    }
  }
}
