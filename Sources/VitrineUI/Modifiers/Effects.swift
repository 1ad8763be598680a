import VitrineLayout

/// A modifier that changes the appearance of a view, but not its layout.
struct EffectModifier: NodeModifier {
  let kind: NodeKind
  var argument = ""
  var parameters: [RenderedNode.Parameter] = []
  /// Returns the transform with which a view of a frame is drawn.
  var transform: ((Rect) -> Transform)?
  /// A painter that replaces the effects.
  var painter: (any Painter)?
  var effects: (RenderNode, Rect) -> GroupEffects = { _, _ in GroupEffects() }

  func makeNode(around child: RenderNode, _ context: RenderContext) -> RenderNode {
    let node = RenderNode(
      kind, argument: argument, parameters: parameters, rule: TransparentRule(), children: [child], context: context,
      painter: painter ?? EffectPainter(effects)
    ).carryingTraits(of: child)
    node.layout.drawnTransform = transform
    return node
  }
}

extension View {
  private func effect(
    _ kind: NodeKind, _ parameters: [(String, Double)] = [],
    _ change: @escaping (inout GroupEffects, RenderNode, Rect) -> Void
  ) -> some View {
    modifier(
      EffectModifier(
        kind: kind, parameters: parameters.map { .init($0.0, $0.1) },
        effects: { node, frame in
          var effects = GroupEffects()
          change(&effects, node, frame)
          return effects
        }))
  }

  private func transforming(
    _ kind: NodeKind, _ parameters: [(String, Double)] = [], _ transform: @escaping (Rect) -> Transform
  ) -> some View {
    modifier(
      EffectModifier(
        kind: kind, parameters: parameters.map { .init($0.0, $0.1) }, transform: transform,
        effects: { _, frame in
          var effects = GroupEffects()
          effects.transform = transform(frame)
          return effects
        }))
  }

  /// Applies a rotation to the view. Its animation goes through all angles in between.
  private func turning(
    _ kind: NodeKind, _ angle: Angle, _ transform: @escaping (Angle, Rect) -> Transform
  ) -> some View {
    modifier(
      EffectModifier(
        kind: kind, parameters: [.init("degrees", angle.degrees)], transform: { transform(angle, $0) },
        painter: TurningPainter(angle: angle, transform: transform)))
  }

