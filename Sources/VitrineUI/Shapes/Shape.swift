import Foundation
import VitrineLayout

/// A type that defines an outline within a frame.
public protocol Shape: View, Animatable {
  /// Returns the outline in a rectangle, in points.
  func path(in rect: Rect) -> Path
  /// Returns the size of the shape for a proposal; by default the whole proposal, or 10 points for `nil`.
  func sizeThatFits(_ proposal: ProposedViewSize) -> Size
  /// The shape's name in the view tree.
  var _shapeName: String { get }
  /// The kind of the shape's nodes in the view tree.
  var _kind: NodeKind { get }
}

extension Shape {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }
  public var body: ShapeView<Self> {
    ShapeView(shape: self, paints: [.fill(HierarchicalShapeStyle.primary, evenOdd: false)])
  }
  public var _kind: NodeKind { NodeKind(_shapeName) }
  public var _isMoreThanView: Bool { true }
  public var _shapeName: String { String(_typeName(Self.self, qualified: false).prefix { $0 != "<" }) }
}

/// A shape whose outline can be moved inwards.
public protocol InsettableShape: Shape {
  /// The shape with its outline moved inwards.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape with its outline moved inwards by an amount in points.
  func inset(by amount: CGFloat) -> InsetShape
  /// Returns the outline in a rectangle, moved inwards by an inset in points.
  func _path(in rect: Rect, inset: Double) -> Path
}

extension InsettableShape {
  public func _path(in rect: Rect, inset: Double) -> Path { self.inset(by: CGFloat(inset)).path(in: rect) }
}

/// A shape that computes its outline for any inset.
public protocol _MovableOutline: InsettableShape {
  /// Returns the outline in a rectangle, moved inwards by an inset in points.
  func path(in rect: Rect, inset: Double) -> Path
}

extension _MovableOutline {
  public func path(in rect: Rect) -> Path { path(in: rect, inset: 0) }
  public func _path(in rect: Rect, inset: Double) -> Path { path(in: rect, inset: inset) }
  public func inset(by amount: CGFloat) -> _MovedOutline<Self> { _MovedOutline(base: self, amount: Double(amount)) }
}

