/// A modifier that produces a different version of a view.
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ModifierContent
  @ViewBuilder func body(content: Content) -> Body
  /// Makes the render nodes of a view with the modifier: by default, those of the modifier's body.
  func _makeNodes(around content: any View, _ context: _ViewContext) -> _ViewNodes
}

extension ViewModifier {
  public func _makeNodes(around content: any View, _ context: _ViewContext) -> _ViewNodes {
    _ViewNodes(nodes: context.context.nodes(of: body(content: ModifierContent(view: content)), step: .index(0)))
  }
}

/// The view to which a modifier is applied, as the argument of the modifier's body.
public struct ModifierContent: PrimitiveView {
  package let view: any View
  package func makeNodes(_ context: RenderContext) -> [RenderNode] { context.nodes(of: view, step: .index(0)) }
}

/// A view with a modifier.
public struct ModifiedContent<Content: View, Modifier> {
  package var content: Content
  package var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension View {
  /// The view, with its type erased if it is modified.
  ///
  /// The type of a chain of modifiers grows with each modifier. For a chain that is built at run time, the Swift
  /// runtime would create each of these types, at a total cost that grows with the square of the chain's length.
  package var erasingModifiers: any View { _isModified ? AnyView(self) : self }
}

extension ModifiedContent: View where Modifier: ViewModifier {
  public var body: Never { preconditionFailure("a modified view is drawn by the renderer and has no body") }
  public func _makeNodes(_ context: _ViewContext) -> _ViewNodes {
    modifier._makeNodes(around: content, context)
  }
  public var _isModified: Bool { true }
}

extension ModifiedContent: PrimitiveView where Modifier: ViewModifier {
  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    _makeNodes(_ViewContext(context: context)).nodes
  }
}

/// A modifier that the renderer applies itself, without a body.
package protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// - Parameter content: makes the nodes of the modified view.
  func makeNodes(_ context: RenderContext, _ content: (RenderContext) -> [RenderNode]) -> [RenderNode]
}

extension PrimitiveModifier {
  public func _makeNodes(around content: any View, _ context: _ViewContext) -> _ViewNodes {
    _ViewNodes(nodes: makeNodes(context.context) { $0.nodes(of: content, step: .index(0)) })
  }
  public func body(content: ModifierContent) -> Never {
    preconditionFailure("\(Self.self) is applied by the renderer and has no body")
  }
}

/// A modifier that changes the environment of a view and has no render node.
package protocol EnvironmentModifier: PrimitiveModifier {
  func change(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
  package func makeNodes(_ context: RenderContext, _ content: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    var context = context
    change(&context.environment)
    return content(context)
  }
}

/// A modifier that wraps each modified view in a render node.
package protocol NodeModifier: PrimitiveModifier {
  func makeNode(around child: RenderNode, _ context: RenderContext) -> RenderNode
}

extension NodeModifier {
  package func makeNodes(_ context: RenderContext, _ content: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    content(context).map { makeNode(around: $0, context) }
  }
}

extension View {
  /// Applies a modifier to the view.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
