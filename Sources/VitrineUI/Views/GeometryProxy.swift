import VitrineLayout

/// The geometry of a view, for content that depends on it.
public struct GeometryProxy {
  private let node: LayoutNode
  private let spaces: [String: LayoutNode]

  init(_ node: LayoutNode, _ graph: RenderGraph) { (self.node, spaces) = (node, graph.coordinateSpaces) }

  /// The size in points, unrounded.
  public var size: Size { node.frame.size }
  /// The insets of the safe area at the edges of the view that reach it, in points.
  public var safeAreaInsets: EdgeInsets {
    let insets = node.safeArea.insets(reachedBy: node.frame)
    guard node.mirrors else { return insets }
    return EdgeInsets(top: insets.top, leading: insets.trailing, bottom: insets.bottom, trailing: insets.leading)
  }

  /// Returns the frame in a coordinate space: the root's, the view's, or that of a named view around it. Effects of the
  /// views around move the frame; if they rotate it, the bounding rectangle is returned.
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

  /// Returns the frame of a named view around this one, in this view's coordinates; `nil` if no view has the name.
  public func bounds(of space: CoordinateSpace) -> Rect? {
    switch space {
    case .local: return Rect(origin: .zero, size: size)
    case .global: return nil
    case .named(let name):
      guard let container = self.space(named: name) else { return nil }
      return Rect(around: container.frame.corners.map { node.fromGlobal(container.toGlobal($0)) })
    }
  }

  /// Returns the nearest view around this one with a name, or else the last view with it.
  private func space(named name: String) -> LayoutNode? {
    var around: LayoutNode? = node
    while let view = around {
      if view.spaceNames.contains(name) { return view }
      around = view.parent
    }
    return spaces[name]
  }

  /// Returns an anchor of a rectangle in the view's coordinates.
  package func anchor(_ rect: Rect) -> Anchor<Rect> { Anchor(node, .rect(rect)) }

  /// Returns an anchor's rectangle in the view's coordinates.
  public subscript(anchor: Anchor<Rect>) -> Rect { Rect(around: anchor.boundingCorners.map(node.fromGlobal)) }
  public subscript(anchor: Anchor<Point>) -> Point {
    anchor.points.first.map(node.fromGlobal) ?? .zero
  }
}

/// A coordinate space: the root's, the view's, or that of a view with a name.
public enum CoordinateSpace: Hashable, Sendable { case global, local, named(String) }

/// A place in the tree, which can be converted to another view's coordinates.
public struct Anchor<Value> {
  private let node: LayoutNode
  private let source: Source

  /// The position of an anchor in its view.
  public struct Source {
    /// Returns a point, or the corners of a rectangle, in the coordinates of a view of a size.
    let points: (Size) -> [Point]
  }

  init(_ node: LayoutNode, _ source: Source) { (self.node, self.source) = (node, source) }

  /// The points in the root's coordinates, where they are drawn.
  fileprivate var points: [Point] {
    source.points(node.frame.size).map { node.toGlobal(node.frame.origin + $0) }
  }

  /// The corners of the bounding rectangle, which differs from the rectangle if that is rotated.
  fileprivate var boundingCorners: [Point] { Rect(around: points).corners }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (a: Anchor, b: Anchor) -> Bool { a.node === b.node && a.points == b.points }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(node)) }
}

extension Anchor.Source where Value == Rect {
  public static var bounds: Anchor<Rect>.Source { .init { Rect(origin: .zero, size: $0).corners } }
  /// - Parameter rect: a rectangle in the view's coordinates.
  public static func rect(_ rect: Rect) -> Anchor<Rect>.Source { .init { _ in rect.corners } }
}

extension Anchor.Source where Value == Point {
  /// - Parameter point: a point in the view's coordinates.
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
  /// Returns the position at which a point of the layout is drawn, moved by the effects of the views around it.
  fileprivate func toGlobal(_ point: Point) -> Point {
    var point = point
    for transform in transformsAround { point = transform.apply(point) }
    return point
  }

  /// Returns the point, relative to the node's origin, that is drawn at a position.
  fileprivate func fromGlobal(_ point: Point) -> Point {
    var point = point
    for transform in transformsAround.reversed() { point = transform.inverse?.apply(point) ?? point }
    return point - frame.origin
  }

  /// The transforms of the views around the node that move the drawing, the nearest view first.
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

  /// Creates the smallest rectangle that contains all points.
  fileprivate init(around points: [Point]) {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (x, y) = (xs.min() ?? 0, ys.min() ?? 0)
    self.init(x: x, y: y, width: (xs.max() ?? 0) - x, height: (ys.max() ?? 0) - y)
  }
}
