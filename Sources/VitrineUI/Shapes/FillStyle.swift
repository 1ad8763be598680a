import VitrineLayout

/// How the inside of an outline is found.
public struct FillStyle: Hashable, Sendable {
  /// Whether parts that the outline goes around an even number of times are outside.
  public var isEOFilled: Bool
  /// Whether edges are smooth; drawings of lines and curves always have smooth edges.
  public var isAntialiased: Bool

  /// - Parameter antialiased: without effect in a picture: edges of drawings are always smooth.
  /// - Parameter eoFill: whether what an even number of outlines surrounds stays empty.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }
}

extension Shape {
  public func fill(_ content: any ShapeStyle = HierarchicalShapeStyle.primary, style: FillStyle) -> ShapeView<Self> {
    fill(content, eoFill: style.isEOFilled)
  }
}

extension View {
  public func overlay<Style: ShapeStyle>(_ style: Style, in shape: some Shape, fillStyle: FillStyle) -> some View {
    overlay(style: style, in: shape, fillStyle: fillStyle)
  }
  package func overlay(style: any ShapeStyle, in shape: some Shape, fillStyle: FillStyle) -> some View {
    overlay(shape.fill(style, style: fillStyle))
  }
  public func background<Style: ShapeStyle>(_ style: Style, in shape: some Shape, fillStyle: FillStyle) -> some View {
    background(style: style, in: shape, fillStyle: fillStyle)
  }
  package func background(style: any ShapeStyle, in shape: some Shape, fillStyle: FillStyle) -> some View {
    background(shape.fill(style, style: fillStyle))
  }
  /// The background style of the environment in a shape behind the view.
  public func background(in shape: some Shape, fillStyle: FillStyle = FillStyle()) -> some View {
    background(style: SemanticShapeStyle.background, in: shape, fillStyle: fillStyle)
  }
}
