/// A result builder that makes a view from the statements of a closure.
@resultBuilder
public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<True: View, False: View>(first: True) -> ConditionalContent<True, False> {
    .first(first)
  }
  public static func buildEither<True: View, False: View>(second: False) -> ConditionalContent<True, False> {
    .second(second)
  }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// Several views in a row, as a view builder makes them from several statements.
public struct TupleView<each Content: View>: PrimitiveView {
  let content: (repeat each Content)

  public init(_ content: repeat each Content) { self.content = (repeat each content) }
  @_disfavoredOverload
  public init(_ content: (repeat each Content)) { self.content = content }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    var nodes: [RenderNode] = []
    var index = 0
    let context = context.amongOthers()
    for view in repeat each content {
      nodes += context.nodes(of: view, step: .index(index))
      index += 1
    }
    return nodes
  }
}

/// A list of views made at run time, such as by a view builder in a fence.
package struct ViewList: PrimitiveView {
  let views: [any View]

  package init(_ views: [any View]) { self.views = views }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    var nodes: [RenderNode] = []
    let context = views.count > 1 ? context.amongOthers() : context
    for (index, view) in views.enumerated() { nodes += context.nodes(of: view, step: .index(index)) }
    return nodes
  }
}

/// One of two views, as `if … else` in a view builder makes it; the branch is part of the view's identity.
public enum ConditionalContent<True: View, False: View>: PrimitiveView {
  case first(True)
  case second(False)

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    context.dependsOnData()
    return switch self {
    case .first(let view): context.nodes(of: view, step: .branch(true))
    case .second(let view): context.nodes(of: view, step: .branch(false))
    }
  }
}

/// One branch of a condition evaluated in a fence.
package struct BranchView: PrimitiveView {
  let branch: Int
  let view: any View
  let words: (() -> ConditionSource)?

  /// - Parameters:
  ///   - branch: the index of the branch, which is part of the view's identity.
  ///   - words: returns the labels and contents of all branches in the source code.
  package init(branch: Int, _ view: any View, words: (() -> ConditionSource)? = nil) {
    (self.branch, self.view, self.words) = (branch, view, words)
  }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    context.dependsOnData()
    if let trace = context.graph.trace, let words { trace.note(branch: branch, of: words()) }
    return context.nodes(of: view, step: .index(branch))
  }
}

extension Optional: View where Wrapped: View {
  public var body: Never { preconditionFailure("an optional view is drawn by the renderer and has no body") }
}

extension Optional: PrimitiveView where Wrapped: View {
  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    context.dependsOnData()
    return map { context.nodes(of: $0, step: .branch(true)) } ?? []
  }
}

/// A view without content: it takes no space and no spacing.
public struct EmptyView: PrimitiveView {
  public init() {}
  package func makeNodes(_ context: RenderContext) -> [RenderNode] { [] }
}

/// A type-erased view.
public struct AnyView: PrimitiveView {
  package let view: any View

  public init(_ view: any View) { self.view = view }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] { context.nodes(of: view, step: .index(0)) }
}

/// A group of views without a layout: its views are children of the container around it, and a modifier applies to
/// each.
///
/// Without a container around it, the group implies one, to which modifiers apply: at the root, or alone in a scroll
/// view, a `VStack`; in a layer, a `ZStack`. Source: [layout reference, section
/// 2](docs/layout-reference.md#2-structure).
public struct Group<Content: View>: PrimitiveView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    context.graph.trace?.note(.group, "Group")
    let nodes = context.nodes(of: content, step: .index(0))
    guard let container = context.lone, nodes.count > 1 else { return nodes }
    return context.single(nodes, implying: container).map { [$0] } ?? []
  }
}
