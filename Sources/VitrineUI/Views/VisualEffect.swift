import VitrineLayout

/// The view that a visual effect changes, with the size and appearance that it has without the effect.
///
/// Source: https://developer.apple.com/documentation/swiftui/emptyvisualeffect
public struct EmptyVisualEffect: PrimitiveView {
  /// The frame of the view and its marks, in the root's coordinates.
  let frame: Rect
  let marks: [Mark]

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    [
      RenderNode(
        .visualEffect, rule: FixedLeafRule(frame.size), context: context,
        painter: PlacedMarks(from: frame.origin, marks))
    ]
  }
}

/// Paints marks that were made at another position.
private struct PlacedMarks: Painter {
  let origin: Point
  let marks: [Mark]

  init(from origin: Point, _ marks: [Mark]) { (self.origin, self.marks) = (origin, marks) }

  func paint(_ node: RenderNode, _ frame: Rect, children: [[Mark]], _ context: PaintContext) -> [Mark] {
    marks.moved(from: origin, to: frame.origin)
  }
}

extension View {
  /// Applies effects to the view that depend on its geometry. The layout stays the same.
  ///
  /// The effects are made only after layout, so the layout can't depend on them.
  ///
  /// - Parameter effect: a closure that returns the view with effects such as `offset`, `opacity`, `scaleEffect`,
  ///   `rotationEffect` or `blur`, from the view without effects and its geometry.
  public func visualEffect(_ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some View) -> some View {
    modifier(VisualEffectModifier(kind: .visualEffect) { effect($0, GeometryProxy($1.layout, $2)) })
  }
}

/// A modifier that draws the view that a closure makes from a view's marks after layout.
struct VisualEffectModifier: NodeModifier {
  /// - Parameters:
  ///   - content: the view without effects.
  ///   - node: the node of the modifier, with the frame of the view.
  typealias Effect = (_ content: EmptyVisualEffect, _ node: RenderNode, _ graph: RenderGraph) -> any View

  let kind: NodeKind
  let effect: Effect

  func makeNode(around child: RenderNode, _ context: RenderContext) -> RenderNode {
    // The effect may read values that differ in each layout.
    let context = context.alwaysChanging()
    return RenderNode(
      kind, rule: TransparentRule(), children: [child], context: context,
      painter: VisualEffectPainter(effect: effect, graph: context.graph, environment: context.environment)
    ).carryingTraits(of: child)
  }
}

/// Paints a view with effects that are made from its geometry.
private struct VisualEffectPainter: Painter {
  let effect: VisualEffectModifier.Effect
  /// The graph, which owns the painter.
  weak var graph: RenderGraph?
  let environment: EnvironmentValues

  func paint(_ node: RenderNode, _ frame: Rect, children: [[Mark]], _ context: PaintContext) -> [Mark] {
    let marks = children.flatMap { $0 }
    guard let graph, !marks.isEmpty else { return marks }
    let view = effect(EmptyVisualEffect(frame: frame, marks: marks), node, graph)
    let changed = Renderer.renderApart(view, in: environment, proposing: ProposedViewSize(frame.size))
    // The changed view is as large as the original, or is centred in it.
    let spare = Point(x: (frame.width - changed.size.width) / 2, y: (frame.height - changed.size.height) / 2)
    return changed.marks.moved(from: .zero, to: frame.origin + spare)
  }
}

extension [Mark] {
  /// Returns the marks moved from one position to another.
  fileprivate func moved(from old: Point, to new: Point) -> [Mark] {
    if old == new || isEmpty { return self }
    // Marks that were moved here before are moved back without a second group.
    if count == 1, case .group(let marks, let effects) = self[0], effects == Self.moving(from: new, to: old) {
      return marks
    }
    return [.group(self, Self.moving(from: old, to: new))]
  }

  private static func moving(from old: Point, to new: Point) -> GroupEffects {
    var effects = GroupEffects()
    effects.transform = .translation(x: new.x - old.x, y: new.y - old.y)
    return effects
  }
}

extension NodeKind {
  public static let visualEffect = NodeKind("visualEffect", effect: .displaces)
}
