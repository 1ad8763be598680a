/// A part of a user interface, described by other views.
public protocol View {
  associatedtype Body: View
  /// What the view is made of.
  @ViewBuilder var body: Body { get }
  /// What the renderer makes of the view: of its body, unless it knows how to draw the view itself.
  func _makeNodes(_ context: _ViewContext) -> _ViewNodes
  /// Whether the view is another one with a modifier.
  var _isModified: Bool { get }
  /// Whether the view is something else besides that others ask it for: a shape, a style, an image.
  var _isMoreThanView: Bool { get }
}

/// A view's place, as the renderer hands it to the view.
public struct _ViewContext {
  package let context: RenderContext
}

/// What a view became.
public struct _ViewNodes {
  package let nodes: [RenderNode]
}

// Requirements, and no casts to protocols of the renderer's own: the first cast of each type looks through all conformances
// of the program.
extension View {
  public func _makeNodes(_ context: _ViewContext) -> _ViewNodes {
    _ViewNodes(nodes: context.context.nodes(ofComposite: self))
  }
  public var _isModified: Bool { false }
  public var _isMoreThanView: Bool { false }
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
  public func _makeNodes(_ context: _ViewContext) -> _ViewNodes { _ViewNodes(nodes: makeNodes(context.context)) }
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
  /// The names of what the body may depend on besides the view's own value, as `Self._printChanges()` tells them.
  var dynamicProperties: [String] { get }
  /// Whether another value of the view has the same body, state and environment apart.
  func isSame(as other: any View) -> Bool
}

extension ComposedView {
  package var place: SourceMark? { nil }
  package var dynamicProperties: [String] { [] }
  package func isSame(as other: any View) -> Bool { false }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    context.graph.composedPlace = place ?? context.graph.composedPlace
    let nodes = context.composite(self, named: viewName, properties: dynamicProperties, isSame: isSame(as:)) {
      view, scope in
      (view as? Self ?? self).composedBody(in: scope)
    }
    for node in nodes { node.wrappers.append(ViewWrapper(name: viewName, source: place)) }
    return nodes
  }
}
