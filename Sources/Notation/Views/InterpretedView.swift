import Diagnostics
import FenceSyntax
import VitrineUI

/// A struct of a fence as a view: its body is evaluated with the state of its place in the tree.
struct InterpretedView: ComposedView {
  let instance: Instance
  let interpreter: Interpreter
  let mark: SourceMark

  init(_ instance: Instance, _ interpreter: Interpreter, _ mark: SourceMark) {
    (self.instance, self.interpreter, self.mark) = (instance, interpreter, mark)
  }

  var viewName: String { instance.type.name }
  var place: SourceMark? { mark }

  func composedBody(in scope: ViewScope) -> any View {
    interpreter.late(EmptyView()) {
      let outer = interpreter.viewScope
      interpreter.viewScope = scope
      defer { interpreter.viewScope = outer }
      let value = try member(of: .instance(live(in: scope)))
      return try interpreter.view(of: value, mark) ?? EmptyView()
    }
  }

  private func member(of value: Value) throws -> Value {
    guard interpreter.property("body", of: instance.type)?.getter != nil else {
      throw Failure(.missingBody(instance.type.name), mark)
    }
    return try interpreter.member("body", of: value, mark)
  }

  /// The instance with its state in cells that outlive it.
  func live(in scope: ViewScope) throws -> Instance {
    var live = instance
    for property in instance.type.stored {
      guard let wrapper = property.wrapper else { continue }
      switch wrapper.name {
      case "State", "StateObject", "AppStorage", "SceneStorage", "FocusState", "GestureState",
        "AccessibilityFocusState":
        let initial = live.fields[property.name] ?? .nothing
        let cell = scope.cell(property.name) { initial }
        live.fields[property.name] = .binding(
          BindingValue(get: { cell.value as? Value ?? .nothing }, set: { cell.value = $0 }))
      case "Environment": live.fields[property.name] = try interpreter.environmentValue(wrapper, property, scope)
      case "EnvironmentObject":
        live.fields[property.name] = try interpreter.environmentObject(property.type, scope, property.mark)
      default: break
      }
    }
    return live
  }
}
