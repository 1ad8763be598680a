import VitrineLayout

/// Colours at locations from 0 to 1.
public struct Gradient: StyleView, Hashable, Sendable {
  package static let kind = NodeKind("Gradient")

  /// A colour with its location.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// The location, from 0 to 1.
    public var location: Double
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }

  /// Returns a linear fill from top to bottom, for the gradient as a style or a view.
  public func _fill(_ frame: _StyleFrame) -> Fill {
    .linear(resolved(frame.environment), from: frame.frame.point(.top), to: frame.frame.point(.bottom))
  }

  func resolved(_ environment: EnvironmentValues) -> GradientStops {
    GradientStops(stops.map { .init(ink: $0.color.ink(in: environment), location: $0.location) })
  }
}

/// A view that consists of a style.
package protocol StyleView: PrimitiveView, ShapeStyle {
  static var kind: NodeKind { get }
}

extension StyleView {
  public var _view: (any View)? { self }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let painter = LeafPainter { node, frame in
      [.rectangle(frame, cornerRadius: 0, resolved(frame, node.environment), nil)]
    }
    return [RenderNode(Self.kind, rule: FlexibleLeafRule(), context: context, painter: painter)]
  }
}

extension Rect {
  package func point(_ unit: UnitPoint) -> Point { Point(x: minX + width * unit.x, y: minY + height * unit.y) }
}

/// A gradient along a line between two points of the painted area.
public struct LinearGradient: StyleView, Sendable {
  package static let kind = NodeKind("LinearGradient", noun: .gradient, telling: .accepting)
  let gradient: Gradient
  let startPoint, endPoint: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public func _fill(_ frame: _StyleFrame) -> Fill {
    .linear(gradient.resolved(frame.environment), from: frame.frame.point(startPoint), to: frame.frame.point(endPoint))
  }
}

/// A gradient from a point outwards, with radii in points.
public struct RadialGradient: StyleView, Sendable {
  package static let kind = NodeKind("RadialGradient", noun: .gradient)
  let gradient: Gradient
  let center: UnitPoint
  let startRadius, endRadius: Double

  /// - Parameters: the radii, in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
    (self.gradient, self.center, self.startRadius, self.endRadius) = (gradient, center, startRadius, endRadius)
  }

  public func _fill(_ frame: _StyleFrame) -> Fill {
    .radial(
      gradient.resolved(frame.environment), center: frame.frame.point(center), startRadius: startRadius,
      endRadius: endRadius)
  }
}

/// A gradient from the centre to the edges of a shape, with radii as fractions of its longer side.
public struct EllipticalGradient: StyleView, Sendable {
  package static let kind = NodeKind("EllipticalGradient", noun: .gradient)
  let gradient: Gradient
  let center: UnitPoint
  let startFraction, endFraction: Double

  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0.5
  ) {
    (self.gradient, self.center) = (gradient, center)
    (startFraction, endFraction) = (startRadiusFraction, endRadiusFraction)
  }

  public func _fill(_ frame: _StyleFrame) -> Fill {
    let side = max(frame.frame.width, frame.frame.height)
    return .radial(
      gradient.resolved(frame.environment), center: frame.frame.point(center), startRadius: side * startFraction,
      endRadius: side * endFraction)
  }
}

/// A gradient around a point, clockwise.
public struct AngularGradient: StyleView, Sendable {
  package static let kind = NodeKind("AngularGradient", noun: .gradient)
  let gradient: Gradient
  let center: UnitPoint
  let startAngle, endAngle: Angle

  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    (self.gradient, self.center, self.startAngle, self.endAngle) = (gradient, center, startAngle, endAngle)
  }

  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: Angle(radians: angle.radians + 2 * .pi))
  }

  public func _fill(_ frame: _StyleFrame) -> Fill {
    .angular(
      gradient.resolved(frame.environment), center: frame.frame.point(center), start: startAngle.degrees,
      end: endAngle.degrees)
  }
}
