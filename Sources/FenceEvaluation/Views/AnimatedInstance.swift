import VitrineUI

/// A view or modifier of a fence whose body is made anew for all numbers in between.
private struct AnimatedInstance: InterpretedAnimatable {
  var instance: Instance
  let evaluator: Evaluator
  let mark: SourceMark
}

extension Evaluator {
  /// The body of a view or modifier at rest; of one that says that it is animatable, and by what, also the one with numbers that
  /// are on their way.
  ///
  /// - Parameter body: the body of an instance.
  package func animatable(
    _ instance: Instance, _ mark: SourceMark, _ body: @escaping (Instance) -> any View
  ) -> any View {
    let rest = body(instance)
    guard instance.type.conforms(to: "Animatable", "AnimatableModifier") else { return rest }
    let animated = AnimatedInstance(instance: instance, evaluator: self, mark: mark)
    let own = animated.animatableData.numbers
    guard !own.isEmpty else { return rest }
    return AnimatedValueView(own) { numbers in
      guard let numbers else { return rest }
      var other = animated
      other.animatableData = DynamicVector(numbers: numbers)
      return body(other.instance)
    }
  }
}
