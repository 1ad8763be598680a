import VitrineLayout

/// An effect that transforms how a view is drawn, based on its size, without changing its layout.
///
/// Source: https://developer.apple.com/documentation/swiftui/geometryeffect
public protocol GeometryEffect: ViewModifier, Animatable where Body == Never {
  /// Returns the transform of the view, relative to the upper left corner of its frame; the size is in points.
  func effectValue(size: Size) -> ProjectionTransform
  /// The name of the effect in the render tree.
  var _effectName: String { get }
}

extension GeometryEffect {
  public var _effectName: String { String(_typeName(Self.self, qualified: false).prefix { $0 != "<" }) }

  public func body(content: ModifierContent) -> Never {
    preconditionFailure("an effect is applied by the renderer and has no body")
  }

  public func _makeNodes(around content: any View, _ context: _ViewContext) -> _ViewNodes {
    EffectModifier(
      kind: NodeKind(_effectName), transform: transform, painter: GeometryEffectPainter(effect: self)
    )._makeNodes(around: content, context)
  }

  /// Returns the transform of a view with a frame, in the root's coordinates.
  fileprivate func transform(_ frame: Rect) -> Transform { effectValue(size: frame.size).plane.around(frame.origin) }
}

/// While it is animated, its `animatableData` is interpolated between the old and the new value.
private struct GeometryEffectPainter<Effect: GeometryEffect>: AnimatedPainter {
  let effect: Effect

  func paint(_ node: RenderNode, _ frame: Rect, children: [[Mark]], _ context: PaintContext) -> [Mark] {
    EffectPainter { _, frame in
      var effects = GroupEffects()
      effects.transform = effect.transform(frame)
      return effects
    }.paint(node, frame, children: children, context)
  }

  func between(_ other: any Painter, at progress: Double) -> (any Painter, any Painter)? {
    guard let other = other as? GeometryEffectPainter<Effect> else { return nil }
    var mixed = other.effect
    mixed.animatableData = effect.animatableData.mixed(with: other.effect.animatableData, at: progress)
    let painter = GeometryEffectPainter(effect: mixed)
    return (painter, painter)
  }
}
