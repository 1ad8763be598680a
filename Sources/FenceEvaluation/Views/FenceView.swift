import FenceSyntax
import VitrineUI

/// Views beside which state is declared, in a fence or in a preview, as one view: its state lives in cells, and its views
/// are made again when that changes.
package struct FenceView: PrimitiveView {
  private let variables: [VariableSyntax]
  private let initial: [String: Value]
  private let shown: [Statement]
  private let evaluator: Evaluator
  /// Makes the scope in which the state is declared.
  private let makeScope: () -> Scope

  /// Creates the view of a fence's loose views.
  ///
  /// - Parameters:
  ///   - statements: all of the fence, evaluated once.
  ///   - shown: those of them that make views.
  /// - Returns: `nil` where the fence declares no state outside of types.
  package init?(_ statements: [Statement], _ shown: [Statement], _ evaluator: Evaluator) {
    self.init(statements, shown, evaluator, evaluated: evaluator.globals) { evaluator.globals }
  }

  /// Creates the view of a preview's closure.
  ///
  /// - Returns: `nil` where it declares no state.
  /// - Throws: the failure of an initial value.
  package init?(preview body: [Statement], _ evaluator: Evaluator, in scope: Scope) throws {
    guard !Self.state(in: body).isEmpty else { return nil }
    let first = Scope(parent: scope)
    for statement in body {
      guard case .variables(let variables) = statement.kind else { continue }
      for variable in variables { try evaluator.declare(variable, in: first) }
    }
    let shown = body.filter { Self.state(in: [$0]).isEmpty }
    self.init(body, shown, evaluator, evaluated: first) { Scope(parent: scope) }
  }

  private init?(
    _ statements: [Statement], _ shown: [Statement], _ evaluator: Evaluator, evaluated scope: Scope,
    _ makeScope: @escaping () -> Scope
  ) {
    variables = Self.state(in: statements)
    guard !variables.isEmpty else { return nil }
    var initial: [String: Value] = [:]
    for variable in variables {
      guard case .bind(let name) = variable.pattern else { continue }
      initial[variable.name] = try? scope.declared(name)?.read()
    }
    (self.initial, self.shown, self.evaluator, self.makeScope) = (initial, shown, evaluator, makeScope)
  }

  private static func state(in statements: [Statement]) -> [VariableSyntax] {
    statements.flatMap { statement -> [VariableSyntax] in
      guard case .variables(let variables) = statement.kind else { return [] }
      return variables.filter { wrappers.contains($0.wrapper?.name ?? "") && $0.getter == nil }
    }
  }

  private static let wrappers: Set = [
    "State", "StateObject", "AppStorage", "SceneStorage", "FocusState", "GestureState", "Environment",
  ]

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let names = variables.map { "_" + $0.name }
    return context.composite(self, named: Evaluator.fenceType, properties: names, isSame: { _ in false }) { _, scope in
      evaluator.viewBody(in: scope) {
        let declaring = makeScope()
        for variable in variables { try declare(variable, in: scope, declaring) }
        let inner = declaring === evaluator.globals ? Scope(parent: declaring) : declaring
        let views = try evaluator.views(of: shown, inner, isLoose: true)
        return views.count == 1 ? views[0] : ViewList(views)
      }
    }
  }

  private func declare(_ variable: VariableSyntax, in scope: ViewScope, _ declaring: Scope) throws {
    guard case .bind(let name) = variable.pattern else { return }
    if let wrapper = variable.wrapper, wrapper.name == "Environment" {
      return declaring.declare(name, Box(try evaluator.environmentValue(wrapper, variable, scope)))
    }
    let cell = scope.cell(variable.name, isSame: Value.isSameState) {
      evaluator.late(Value.nothing) { try (initial[variable.name] ?? .nothing).unwrappedInitial }
    }
    let binding = cell.binding(evaluator)
    let box = Box(get: binding.get, set: binding.set, location: binding.location)
    box.declaredType = variable.type
    declaring.declare(name, box)
    if variable.wrapper?.name == "StateObject", case .object(let object)? = cell.current as? Value {
      object.subscribe(as: "_" + variable.name, evaluator)
    }
  }
}
