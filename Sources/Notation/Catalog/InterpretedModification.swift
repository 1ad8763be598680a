import FenceEvaluation
import VitrineUI

/// A view with a modifier that a fence declares; the modifier has state of its own.
struct InterpretedModification: ComposedView {
  let instance: Instance
  let content: any View
  let evaluator: Evaluator
  let mark: SourceMark

  var viewName: String { instance.type.name }
  var dynamicProperties: [String] { instance.dynamicProperties }

  func composedBody(in scope: ViewScope) -> any View {
    evaluator.animatable(instance, mark) { instance in
      evaluator.viewBody(of: instance, in: scope, mark) { live in
        let argument = CallArgument(label: "content", value: .view(AnyView(content)), mark: mark)
        return try evaluator.callMethod("body", live, [argument], mark)
      }
    }
  }
}
