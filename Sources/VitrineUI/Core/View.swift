/// A part of a user interface, composed of other views.
public protocol View {
  associatedtype Body: View
  /// The content of the view. SwiftUI evaluates it on the main actor; here it runs on the thread that draws.
  @MainActor @preconcurrency @ViewBuilder var body: Body { get }
  /// Makes the render nodes of the view: by default, those of its body.
  func _makeNodes(_ context: _ViewContext) -> _ViewNodes
  /// Whether the view consists of another view and a modifier.
  var _isModified: Bool { get }
  /// Whether the view is also a value of another kind: a shape, a style, an image.
  var _isMoreThanView: Bool { get }
}

/// The place in the view tree at which the renderer makes the nodes of a view.
public struct _ViewContext {
  package let context: RenderContext
}

/// The render nodes of a view.
public struct _ViewNodes {
  package let nodes: [RenderNode]
}

// These are requirements, because casts to protocols of the renderer are slow: the first cast of each type searches all
// conformances of the program.
extension View {
  public func _makeNodes(_ context: _ViewContext) -> _ViewNodes {
    _ViewNodes(nodes: context.context.nodes(ofComposite: self))
  }
  public var _isModified: Bool { false }
  public var _isMoreThanView: Bool { false }
}

/// A way out of the main actor, on which apps evaluate their views.
///
/// A program draws on one thread of its choice, which views that are written for an app's main actor need not know.
enum Isolation {
  /// Returns the body of a view.
  static func body<V: View>(of view: V) -> V.Body {
    let body: @MainActor (V) -> V.Body = { $0.body }
    return unsafeBitCast(body, to: ((V) -> V.Body).self)(view)
  }
}

extension Never: View {
  nonisolated public var body: Never { preconditionFailure("there is no value of Never to ask for a body") }
}

/// A view that the renderer draws itself, and that has no body.
package protocol PrimitiveView: View where Body == Never {
  /// Makes the view's nodes among the children of its container: none, one, or several for a list of views.
  func makeNodes(_ context: RenderContext) -> [RenderNode]
}

extension PrimitiveView {
  public func _makeNodes(_ context: _ViewContext) -> _ViewNodes { _ViewNodes(nodes: makeNodes(context.context)) }
  public var body: Never { preconditionFailure("\(Self.self) is drawn by the renderer and has no body") }
}

/// A view whose body is evaluated by a front end instead of compiled Swift code, and which has state.
package protocol ComposedView: PrimitiveView {
  /// The name of the struct in the source code.
  var viewName: String { get }
  /// Evaluates the body, with the state at the view's place in the tree.
  func composedBody(in scope: ViewScope) -> any View
  /// The range of source code that made the view, if known.
  var place: SourceMark? { get }
  /// The names of the properties that the body may depend on besides the view's value, as `Self._printChanges()` prints
  /// them.
  var dynamicProperties: [String] { get }
  /// Returns whether another value of the view has the same body, given the same state and environment.
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
