import VitrineLayout

/// Liquid Glass as figures draw it: a flat translucent tone with a faint shadow. What is behind it is neither blurred nor bent at its
/// edges, and how much of it shows through is estimated.
///
/// Source: https://developer.apple.com/documentation/swiftui/glass
public struct Glass: Hashable, Sendable {
  /// Of the tone, from 0 to 1; `nil` where there is no glass.
  private let opacity: Double?
  private var color: Color?

  private init(opacity: Double?) { self.opacity = opacity }

  public static let regular = Glass(opacity: 0.8)
  public static let clear = Glass(opacity: 0.35)
  /// No glass at all.
  public static let identity = Glass(opacity: nil)

  /// The glass in another tone.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  /// - Parameter isEnabled: without effect in a picture: nothing touches the glass.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  /// What a shape of glass is filled with; `nil` where there is no glass.
  func style(_ environment: EnvironmentValues) -> (any ShapeStyle)? {
    opacity.map { (color ?? Color(ink: .tertiaryBackground)).opacity($0).onSurface(environment) }
  }
}

/// The shape of glass where none is given: a capsule.
public struct DefaultGlassEffectShape: Shape {
  public init() {}
  public func path(in rect: Rect) -> Path { Capsule().path(in: rect) }
  public var _kind: NodeKind { Capsule()._kind }
}

extension View {
  /// Glass behind the view, in a shape of the view's size.
  ///
  /// Source: https://developer.apple.com/documentation/swiftui/view/glasseffect(_:in:)
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View {
    modifier(
      SecondaryLayerModifier(
        place: .background, kind: .glassEffect, alignment: .center, secondary: GlassSurface(glass: glass, shape: shape))
    )
  }
}

/// A shape filled with glass.
struct GlassSurface<Outline: Shape>: PrimitiveView {
  let glass: Glass
  let shape: Outline

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    guard let style = glass.style(context.environment) else { return [] }
    return context.nodes(of: shape.fill(style), step: .index(0))
  }
}

extension Color {
  /// The colour on a surface that lies a little above what is behind it: with a faint shadow.
  func onSurface(_ environment: EnvironmentValues) -> some ShapeStyle {
    shadow(.drop(color: Color.black.opacity(0.12), radius: environment.points(8), y: environment.points(2)))
  }
}

extension NodeKind {
  public static let glassEffect = NodeKind("glassEffect", telling: .primary)
}
