import VitrineLayout

/// A rectangle that fills its frame.
public struct Rectangle: _MovableOutline {
  public var _kind: NodeKind { .rectangle }
  public init() {}
  public func path(in rect: Rect, inset: Double) -> Path { Path(rect.shrunk(by: inset)) }
}

/// The curve of rounded corners. Figures draw both styles as circular.
public enum RoundedCornerStyle: String, Hashable, Sendable, CaseIterable { case circular, continuous }

/// A rectangle with rounded corners; `continuous` corners are drawn circular.
public struct RoundedRectangle: _MovableOutline {
  public var _kind: NodeKind { .roundedRectangle }
  public var cornerSize: Size
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(cornerSize.width, cornerSize.height) }
    set { cornerSize = Size(width: max(0, newValue.first), height: max(0, newValue.second)) }
  }

  /// - Parameter cornerRadius: the radius of the corners, in points.
  /// - Parameter style: without effect in a picture: continuous corners are drawn round.
  public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    cornerSize = Size(width: max(0, cornerRadius), height: max(0, cornerRadius))
  }
  /// - Parameter style: without effect in a picture: continuous corners are drawn round.
  /// - Parameter cornerSize: the width and height of each corner, in points.
  public init(cornerSize: Size, style: RoundedCornerStyle = .continuous) { self.cornerSize = cornerSize }

  public func path(in rect: Rect, inset: Double) -> Path {
    var path = Path()
    let size = Size(width: max(0, cornerSize.width - inset), height: max(0, cornerSize.height - inset))
    path.addRoundedRect(in: rect.shrunk(by: inset), cornerSize: size)
    return path
  }
}

/// A rectangle with a separate radius for each corner, in points.
public struct UnevenRoundedRectangle: _MovableOutline {
  public var _kind: NodeKind { .unevenRoundedRectangle }
  public var topLeading, bottomLeading, bottomTrailing, topTrailing: Double
  public var animatableData: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>> {
    get { AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing)) }
    set {
      (topLeading, bottomLeading) = (max(0, newValue.first.first), max(0, newValue.first.second))
      (bottomTrailing, topTrailing) = (max(0, newValue.second.first), max(0, newValue.second.second))
    }
  }

  /// - Parameter style: without effect in a picture: continuous corners are drawn round.
  /// - Parameter topLeadingRadius: the radius of the upper leading corner, in points.
  /// - Parameter bottomLeadingRadius: the radius of the lower leading corner, in points.
  /// - Parameter bottomTrailingRadius: the radius of the lower trailing corner, in points.
  /// - Parameter topTrailingRadius: the radius of the upper trailing corner, in points.
  public init(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
  ) {
    (topLeading, bottomLeading) = (topLeadingRadius, bottomLeadingRadius)
    (bottomTrailing, topTrailing) = (bottomTrailingRadius, topTrailingRadius)
  }

  public func path(in rect: Rect, inset: Double) -> Path {
    let rect = rect.shrunk(by: inset)
    let limit = min(rect.width, rect.height) / 2
    let radii = [topLeading, topTrailing, bottomTrailing, bottomLeading].map { radius in
      let radius = min(max(0, radius - inset), limit)
      return Size(width: radius, height: radius)
    }
    var path = Path()
    path.addRoundedRect(in: rect, radii: radii)
    return path
  }
}

/// A rectangle whose corner radius is half of its shorter side.
public struct Capsule: _MovableOutline {
  public var _kind: NodeKind { .capsule }
  /// - Parameter style: without effect in a picture: continuous corners are drawn round.
  public init(style: RoundedCornerStyle = .continuous) {}
  public func path(in rect: Rect, inset: Double) -> Path {
    let rect = rect.shrunk(by: inset)
    return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
}

/// An ellipse that touches all edges of its frame.
public struct Ellipse: _MovableOutline {
  public var _kind: NodeKind { .ellipse }
  public init() {}
  public func path(in rect: Rect, inset: Double) -> Path { Path(ellipseIn: rect.shrunk(by: inset)) }
}

/// A circle with the shorter side of its frame as its diameter, centred in the frame.
public struct Circle: _MovableOutline {
  public var _kind: NodeKind { .circle }
  public init() {}
  public func path(in rect: Rect, inset: Double) -> Path {
    let side = max(0, min(rect.width, rect.height) - 2 * inset)
    return Path(ellipseIn: Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { CircleRule().sizeThatFits(proposal) }
}

/// The shape of the container around it, drawn as a rectangle.
public struct ContainerRelativeShape: _MovableOutline {
  public init() {}
  public func path(in rect: Rect, inset: Double) -> Path { Path(rect.shrunk(by: inset)) }
}

extension Path: Shape {
  public var _kind: NodeKind { .path }
  public func path(in rect: Rect) -> Path { offsetBy(dx: rect.minX, dy: rect.minY) }
}

/// A shape whose outline is moved inwards.
public struct _MovedOutline<Base: _MovableOutline>: _MovableOutline {
  var base: Base
  var amount: Double
  public var animatableData: AnimatablePair<Base.AnimatableData, Double> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }
  public func path(in rect: Rect, inset: Double) -> Path { base.path(in: rect, inset: amount + inset) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { base.sizeThatFits(proposal) }
  public var _shapeName: String { base._shapeName }
  public var _kind: NodeKind { base._kind }
}

/// A type-erased shape.
public struct AnyShape: Shape {
  package let shape: any Shape
  public init(_ shape: any Shape) { self.shape = shape }

  /// Returns the shape interpolated towards another one, or the other one itself if its type differs.
  func mixedInside(with other: AnyShape, at progress: Double) -> AnyShape {
    func mixed<Inside: Shape>(_ inside: Inside) -> AnyShape {
      AnyShape((other.shape as? Inside).map { inside.mixed(with: $0, at: progress) } ?? other.shape)
    }
    return mixed(shape)
  }

  public func path(in rect: Rect) -> Path { shape.path(in: rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }
  public var _shapeName: String { shape._shapeName }
  public var _kind: NodeKind { shape._kind }
}

/// A shape with a transform of its outline within its frame.
public struct TransformedShape<Base: Shape>: Shape {
  var base: Base
  let transform: (Rect) -> Transform

  init(base: Base, transform: @escaping (Rect) -> Transform) { (self.base, self.transform) = (base, transform) }
  public init(shape: Base, transform: Transform) { self = shape.transform(transform) }

  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
  public func path(in rect: Rect) -> Path { base.path(in: rect).applying(transform(rect)) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { base.sizeThatFits(proposal) }
  public var _shapeName: String { base._shapeName }
  public var _kind: NodeKind { base._kind }
}

extension Rect {
  /// Returns the rectangle with each side moved inwards, at most to its middle.
  package func shrunk(by amount: Double) -> Rect {
    guard amount != 0 else { return self }
    let (dx, dy) = (min(amount, width / 2), min(amount, height / 2))
    return Rect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}

extension NodeKind {
  public static let path = NodeKind("Path", noun: .shape)
  public static let rectangle = NodeKind("Rectangle", noun: .shape, telling: .accepting)
  public static let roundedRectangle = NodeKind("RoundedRectangle", noun: .shape, telling: .accepting)
  public static let unevenRoundedRectangle = NodeKind("UnevenRoundedRectangle", noun: .shape)
  public static let capsule = NodeKind("Capsule", noun: .shape, telling: .accepting)
  public static let ellipse = NodeKind("Ellipse", noun: .shape, telling: .accepting)
  public static let circle = NodeKind("Circle", noun: .shape)
}
