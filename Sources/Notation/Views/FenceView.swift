import FenceSyntax
import VitrineUI

/// The loose views of a fence that declares `@State` beside them, as one view: its state lives in cells, and its views are
/// made again when that changes.
struct FenceView: PrimitiveView {
  private let variables: [VariableSyntax]
  private let initial: [String: Value]
  private let shown: [Statement]
  private let interpreter: Interpreter

  /// - Parameters:
  ///   - statements: all of the fence, evaluated once.
  ///   - shown: those of them that make views.
  /// - Returns: `nil` where the fence declares no state outside of types.
  init?(_ statements: [Statement], _ shown: [Statement], _ interpreter: Interpreter) {
    variables = statements.flatMap { statement -> [VariableSyntax] in
      guard case .variables(let variables) = statement.kind else { return [] }
      return variables.filter { Self.wrappers.contains($0.wrapper?.name ?? "") && $0.getter == nil }
    }
    guard !variables.isEmpty else { return nil }
    var initial: [String: Value] = [:]
    for variable in variables { initial[variable.name] = try? interpreter.globals.box(variable.name)?.read() }
    (self.initial, self.shown, self.interpreter) = (initial, shown, interpreter)
  }

  private static let wrappers: Set = [
    "State", "StateObject", "AppStorage", "SceneStorage", "FocusState", "GestureState", "Environment",
  ]

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let scope = ViewScope(identity: context.identity, environment: context.environment, graph: context.graph)
    let views = scope.evaluate { scope in
      interpreter.late([any View]()) {
        let outer = interpreter.viewScope
        interpreter.viewScope = scope
        defer { interpreter.viewScope = outer }
        for variable in variables { try declare(variable, in: scope) }
        return try interpreter.views(of: shown, Scope(parent: interpreter.globals))
      }
    }
    return context.nodes(of: views.count == 1 ? views[0] : ViewList(views), step: .index(0))
  }

  private func declare(_ variable: VariableSyntax, in scope: ViewScope) throws {
    let globals = interpreter.globals
    if let wrapper = variable.wrapper, wrapper.name == "Environment" {
      return globals.declare(variable.name, try interpreter.environmentValue(wrapper, variable, scope))
    }
    let value = initial[variable.name] ?? .nothing
    let cell = scope.cell(variable.name) { value }
    let box = Box(
      get: { cell.value as? Value ?? .nothing },
      set: { new in
        if case .double? = cell.value as? Value, let number = new.number { return cell.value = Value.double(number) }
        cell.value = new
      })
    box.declaredType = variable.type
    globals.declare(variable.name, box)
  }
}
