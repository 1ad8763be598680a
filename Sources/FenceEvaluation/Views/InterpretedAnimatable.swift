import VitrineUI

/// A struct of a fence of which a part goes through all values in between where it is animated.
package protocol InterpretedAnimatable: Animatable {
  var instance: Instance { get set }
  var evaluator: Evaluator { get }
  var mark: SourceMark { get }
}

extension InterpretedAnimatable {
  /// What the fence says; nothing where it says nothing.
  var animatableData: DynamicVector {
    get { DynamicVector(numbers: data.flatMap(AnimatedNumbers.numbers) ?? []) }
    set {
      guard let data, !newValue.numbers.isEmpty else { return }
      let value = AnimatedNumbers.value(like: data, of: newValue.numbers)
      let changed = evaluator.late(Value.instance(instance)) {
        try Assignment(evaluator).setting("animatableData", of: .instance(instance), to: value, mark)
      }
      if case .instance(let changed) = changed { instance = changed }
    }
  }

  private var data: Value? {
    guard evaluator.property("animatableData", of: instance.type) != nil else { return nil }
    return evaluator.late(nil) { try evaluator.member("animatableData", of: .instance(instance), mark) }
  }
}
