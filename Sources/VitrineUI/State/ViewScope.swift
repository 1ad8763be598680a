/// What a custom view's body is evaluated in: its identity, its environment, its state.
package struct ViewScope {
  package let identity: Identity
  package let environment: EnvironmentValues
  package let graph: RenderGraph

  package init(identity: Identity, environment: EnvironmentValues, graph: RenderGraph) {
    (self.identity, self.environment, self.graph) = (identity, environment, graph)
  }

  /// The cell of a state property, made with its initial value the first time it is asked for at this place.
  package func cell(_ property: String, initial: () -> Any) -> StateCell {
    graph.states.cell(identity, property, initial: initial)
  }

  /// The scope of the body that is being evaluated; `nil` outside of a body.
  package static var current: ViewScope? { TaskScope.current?.scope }

  /// Evaluates a body in this scope.
  package func evaluate<Result>(_ body: (ViewScope) -> Result) -> Result {
    TaskScope.$current.withValue(TaskScope(scope: self)) { body(self) }
  }
}

/// Carries a scope through a task-local.
///
/// A task-local asks for `Sendable`, which a scope is not. It never leaves its thread: bodies are evaluated synchronously,
/// and only ``ViewScope`` can read it.
private struct TaskScope: @unchecked Sendable {
  let scope: ViewScope
  @TaskLocal static var current: TaskScope?
}
