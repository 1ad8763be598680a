import VitrineLayout

/// A view's geometry, for content that depends on it.
public struct GeometryProxy {
  private let node: LayoutNode
  private let spaces: [String: LayoutNode]

  init(_ node: LayoutNode, _ graph: RenderGraph) { (self.node, spaces) = (node, graph.coordinateSpaces) }

  /// In points, unrounded.
  public var size: Size { node.frame.size }
  /// How far the safe area's edges are from those of the view's edges that reach them.
  public var safeAreaInsets: EdgeInsets {
    let insets = node.safeArea.insets(reachedBy: node.frame)
    guard node.mirrors else { return insets }
    return EdgeInsets(top: insets.top, leading: insets.trailing, bottom: insets.bottom, trailing: insets.leading)
  }

  /// The frame in a coordinate space: the root's, the view's own, or that of a named view around it. Effects on views
  /// around move it; where they turn it, it is the rectangle around.
  public func frame(in space: CoordinateSpace) -> Rect {
    let corners = node.frame.corners
    switch space {
    case .local: return Rect(origin: .zero, size: size)
    case .global: return Rect(around: corners.map(node.toGlobal))
    case .named(let name):
      guard let container = self.space(named: name) else { return Rect(around: corners.map(node.toGlobal)) }
      return Rect(around: corners.map { container.fromGlobal(node.toGlobal($0)) })
    }
  }

  /// The frame of a named view around, in this view's own coordinates; `nil` where none has the name.
  public func bounds(of space: CoordinateSpace) -> Rect? {
    switch space {
    case .local: return Rect(origin: .zero, size: size)
    case .global: return nil
    case .named(let name):
      guard let container = self.space(named: name) else { return nil }
      return Rect(around: container.frame.corners.map { node.fromGlobal(container.toGlobal($0)) })
    }
  }

  /// The nearest view around with a name, else the last one that was given it.
  private func space(named name: String) -> LayoutNode? {
    var around: LayoutNode? = node
    while let view = around {
      if view.spaceNames.contains(name) { return view }
      around = view.parent
    }
    return spaces[name]
  }

  /// An anchor of a rectangle in the view's own coordinates.
  package func anchor(_ rect: Rect) -> Anchor<Rect> { Anchor(node, .rect(rect)) }

  /// An anchor's rectangle in the view's own coordinates.
  public subscript(anchor: Anchor<Rect>) -> Rect { Rect(around: anchor.boundingCorners.map(node.fromGlobal)) }
  public subscript(anchor: Anchor<Point>) -> Point {
    anchor.points.first.map(node.fromGlobal) ?? .zero
  }
}

/// What a place is measured from: the whole view, the reader itself, or a view with that name.
public enum CoordinateSpace: Hashable, Sendable { case global, local, named(String) }

/// A place in the tree, to be read in another view's coordinates.
public struct Anchor<Value> {
  private let node: LayoutNode
  private let source: Source

  /// Where in its view an anchor lies.
  public struct Source {
    /// A point, or the corners of a rectangle, in the view's own coordinates.
    let points: (Size) -> [Point]
  }

  init(_ node: LayoutNode, _ source: Source) { (self.node, self.source) = (node, source) }

  /// In the root's coordinates, where the view is drawn.
  fileprivate var points: [Point] {
    source.points(node.frame.size).map { node.toGlobal(node.frame.origin + $0) }
  }

  /// The corners of the rectangle around a turned one.
  fileprivate var boundingCorners: [Point] { Rect(around: points).corners }
}

extension Anchor.Source where Value == Rect {
  public static var bounds: Anchor<Rect>.Source { .init { Rect(origin: .zero, size: $0).corners } }
  /// - Parameter rect: in the view's own coordinates.
  public static func rect(_ rect: Rect) -> Anchor<Rect>.Source { .init { _ in rect.corners } }
}

extension Anchor.Source where Value == Point {
  /// - Parameter point: in the view's own coordinates.
  public static func point(_ point: Point) -> Anchor<Point>.Source { .init { _ in [point] } }
  public static func unitPoint(_ point: UnitPoint) -> Anchor<Point>.Source {
    .init { [Point(x: $0.width * point.x, y: $0.height * point.y)] }
  }
  public static var topLeading: Anchor<Point>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<Point>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<Point>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<Point>.Source { unitPoint(.leading) }
  public static var center: Anchor<Point>.Source { unitPoint(.center) }
  public static var trailing: Anchor<Point>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<Point>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<Point>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<Point>.Source { unitPoint(.bottomTrailing) }
}

extension LayoutNode {
  /// A point of the layout, where it is drawn: the effects of the views around move it.
  fileprivate func toGlobal(_ point: Point) -> Point {
    var point = point
    for transform in transformsAround { point = transform.apply(point) }
    return point
  }

  /// The point of the layout, from the node's corner, that is drawn at a place.
  fileprivate func fromGlobal(_ point: Point) -> Point {
    var point = point
    for transform in transformsAround.reversed() { point = transform.inverse?.apply(point) ?? point }
    return point - frame.origin
  }

  /// The effects of the views around that move what is drawn, from the nearest on.
  private var transformsAround: [Transform] {
    var transforms: [Transform] = []
    var around = parent
    while let view = around {
      if let transform = view.drawnTransform { transforms.append(transform(view.frame)) }
      around = view.parent
    }
    return transforms
  }
}

extension Rect {
  fileprivate var corners: [Point] {
    [Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY)]
  }

  /// The smallest rectangle with all points in it.
  fileprivate init(around points: [Point]) {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (x, y) = (xs.min() ?? 0, ys.min() ?? 0)
    self.init(x: x, y: y, width: (xs.max() ?? 0) - x, height: (ys.max() ?? 0) - y)
  }
}
