import VitrineLayout

/// Liquid Glass, which figures draw as a flat translucent colour with a faint shadow.
///
/// Figures neither blur what is behind the glass nor bend it at the edges; the opacity is estimated.
///
/// Source: https://developer.apple.com/documentation/swiftui/glass
public struct Glass: Hashable, Sendable {
  /// The opacity of the colour, from 0 to 1; `nil` if there is no glass.
  private let opacity: Double?
  private var color: Color?

  private init(opacity: Double?) { self.opacity = opacity }

  public static let regular = Glass(opacity: 0.8)
  public static let clear = Glass(opacity: 0.35)
  /// No glass.
  public static let identity = Glass(opacity: nil)

  /// Returns the glass with a tint colour.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  /// - Parameter isEnabled: without effect in a picture: nothing touches the glass.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  /// Returns the fill of a shape of glass; `nil` if there is no glass.
  func style(_ environment: EnvironmentValues) -> (any ShapeStyle)? {
    opacity.map { (color ?? Color(ink: .tertiaryBackground)).opacity($0).onSurface(environment) }
  }
}

/// The default shape of glass: a capsule.
public struct DefaultGlassEffectShape: Shape {
  public init() {}
  public func path(in rect: Rect) -> Path { Capsule().path(in: rect) }
  public var _kind: NodeKind { Capsule()._kind }
}

extension View {
  /// Places glass behind the view, in a shape of the view's size.
  ///
  /// Source: https://developer.apple.com/documentation/swiftui/view/glasseffect(_:in:)
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View {
    modifier(
      SecondaryLayerModifier(
        place: .background, kind: .glassEffect, alignment: .center, secondary: GlassSurface(glass: glass, shape: shape))
    )
  }
}

struct GlassSurface<Outline: Shape>: PrimitiveView {
  let glass: Glass
  let shape: Outline

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    guard let style = glass.style(context.environment) else { return [] }
    return context.nodes(of: shape.fill(style), step: .index(0))
  }
}

extension Color {
  /// Returns the colour with a faint shadow, as of a surface a little above its background.
  func onSurface(_ environment: EnvironmentValues) -> some ShapeStyle {
    shadow(.drop(color: Color.black.opacity(0.12), radius: environment.points(8), y: environment.points(2)))
  }
}

extension NodeKind {
  public static let glassEffect = NodeKind("glassEffect", telling: .primary)
}
