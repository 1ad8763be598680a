import FenceSyntax
import VitrineUI

/// The loose views of a fence that declares `@State` beside them, as one view: its state lives in cells, and its views are
/// made again when that changes.
package struct FenceView: PrimitiveView {
  private let variables: [VariableSyntax]
  private let initial: [String: Value]
  private let shown: [Statement]
  private let evaluator: Evaluator

  /// - Parameters:
  ///   - statements: all of the fence, evaluated once.
  ///   - shown: those of them that make views.
  /// - Returns: `nil` where the fence declares no state outside of types.
  package init?(_ statements: [Statement], _ shown: [Statement], _ evaluator: Evaluator) {
    variables = statements.flatMap { statement -> [VariableSyntax] in
      guard case .variables(let variables) = statement.kind else { return [] }
      return variables.filter { Self.wrappers.contains($0.wrapper?.name ?? "") && $0.getter == nil }
    }
    guard !variables.isEmpty else { return nil }
    var initial: [String: Value] = [:]
    for variable in variables {
      initial[variable.name] = try? evaluator.globals.names.variable(variable.name)?.read()
    }
    (self.initial, self.shown, self.evaluator) = (initial, shown, evaluator)
  }

  private static let wrappers: Set = [
    "State", "StateObject", "AppStorage", "SceneStorage", "FocusState", "GestureState", "Environment",
  ]

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let names = variables.map { "_" + $0.name }
    return context.composite(self, named: Evaluator.fenceType, properties: names, isSame: { _ in false }) { _, scope in
      evaluator.viewBody(in: scope) {
        for variable in variables { try declare(variable, in: scope) }
        let views = try evaluator.views(of: shown, Scope(parent: evaluator.globals), isLoose: true)
        return views.count == 1 ? views[0] : ViewList(views)
      }
    }
  }

  private func declare(_ variable: VariableSyntax, in scope: ViewScope) throws {
    let globals = evaluator.globals.names
    if let wrapper = variable.wrapper, wrapper.name == "Environment" {
      return globals.declare(variable.name, Box(try evaluator.environmentValue(wrapper, variable, scope)))
    }
    let cell = scope.cell(variable.name, isSame: Value.isSameState) {
      evaluator.late(Value.nothing) { try (initial[variable.name] ?? .nothing).unwrappedInitial }
    }
    let binding = cell.binding(evaluator)
    let box = Box(get: binding.get, set: binding.set, location: binding.location)
    box.declaredType = variable.type
    globals.declare(variable.name, box)
    if variable.wrapper?.name == "StateObject", case .object(let object)? = cell.current as? Value {
      object.subscribe(as: "_" + variable.name, evaluator)
    }
  }
}
