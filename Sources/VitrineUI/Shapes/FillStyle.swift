import VitrineLayout

/// The rule for the inside of an outline.
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule applies: areas that the outline surrounds an even number of times are outside.
  public var isEOFilled: Bool
  /// Whether edges are smooth, as they always are in figures.
  public var isAntialiased: Bool

  /// - Parameter antialiased: without effect in a picture: edges of drawings are always smooth.
  /// - Parameter eoFill: whether areas that the outline surrounds an even number of times stay empty.
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
  /// Places the environment's background style behind the view, in a shape.
  public func background(in shape: some Shape, fillStyle: FillStyle = FillStyle()) -> some View {
    background(style: SemanticShapeStyle.background, in: shape, fillStyle: fillStyle)
  }
}
