import FenceEvaluation
import VitrineLayout
import VitrineUI

/// A struct of a fence as an effect on what a view draws.
struct InterpretedEffect: GeometryEffect, InterpretedAnimatable {
  var instance: Instance
  let evaluator: Evaluator
  let mark: SourceMark

  var _effectName: String { instance.type.name }

  func effectValue(size: Size) -> ProjectionTransform {
    evaluator.late(ProjectionTransform()) {
      let argument = CallArgument(label: "size", value: .native(size), mark: mark)
      let value = try evaluator.callMethod("effectValue", .instance(instance), [argument], mark)
      if case .native(let transform as Transform) = value { return ProjectionTransform(transform) }
      return ProjectionTransform()
    }
  }
}
