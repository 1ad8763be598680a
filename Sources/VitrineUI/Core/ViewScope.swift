/// The scope in which the body of a custom view is evaluated: its identity, its environment, its state.
package struct ViewScope {
  package let identity: Identity
  package let environment: EnvironmentValues
  package let graph: RenderGraph
  /// The custom view that depends on values that are read; `nil` if no view does.
  package let node: BodyNode?
  /// The part of the view that is evaluated.
  let part: Part

  /// A part of a view that is evaluated in a scope.
  package enum Part {
    case body
    /// The making of nodes from the result of the body.
    case nodes
    /// An action; the view doesn't depend on values that it reads.
    case action
  }

  package init(
    identity: Identity, environment: EnvironmentValues, graph: RenderGraph, node: BodyNode? = nil, part: Part = .body
  ) {
    (self.identity, self.environment, self.graph) = (identity, environment, graph)
    (self.node, self.part) = (node, part)
  }

  /// Returns the cell of a property by the source position of its declaration, which is unique. Outside of its body, it
  /// is the cell of the nearest ancestor that has one, because closures of a view may run in the scope of views inside
  /// it.
  func cell(ofDeclaration property: String, initial: () -> Any) -> StateCell {
    if part != .body, let node, let cell = graph.states.nearestCell(property, from: node) { return cell }
    return cell(property, initial: initial)
  }

  /// Returns the cell of a state property at this place, and creates it with its initial value if there is none.
  package func cell(
    _ property: String, isSame: @escaping (Any, Any) -> Bool = isEqual, initial: () -> Any
  ) -> StateCell {
    graph.states.cell(identity, property, isSame: isSame, initial: initial)
  }

  /// The scope that is being evaluated; `nil` outside of any scope.
  package static var current: ViewScope? { TaskScope.current?.scope }

  /// The node of the view whose body is being evaluated.
  package static var bodyNode: BodyNode? { current.flatMap { $0.part == .body ? $0.node : nil } }

  /// Evaluates a body in this scope.
  package func evaluate<Result>(_ body: (ViewScope) -> Result) -> Result {
    TaskScope.$current.withValue(TaskScope(scope: self)) { body(self) }
  }

  /// Evaluates a function outside of any scope, so that no view depends on values that it reads.
  package static func leaving<Result>(_ body: () -> Result) -> Result {
    TaskScope.$current.withValue(nil, operation: body)
  }
}

extension RenderContext {
  /// Evaluates a view after the layout of the tree, in the scope of the custom view around it.
  func late(_ make: () -> any View) -> any View {
    ViewScope(identity: owner.place, environment: environment, graph: graph, node: owner, part: .nodes)
      .evaluate { _ in make() }
  }

  /// The scope of actions at this place, which read and write the state of the custom view around it.
  var actionScope: ViewScope {
    ViewScope(identity: owner.place, environment: environment, graph: graph, node: owner, part: .action)
  }
}

/// A scope in a task-local value.
///
/// A task-local value has to be `Sendable`, which a scope isn't. It is declared unchecked because bodies and actions
/// are evaluated synchronously and only ``ViewScope`` reads it. Programs that use VitrineUI have to observe one
/// restriction: a `Task` that an action starts inherits the scope, so that it writes the view's state, and therefore
/// has to run on the actor that draws, as in SwiftUI it runs on the main actor.
private struct TaskScope: @unchecked Sendable {
  let scope: ViewScope
  @TaskLocal static var current: TaskScope?
}
