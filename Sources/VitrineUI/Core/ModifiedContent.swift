/// What turns a view into another one.
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ModifierContent
  @ViewBuilder func body(content: Content) -> Body
  /// What the renderer makes of a view with the modifier: of the modifier's body, unless it knows how to apply it itself.
  func _makeNodes(around content: any View, _ context: _ViewContext) -> _ViewNodes
}

extension ViewModifier {
  public func _makeNodes(around content: any View, _ context: _ViewContext) -> _ViewNodes {
    _ViewNodes(nodes: context.context.nodes(of: body(content: ModifierContent(view: content)), step: .index(0)))
  }
}

/// The view that a modifier is applied to, as its body sees it.
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
  /// The view without the types of all that it is made of, where it is modified.
  ///
  /// A chain of modifiers is a type as long as the chain; one that is put together at run time would have the runtime
  /// make each of these types, at a cost that grows with the square of its length.
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

/// A modifier that the renderer knows how to apply.
package protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// - Parameter content: makes the nodes of the view it is applied to.
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

/// A modifier that changes the environment of what it is applied to; it has no node of its own.
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

/// A modifier that wraps each view it is applied to in a node of its own.
package protocol NodeModifier: PrimitiveModifier {
  func makeNode(around child: RenderNode, _ context: RenderContext) -> RenderNode
}

extension NodeModifier {
  package func makeNodes(_ context: RenderContext, _ content: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    content(context).map { makeNode(around: $0, context) }
  }
}

extension View {
  /// Applies a modifier.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
