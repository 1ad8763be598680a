import Diagnostics
import FenceSyntax
import VitrineUI

/// A struct of a fence as a view: its body is evaluated with the state of its place in the tree.
package struct InterpretedView: ComposedView {
  package let instance: Instance
  package let interpreter: Interpreter
  package let mark: SourceMark

  init(_ instance: Instance, _ interpreter: Interpreter, _ mark: SourceMark) {
    (self.instance, self.interpreter, self.mark) = (instance, interpreter, mark)
  }

  package var viewName: String { instance.type.name }
  package var place: SourceMark? { mark }
  package var dynamicProperties: [String] { instance.dynamicProperties }

  package func isSame(as other: any View) -> Bool {
    (other as? InterpretedView).map { Value.instance(instance).isEqual(to: .instance($0.instance)) } ?? false
  }

  package func composedBody(in scope: ViewScope) -> any View {
    interpreter.animatable(instance, mark) { interpreter.viewBody(of: $0, in: scope, mark, member) }
  }

  private func member(of value: Value) throws -> Value {
    guard interpreter.property("body", of: instance.type)?.getter != nil else {
      throw Failure(.missingBody(instance.type.name), mark)
    }
    return try interpreter.member("body", of: value, mark)
  }
}
