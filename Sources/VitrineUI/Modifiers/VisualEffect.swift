import VitrineLayout

/// The view that a visual effect is made of, as it is drawn without the effect; its size is the view's.
///
/// Source: https://developer.apple.com/documentation/swiftui/emptyvisualeffect
public struct EmptyVisualEffect: PrimitiveView {
  /// Where the view stands, and its marks there.
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

/// Paints marks that were made for another place.
private struct PlacedMarks: Painter {
  let origin: Point
  let marks: [Mark]

  init(from origin: Point, _ marks: [Mark]) { (self.origin, self.marks) = (origin, marks) }

  func paint(_ node: RenderNode, _ frame: Rect, children: [[Mark]], _ context: PaintContext) -> [Mark] {
    marks.moved(from: origin, to: frame.origin)
  }
}

extension View {
  /// Changes how the view looks by its geometry; where it is, and what is around it, stays as it was.
  ///
  /// The effects are made when everything has its place, and only then: nothing of the layout can depend on them.
  ///
  /// - Parameter effect: gets the view without effects, and its geometry; gives the view with its effects: `offset`, `opacity`,
  ///   `scaleEffect`, `rotationEffect`, `blur` …
  public func visualEffect(_ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some View) -> some View {
    modifier(VisualEffectModifier(kind: .visualEffect) { effect($0, GeometryProxy($1.layout, $2)) })
  }
}

/// Draws a view as something makes it of its marks, once everything has its place.
struct VisualEffectModifier: NodeModifier {
  /// - Parameters:
  ///   - content: the view without effects.
  ///   - node: that of the modifier, as large as the view and where that is.
  typealias Effect = (_ content: EmptyVisualEffect, _ node: RenderNode, _ graph: RenderGraph) -> any View

  let kind: NodeKind
  let effect: Effect

  func makeNode(around child: RenderNode, _ context: RenderContext) -> RenderNode {
    // What it reads may be another in each layout.
    let context = context.alwaysChanging()
    return RenderNode(
      kind, rule: TransparentRule(), children: [child], context: context,
      painter: VisualEffectPainter(effect: effect, graph: context.graph, environment: context.environment)
    ).carryingTraits(of: child)
  }
}

/// Paints a view with effects that are made of its geometry.
private struct VisualEffectPainter: Painter {
  let effect: VisualEffectModifier.Effect
  /// The graph has the painter.
  weak var graph: RenderGraph?
  let environment: EnvironmentValues

  func paint(_ node: RenderNode, _ frame: Rect, children: [[Mark]], _ context: PaintContext) -> [Mark] {
    let marks = children.flatMap { $0 }
    guard let graph, !marks.isEmpty else { return marks }
    let view = effect(EmptyVisualEffect(frame: frame, marks: marks), node, graph)
    let changed = Renderer.renderApart(view, in: environment, proposing: ProposedViewSize(frame.size))
    // As large as the view, or in its middle.
    let spare = Point(x: (frame.width - changed.size.width) / 2, y: (frame.height - changed.size.height) / 2)
    return changed.marks.moved(from: .zero, to: frame.origin + spare)
  }
}

extension [Mark] {
  /// Marks that were made for one place, at another.
  fileprivate func moved(from old: Point, to new: Point) -> [Mark] {
    if old == new || isEmpty { return self }
    // What was moved here and is led back is as it was.
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
