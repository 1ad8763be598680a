/// A group of tabs. Tab bars show them like any other tabs.
///
/// With type-erased views: `TabSection { AnyView(tabs) } header: { AnyView(header) }`.
public struct TabSection: PrimitiveView {
  let content: any View

  public init(@ViewBuilder content: () -> some View, @ViewBuilder header: () -> some View) { self.content = content() }
  public init(@ViewBuilder content: () -> some View) { self.content = content() }
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> some View) { self.content = content() }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] { context.nodes(of: content, step: .index(0)) }
}
