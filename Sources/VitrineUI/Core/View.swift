/// A part of a user interface, described by other views.
public protocol View {
  associatedtype Body: View
  /// What the view is made of.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { preconditionFailure("there is no value of Never to ask for a body") }
}

/// A view that the renderer knows how to draw, and that has no body.
package protocol PrimitiveView: View where Body == Never {
  /// The nodes the view stands for among its container's children: none, one, or several for a list of views.
  func makeNodes(_ context: RenderContext) -> [RenderNode]
}

extension PrimitiveView {
  public var body: Never { preconditionFailure("\(Self.self) is drawn by the renderer and has no body") }
}

/// A view whose body is made by a front end rather than by the Swift compiler, with state cells of its own.
package protocol ComposedView: PrimitiveView {
  /// The name of the struct, as the source has it.
  var viewName: String { get }
  /// The body, evaluated with the state that belongs to the view's place in the tree.
  func composedBody(in scope: ViewScope) -> any View
  /// The source that made the view, if it is known.
  var place: SourceMark? { get }
}

extension ComposedView {
  package var place: SourceMark? { nil }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    context.graph.composedPlace = place ?? context.graph.composedPlace
    return context.composite(named: viewName) { scope in composedBody(in: scope) }
  }
}
