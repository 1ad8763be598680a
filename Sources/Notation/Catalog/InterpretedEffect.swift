import FenceEvaluation
import VitrineLayout
import VitrineUI

/// A struct of a fence as an effect on what a view draws.
struct InterpretedEffect: GeometryEffect, InterpretedAnimatable {
  var instance: Instance
  let interpreter: Interpreter
  let mark: SourceMark

  var _effectName: String { instance.type.name }

  func effectValue(size: Size) -> Transform {
    interpreter.late(.identity) {
      let argument = CallArgument(label: "size", value: .native(size), mark: mark)
      let value = try interpreter.callMethod("effectValue", .instance(instance), [argument], mark)
      if case .native(let transform as Transform) = value { return transform }
      return .identity
    }
  }
}
