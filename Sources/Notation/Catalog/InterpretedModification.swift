import FenceEvaluation
import VitrineUI

/// A view with a modifier that a fence declares; the modifier has state of its own.
struct InterpretedModification: ComposedView {
  let instance: Instance
  let content: any View
  let interpreter: Interpreter
  let mark: SourceMark

  var viewName: String { instance.type.name }
  var dynamicProperties: [String] { instance.dynamicProperties }

  func composedBody(in scope: ViewScope) -> any View {
    interpreter.late(EmptyView()) {
      let outer = interpreter.viewScope
      interpreter.viewScope = scope
      let outerView = interpreter.presentations.owner
      defer { (interpreter.viewScope, interpreter.presentations.owner) = (outer, outerView) }
      let live = try instance.live(in: scope, interpreter)
      interpreter.presentations.owner = live
      let argument = CallArgument(label: "content", value: .view(AnyView(content)), mark: mark)
      let value = try interpreter.callMethod("body", .instance(live), [argument], mark)
      return try interpreter.view(of: value, mark) ?? EmptyView()
    }
  }
}
