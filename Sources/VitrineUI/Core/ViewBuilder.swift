/// Makes one view of the statements of a closure.
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

/// Several views after one another, as a view builder makes of several statements.
public struct TupleView<each Content: View>: PrimitiveView {
  let content: (repeat each Content)

  public init(_ content: repeat each Content) { self.content = (repeat each content) }

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

/// A list of views made at run time; what a builder yields in a fence.
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

/// One of two views, as `if … else` makes it; the branch is part of the identity.
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
  let words: (() -> ConditionWords)?

  /// - Parameters:
  ///   - branch: which of the alternatives it is; part of the identity.
  ///   - words: what the source says of all of them.
  package init(branch: Int, _ view: any View, words: (() -> ConditionWords)? = nil) {
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

/// No view at all: it takes no place and no spacing.
public struct EmptyView: PrimitiveView {
  public init() {}
  package func makeNodes(_ context: RenderContext) -> [RenderNode] { [] }
}

/// A view of any type.
public struct AnyView: PrimitiveView {
  package let view: any View

  public init(_ view: any View) { self.view = view }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] { context.nodes(of: view, step: .index(0)) }
}

/// Views as one, without any layout: its children stand directly in the container around it, and a modifier applies to each.
///
/// Where nobody lays it out, somebody has to: at the root, or alone in a scroll view, it is a `VStack`, in a layer a `ZStack`, and
/// a modifier applies to that. Source: [layout reference, section 2](docs/layout-reference.md#2-structure).
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
