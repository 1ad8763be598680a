import VitrineLayout

/// A view's geometry, for content that depends on it.
public struct GeometryProxy {
  /// In points, unrounded.
  public let size: Size
  public let safeAreaInsets: EdgeInsets
  private let bounds: Rect
  private let namedSpaces: [String: Rect]

  init(node: LayoutNode, safeAreaInsets: EdgeInsets, namedSpaces: [String: Rect] = [:]) {
    size = node.frame.size
    bounds = node.frame
    self.safeAreaInsets = safeAreaInsets
    self.namedSpaces = namedSpaces
  }

  /// The frame in a coordinate space: the root's, the view's own, or that of a named view around it.
  public func frame(in space: CoordinateSpace) -> Rect {
    switch space {
    case .local: return Rect(origin: .zero, size: size)
    case .global: return bounds
    case .named(let name):
      guard let container = namedSpaces[name] else { return bounds }
      return bounds.offset(by: Point(x: -container.minX, y: -container.minY))
    }
  }

  /// An anchor's rectangle in the view's own coordinates.
  public subscript(anchor: Anchor<Rect>) -> Rect {
    anchor.rect.offset(by: Point(x: -bounds.minX, y: -bounds.minY))
  }
  public subscript(anchor: Anchor<Point>) -> Point { anchor.point - bounds.origin }
}

public enum CoordinateSpace: Hashable, Sendable { case global, local, named(String) }

/// Content that is told its size.
public struct GeometryReader<Content: View>: PrimitiveView {
  let content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let inner = context.inContainer(along: nil)
    let rule = GeometryReaderRule { _, layout in
      guard let node = layout.owner as? RenderNode else { return }
      let proxy = GeometryProxy(
        node: layout, safeAreaInsets: context.environment.safeAreaInsets,
        namedSpaces: context.graph.namedSpaces)
      node.adopt(inner.nodes(of: content(proxy), step: .index(0)))
    }
    return [RenderNode("GeometryReader", rule: rule, context: context)]
  }
}

/// A place in the tree, to be read in another view's coordinates.
public struct Anchor<Value> {
  private let node: LayoutNode
  private let unit: UnitPoint

  init(_ node: LayoutNode, _ unit: UnitPoint = .topLeading) {
    self.node = node
    self.unit = unit
  }

  /// In the root's coordinates, as the view was placed.
  var rect: Rect { node.frame }
  var point: Point {
    Point(x: node.frame.minX + node.frame.width * unit.x, y: node.frame.minY + node.frame.height * unit.y)
  }
}

extension View {
  /// Names the view's coordinate space for geometry readers inside it.
  public func coordinateSpace(name: String) -> some View {
    modifier(CoordinateSpaceName(name: name))
  }

  /// Calls an action when a value that is read from the view's geometry is first known or has changed.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value, action: @escaping (Value) -> Void
  ) -> some View {
    modifier(
      GeometryObserver { proxy in
        transform(proxy)
      } isEqual: {
        ($0 as? Value) == ($1 as? Value)
      } action: { value in
        if let value = value as? Value { action(value) }
      })
  }
}

/// Reads a view's geometry once it is laid out, and acts where it changed.
package struct GeometryObserver: PrimitiveModifier {
  let read: (GeometryProxy) -> Any
  let isEqual: (Any, Any) -> Bool
  let action: (Any) -> Void

  package init(
    read: @escaping (GeometryProxy) -> Any, isEqual: @escaping (Any, Any) -> Bool, action: @escaping (Any) -> Void
  ) {
    (self.read, self.isEqual, self.action) = (read, isEqual, action)
  }

  package func makeNodes(_ context: RenderContext, _ content: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    let nodes = content(context)
    guard let node = nodes.first else { return nodes }
    let cell = context.graph.states.cell(context.identity, "onGeometryChange") { Optional<Any>.none as Any }
    context.graph.afterLayout.append {
      let value = read(GeometryProxy(node: node.layout, safeAreaInsets: .zero))
      if let last = cell.value as? Observed, isEqual(last.value, value) { return }
      cell.value = Observed(value: value)
      action(value)
    }
    return nodes
  }
}

/// The last value that an observer saw.
struct Observed {
  let value: Any
}

struct CoordinateSpaceName: PrimitiveModifier {
  let name: String

  func makeNodes(_ context: RenderContext, _ content: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    let nodes = content(context)
    if let node = nodes.first { context.graph.coordinateSpaces[name] = node.layout }
    return nodes
  }
}
