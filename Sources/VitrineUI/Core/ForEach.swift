/// A view for each element of a collection, told apart by identifiers.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  let data: Data
  let identify: (Data.Element) -> ID
  let content: (Data.Element) -> Content

  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    identify = { $0[keyPath: id] }
    self.content = content
  }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    context.dependsOnData()
    var nodes: [RenderNode] = []
    for element in data {
      let id = String(describing: identify(element))
      nodes += context.nodes(of: content(element), step: .id(id)).identifiedBy(id)
    }
    return nodes
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    identify = { $0.id }
    self.content = content
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    identify = { $0 }
    self.content = content
  }
}

/// The views of a `ForEach` evaluated in a fence, each with its identifier.
package struct IdentifiedViews: PrimitiveView {
  let views: [(id: String, view: any View)]

  package init(_ views: [(id: String, view: any View)]) { self.views = views }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    context.dependsOnData()
    var nodes: [RenderNode] = []
    for (id, view) in views { nodes += context.nodes(of: view, step: .id(id)).identifiedBy(id) }
    return nodes
  }
}

extension [RenderNode] {
  /// Notes the identifier of the element that the views stand for; selections fall back on it where there is no tag.
  fileprivate func identifiedBy(_ id: String) -> [RenderNode] {
    for node in self where node.traits.elementID == nil { node.traits.elementID = id }
    return self
  }
}