  public func opacity(_ opacity: Double) -> some View {
    effect("opacity", [("opacity", opacity)]) { effects, _, _ in effects.opacity = min(max(opacity, 0), 1) }
  }
  /// Hides the view, which keeps its place in the layout.
  public func hidden() -> some View {
    effect("hidden") { effects, _, _ in effects.opacity = 0 }
  }
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some View {
    effect(.clipShape) { effects, _, frame in
      effects.clip = shape.path(in: frame).drawn
      if style.isEOFilled { effects.clip?.evenOdd = true }
    }
  }
  /// - Parameter antialiased: without effect in a picture: edges of drawings are always smooth.
  /// - Parameter radius: the radius of the corners, in points.
  public func cornerRadius(_ radius: Double, antialiased: Bool = true) -> some View {
    effect("cornerRadius", [("radius", radius)]) { effects, _, frame in
      effects.clip = Path(roundedRect: frame, cornerRadius: radius).drawn
    }
  }
  /// - Parameter antialiased: without effect in a picture: edges of drawings are always smooth.
  public func clipped(antialiased: Bool = false) -> some View {
    effect(.clipped) { effects, _, frame in effects.clip = Path(frame).drawn }
  }
  /// - Parameter opaque: without effect in a picture: it is a promise to the system.
  /// - Parameter radius: the radius of the blur, in points.
  public func blur(radius: Double, opaque: Bool = false) -> some View {
    effect("blur", [("radius", radius)]) { effects, _, _ in effects.blur = max(0, radius) }
  }
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0
  )
    -> some View
  {
    effect("shadow", [("radius", radius)]) { effects, node, _ in
      effects.shadow = .init(ink: color.ink(in: node.environment), radius: max(0, radius), x: x, y: y)
    }
  }
  public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some View {
    transforming(.scaleEffect, [("x", x), ("y", y)]) { .scaling(x: x, y: y, around: $0.point(anchor)) }
  }
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }
  public func scaleEffect(_ scale: Size, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    turning(.rotationEffect, angle) { .rotation($0, around: $1.point(anchor)) }
  }
  /// Rotates the view in three dimensions, without perspective: lengths across the axis shrink by the cosine of the
  /// angle.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center, perspective: Double = 1
  ) -> some View {
    turning("rotation3DEffect", angle) { .turning($0, axis: axis, around: $1.point(anchor)) }
  }
  public func transformEffect(_ transform: Transform) -> some View {
    transforming("transformEffect") { transform.around($0.origin) }
  }
  public func blendMode(_ mode: String) -> some View {
    effect("blendMode") { effects, _, _ in effects.blendMode = mode }
  }
  public func grayscale(_ amount: Double) -> some View { adjustment("grayscale", .grayscale(amount)) }
  public func saturation(_ amount: Double) -> some View { adjustment("saturation", .saturation(amount)) }
  public func brightness(_ amount: Double) -> some View { adjustment("brightness", .brightness(amount)) }
  public func contrast(_ amount: Double) -> some View { adjustment("contrast", .contrast(amount)) }
  public func hueRotation(_ angle: Angle) -> some View {
    adjustment("hueRotation", .hueRotation(degrees: angle.degrees))
  }
  public func colorInvert() -> some View { adjustment("colorInvert", .invert) }
  /// Makes bright areas opaque and dark areas transparent, all in black.
  public func luminanceToAlpha() -> some View { adjustment("luminanceToAlpha", .luminanceToAlpha) }
  /// Mirrors the view horizontally in a right-to-left layout.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(MirrorModifier(isEnabled: enabled))
  }
  public func colorMultiply(_ color: Color) -> some View {
    effect("colorMultiply") { effects, node, _ in effects.adjustments = [.multiply(color.ink(in: node.environment))] }
  }

  private func adjustment(_ kind: NodeKind, _ adjustment: GroupEffects.ColorAdjustment) -> some View {
    effect(kind) { effects, _, _ in effects.adjustments = [adjustment] }
  }

  /// Adds a border inside the edges of the view, with a width in points.
  public func border(_ style: any ShapeStyle, width: Double = 1) -> some View {
    modifier(
      SecondaryLayerModifier(
        place: .overlay, kind: .border, alignment: .center,
        secondary: Rectangle().strokeBorder(style, lineWidth: width)))
  }

  /// Sets the order in which overlapping siblings are painted.
  public func zIndex(_ value: Double) -> some View {
    modifier(NodeChange { $0.zIndex = $0.zIndex ?? value })
  }

  /// Shows the view only where another view is opaque.
  public func mask(alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View) -> some View {
    modifier(MaskModifier(alignment: alignment, mask: mask()))
  }
  public func mask(_ mask: some View) -> some View { modifier(MaskModifier(alignment: .center, mask: mask)) }
}

/// A modifier that changes a view's nodes after they were made.
struct NodeChange: PrimitiveModifier {
  let change: (RenderNode) -> Void

  func makeNodes(_ context: RenderContext, _ content: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    let nodes = content(context)
    nodes.forEach(change)
    return nodes
  }
}

struct MaskModifier: PrimitiveModifier {
  let alignment: Alignment
  let mask: any View

  func makeNodes(_ context: RenderContext, _ content: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    let layered = SecondaryLayerModifier(place: .overlay, kind: .mask, alignment: alignment, secondary: mask)
    let nodes = layered.makeNodes(context, content)
    for node in nodes { node.painter = MaskPainter() }
    return nodes
  }
}

/// Paints the primary view with the secondary one as its mask.
struct MaskPainter: Painter {
  func paint(_ node: RenderNode, _ frame: Rect, children: [[Mark]], _ context: PaintContext) -> [Mark] {
    guard let primary = children.first else { return [] }
    var effects = GroupEffects()
    effects.mask = children.count > 1 ? children[1] : []
    return [.group(primary, effects)]
  }
}

extension Transform {
  /// Returns Rodrigues' rotation about an axis, projected onto the screen.
  fileprivate static func turning(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), around point: Point
  ) -> Transform {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0 else { return .identity }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (s, c) = (sine(angle.radians), cosine(angle.radians))
    let matrix = Transform(
      a: c + x * x * (1 - c), b: x * y * (1 - c) + z * s, c: x * y * (1 - c) - z * s, d: c + y * y * (1 - c))
    return matrix.around(point)
  }
}

extension NodeKind {
  public static let clipShape = NodeKind("clipShape", effect: .clips)
  public static let clipped = NodeKind("clipped", effect: .clips)
  public static let scaleEffect = NodeKind("scaleEffect", effect: .displaces)
  public static let rotationEffect = NodeKind("rotationEffect", effect: .displaces)
  public static let border = NodeKind("border", telling: .primary)
  public static let mask = NodeKind("mask", telling: .primary)
}