extension InsettableShape {
  /// Strokes the shape inside its outline.
  ///
  /// - Parameter style: the paint of the stroke.
  /// - Parameter lineWidth: the width of the stroke in points.
  /// - Parameter antialiased: without effect in a picture: edges of drawings are always smooth.
  public func strokeBorder(
    _ style: any ShapeStyle = Color.primary, lineWidth: Double = 1, antialiased: Bool = true
  ) -> ShapeView<Self> {
    strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// Strokes the shape inside its outline.
  ///
  /// - Parameter content: the paint of the stroke.
  /// - Parameter style: the width, the ends and the dashes of the stroke.
  /// - Parameter antialiased: without effect in a picture: edges of drawings are always smooth.
  public func strokeBorder(
    _ content: any ShapeStyle = Color.primary, style: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView<Self> {
    ShapeView(shape: self, paints: [.stroke(content, style, inset: style.lineWidth / 2)])
  }
}

/// The appearance of a stroked line; lengths in points.
public struct StrokeStyle: Hashable, Sendable {
  public var lineWidth: Double
  public var lineCap: Stroke.Cap
  public var lineJoin: Stroke.Join
  public var miterLimit: Double
  public var dash: [Double]
  public var dashPhase: Double

  public init(
    lineWidth: Double = 1, lineCap: Stroke.Cap = .butt, lineJoin: Stroke.Join = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  func stroke(_ fill: Fill) -> Stroke {
    Stroke(
      fill, width: lineWidth, dash: dash, dashPhase: dashPhase, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
  }
}

extension Shape {
  public func fill(_ style: any ShapeStyle = HierarchicalShapeStyle.primary, eoFill: Bool = false) -> ShapeView<Self> {
    ShapeView(shape: self, paints: [.fill(style, evenOdd: eoFill)])
  }
  public func stroke(_ style: any ShapeStyle = HierarchicalShapeStyle.primary, lineWidth: Double = 1) -> ShapeView<Self>
  {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }
  public func stroke(_ content: any ShapeStyle = HierarchicalShapeStyle.primary, style: StrokeStyle) -> ShapeView<Self>
  {
    ShapeView(shape: self, paints: [.stroke(content, style, inset: 0)])
  }
  /// Trims the outline to the part between two fractions of its length.
  public func trim(from start: Double = 0, to end: Double = 1) -> TrimmedShape<Self> {
    TrimmedShape(base: self, start: start, end: end)
  }
  /// Rotates the outline within the shape's frame.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> TransformedShape<Self> {
    TransformedShape(base: self) { rect in .rotation(angle, around: rect.point(anchor)) }
  }
  public func scale(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> TransformedShape<Self> {
    TransformedShape(base: self) { rect in .scaling(x: x, y: y, around: rect.point(anchor)) }
  }
  public func scale(_ scale: Double, anchor: UnitPoint = .center) -> TransformedShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
}

extension Transform {
  package static func rotation(_ angle: Angle, around point: Point) -> Transform {
    let (s, c) = (sine(angle.radians), cosine(angle.radians))
    return Transform(a: c, b: s, c: -s, d: c).around(point)
  }

  package static func scaling(x: Double, y: Double, around point: Point) -> Transform {
    Transform.scale(x: x, y: y).around(point)
  }

  /// Returns the transform with a point in place of the origin.
  func around(_ point: Point) -> Transform {
    Transform.translation(x: -point.x, y: -point.y).then(self).then(.translation(x: point.x, y: point.y))
  }
}

/// A shape with its paints, of any type.
package protocol BorderedShape {
  var border: (shape: any Shape, style: StrokeStyle)? { get }
}

extension ShapeView: BorderedShape {}

/// A shape with its fills and strokes.
public struct ShapeView<Base: Shape>: PrimitiveView {
  enum Paint {
    case fill(any ShapeStyle, evenOdd: Bool)
    /// A stroke along the outline, which is moved inwards by an inset in points.
    case stroke(any ShapeStyle, StrokeStyle, inset: Double)
  }

  let shape: Base
  var paints: [Paint]

  public func fill(_ style: any ShapeStyle = HierarchicalShapeStyle.primary) -> ShapeView<Base> {
    ShapeView(shape: shape, paints: paints + [.fill(style, evenOdd: false)])
  }
  public func stroke(_ style: any ShapeStyle = HierarchicalShapeStyle.primary, lineWidth: Double = 1) -> ShapeView<Base>
  {
    ShapeView(shape: shape, paints: paints + [.stroke(style, StrokeStyle(lineWidth: lineWidth), inset: 0)])
  }
  public func stroke(_ content: any ShapeStyle = HierarchicalShapeStyle.primary, style: StrokeStyle) -> ShapeView<Base>
  {
    ShapeView(shape: shape, paints: paints + [.stroke(content, style, inset: 0)])
  }
  public func strokeBorder(_ style: any ShapeStyle = HierarchicalShapeStyle.primary, lineWidth: Double = 1)
    -> ShapeView<Base>
  {
    ShapeView(
      shape: shape, paints: paints + [.stroke(style, StrokeStyle(lineWidth: lineWidth), inset: lineWidth / 2)])
  }

  /// The shape and the style of its border, where that is its only paint.
  package var border: (shape: any Shape, style: StrokeStyle)? {
    guard paints.count == 1, case .stroke(_, let style, _) = paints[0] else { return nil }
    return (shape, style)
  }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    [
      RenderNode(
        shape._kind, rule: ShapeRule(shape: shape), context: context, painter: ShapePainter(view: self))
    ]
  }

  func marks(_ frame: Rect, _ environment: EnvironmentValues) -> [Mark] {
    paints.flatMap { marks($0, frame, environment) }
  }

  private func marks(_ paint: Paint, _ frame: Rect, _ environment: EnvironmentValues) -> [Mark] {
    switch paint {
    case .fill(let style, let evenOdd):
      var path = shape.path(in: frame).drawn
      path.evenOdd = evenOdd
      if let mesh = style.mesh { return style.shadowed(mesh.marks(filling: path, frame, environment), environment) }
      return style.shadowed(
        shape.mark(frame, path, fill: style.resolved(frame, environment), stroke: nil), environment)
    case .stroke(let style, let stroke, let inset):
      let outline = inset > 0 ? (shape as? any InsettableShape)?._path(in: frame, inset: inset) : nil
      let path = (outline ?? shape.path(in: frame)).drawn
      return [.path(path, nil, stroke.stroke(style.resolved(frame, environment)))]
    }
  }
}

extension Shape {
  /// Returns the simplest mark for the shape: a rectangle if it is one, else a path.
  fileprivate func mark(_ frame: Rect, _ path: DrawnPath, fill: Fill, stroke: Stroke?) -> [Mark] {
    guard !fill.mainInk.isClear || stroke != nil else { return [] }
    if self is Rectangle { return [.rectangle(frame, cornerRadius: 0, fill, stroke)] }
    if let rounded = self as? RoundedRectangle, rounded.cornerSize.width == rounded.cornerSize.height {
      let radius = min(rounded.cornerSize.width, min(frame.width, frame.height) / 2)
      return [.rectangle(frame, cornerRadius: radius, fill, stroke)]
    }
    return path.elements.isEmpty ? [] : [.path(path, fill, stroke)]
  }
}

struct ShapeRule<Base: Shape>: LeafLayoutRule {
  let shape: Base
  func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }
}

/// A shape that has a fill or stroke already and can have another one.
package protocol PaintedShape: View {
  func painted(_ style: any ShapeStyle, stroke: StrokeStyle?) -> any View
}

extension ShapeView: PaintedShape {
  public var _isMoreThanView: Bool { true }
  package func painted(_ style: any ShapeStyle, stroke: StrokeStyle?) -> any View {
    stroke.map { self.stroke(style, style: $0) } ?? fill(style)
  }
}
