/// What a custom view's body is evaluated in: its identity, its environment, its state.
package struct ViewScope {
  package let identity: Identity
  package let environment: EnvironmentValues
  package let graph: RenderGraph
  /// The view whose body or nodes depend on what is read; `nil` where nobody does.
  package let node: BodyNode?
  /// What of the view is evaluated.
  let part: Part

  /// What is evaluated in a scope.
  package enum Part {
    case body
    /// What is made of what the body came to.
    case nodes
    /// What an event does; nothing depends on what it reads.
    case action
  }

  package init(
    identity: Identity, environment: EnvironmentValues, graph: RenderGraph, node: BodyNode? = nil, part: Part = .body
  ) {
    (self.identity, self.environment, self.graph) = (identity, environment, graph)
    (self.node, self.part) = (node, part)
  }

  /// The cell of a property by its declaration, which no two views share: outside of the body that it belongs to, that of the
  /// nearest view around that has one. Closures of a view run in the scope of views inside it.
  func cell(ofDeclaration property: String, initial: () -> Any) -> StateCell {
    if part != .body, let node, let cell = graph.states.nearestCell(property, from: node) { return cell }
    return cell(property, initial: initial)
  }

  /// The cell of a state property, made with its initial value the first time it is asked for at this place.
  package func cell(
    _ property: String, isSame: @escaping (Any, Any) -> Bool = isEqual, initial: () -> Any
  ) -> StateCell {
    graph.states.cell(identity, property, isSame: isSame, initial: initial)
  }

  /// The scope of the body that is being evaluated; `nil` outside of a body.
  package static var current: ViewScope? { TaskScope.current?.scope }

  /// The view whose body is being evaluated.
  package static var bodyNode: BodyNode? { current.flatMap { $0.part == .body ? $0.node : nil } }

  /// Evaluates a body in this scope.
  package func evaluate<Result>(_ body: (ViewScope) -> Result) -> Result {
    TaskScope.$current.withValue(TaskScope(scope: self)) { body(self) }
  }

  /// Evaluates something that no view comes to depend on, such as what an event does.
  package static func leaving<Result>(_ body: () -> Result) -> Result {
    TaskScope.$current.withValue(nil, operation: body)
  }
}

/// Carries a scope through a task-local.
///
/// A task-local asks for `Sendable`, which a scope is not. The compiler is told that it is, because bodies and actions are
/// evaluated synchronously and only ``ViewScope`` reads it. One way out is left to programs that use VitrineUI: a `Task` that an
/// action begins inherits the scope, so that the state it writes is the view's. Such a task has to run on the actor that
/// draws, as in SwiftUI it runs on the main actor.
private struct TaskScope: @unchecked Sendable {
  let scope: ViewScope
  @TaskLocal static var current: TaskScope?
}
