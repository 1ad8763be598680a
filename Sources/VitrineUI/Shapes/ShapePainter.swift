import VitrineLayout

/// A painter of a shape; during a change, the shape has the animatable data in between.
struct ShapePainter<Base: Shape>: AnimatedPainter {
  let view: ShapeView<Base>

  func paint(_ node: RenderNode, _ frame: Rect, children: [[Mark]], _ context: PaintContext) -> [Mark] {
    LeafPainter { node, frame in view.marks(frame, node.environment) }
      .paint(node, frame, children: children, context)
  }

  func between(_ other: any Painter, at progress: Double) -> (any Painter, any Painter)? {
    guard let other = other as? ShapePainter<Base> else { return nil }
    let shape = view.shape.mixed(with: other.view.shape, at: progress)
    return (
      ShapePainter(view: ShapeView(shape: shape, paints: view.paints)),
      ShapePainter(view: ShapeView(shape: shape, paints: other.view.paints))
    )
  }
}

extension Shape {
  /// Returns the shape with animatable data between this one's and another's.
  func mixed(with other: Self, at progress: Double) -> Self {
    if let own = self as? AnyShape, let other = other as? AnyShape {
      return own.mixedInside(with: other, at: progress) as? Self ?? self
    }
    var shape = other
    shape.animatableData = animatableData.mixed(with: other.animatableData, at: progress)
    return shape
  }
}

/// A painter that rotates a view by an angle.
struct TurningPainter: AnimatedPainter {
  let angle: Angle
  let transform: (Angle, Rect) -> Transform

  func paint(_ node: RenderNode, _ frame: Rect, children: [[Mark]], _ context: PaintContext) -> [Mark] {
    EffectPainter { _, frame in
      var effects = GroupEffects()
      effects.transform = transform(angle, frame)
      return effects
    }.paint(node, frame, children: children, context)
  }

  func between(_ other: any Painter, at progress: Double) -> (any Painter, any Painter)? {
    guard let other = other as? TurningPainter else { return nil }
    let angle = Angle(radians: angle.radians.mixed(with: other.angle.radians, at: progress))
    let turned = TurningPainter(angle: angle, transform: other.transform)
    return (turned, turned)
  }
}
