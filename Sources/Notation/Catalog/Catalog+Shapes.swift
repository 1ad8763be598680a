import FenceSyntax
import VitrineLayout
import VitrineUI

extension Catalog {
  mutating func addShapes() {
    view("Rectangle", "") { _ in Rectangle() }
    view("Circle", "") { _ in Circle() }
    view("Ellipse", "") { _ in Ellipse() }
    view("Capsule", "style: RoundedCornerStyle?") { _ in Capsule() }
    view("ContainerRelativeShape", "") { _ in ContainerRelativeShape() }
    view("RoundedRectangle", "cornerRadius: Double, style: RoundedCornerStyle?") {
      RoundedRectangle(cornerRadius: $0.double(0) ?? 0)
    }
    view("RoundedRectangle", "cornerSize: CGSize, style: RoundedCornerStyle?") {
      RoundedRectangle(cornerSize: $0.native(0) ?? .zero)
    }
    view(
      "UnevenRoundedRectangle",
      "topLeadingRadius: Double?, bottomLeadingRadius: Double?, bottomTrailingRadius: Double?, topTrailingRadius: Double?, style: RoundedCornerStyle?"
    ) { Self.uneven($0) }
    view("UnevenRoundedRectangle", "cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle?") {
      $0.native(0, as: UnevenRoundedRectangle.self) ?? UnevenRoundedRectangle()
    }
    native(
      "RectangleCornerRadii",
      "topLeading: Double?, bottomLeading: Double?, bottomTrailing: Double?, topTrailing: Double?"
    ) { Self.uneven($0) }
    staticFunction(
      "Shape.rect",
      "topLeadingRadius: Double?, bottomLeadingRadius: Double?, bottomTrailingRadius: Double?, topTrailingRadius: Double?, style: RoundedCornerStyle?"
    ) { .view(Self.uneven($0)) }
    staticFunction("Shape.rect", "cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle?") {
      .view($0.native(0, as: UnevenRoundedRectangle.self) ?? UnevenRoundedRectangle())
    }
    staticFunction("Shape.rect", "cornerSize: CGSize, style: RoundedCornerStyle?") {
      .view(RoundedRectangle(cornerSize: $0.native(0) ?? .zero))
    }
    addCombinedShapes()
    view("AnyShape", "_: Shape") { AnyShape($0.shape(0) ?? Rectangle()) }
    view("Path", "_: CGRect") { Path($0.native(0, as: Rect.self) ?? .zero) }
    view("Path", "ellipseIn: CGRect") { Path(ellipseIn: $0.native(0) ?? .zero) }
    view("Path", "roundedRect: CGRect, cornerRadius: Double, style: Any?") {
      Path(roundedRect: $0.native(0) ?? .zero, cornerRadius: $0.double(1) ?? 0)
    }
    view("Path", "_: Function") { inputs in
      var path = Value.native(Path())
      let argument = CallArgument(label: nil, value: path, mark: inputs.mark, write: { path = $0 })
      _ = try inputs.interpreter.call(inputs[0] ?? .nothing, [argument], inputs.mark)
      if case .native(let drawn as Path) = path { return drawn }
      return Path()
    }
    view("Path", "") { _ in Path() }
    modifier("fill", "_: Style?, style: Any?") { view, inputs in
      let style = inputs.style(0) ?? HierarchicalShapeStyle.primary
      if let fill: FillStyle = inputs.native(1), fill.isEvenOdd, let shape = view as? any Shape {
        return Self.evenOdd(shape, style)
      }
      return Self.painted(view, style, stroke: nil)
    }
    modifier("stroke", "_: Style?, lineWidth: Double?, antialiased: Any?", "lineWidth: Double") { view, inputs in
      let hasStyle = inputs.style(0) != nil || inputs.values.count > 1
      let style = inputs.style(0) ?? HierarchicalShapeStyle.primary
      let width = (hasStyle ? inputs.double(1) : inputs.double(0)) ?? 1
      return Self.painted(view, style, stroke: StrokeStyle(lineWidth: width))
    }
    modifier("stroke", "_: Style, style: StrokeStyle, antialiased: Any?", "style: StrokeStyle") { view, inputs in
      let style = inputs.style(0) ?? HierarchicalShapeStyle.primary
      let stroke: StrokeStyle = inputs.native(1) ?? inputs.native(0) ?? StrokeStyle()
      return Self.painted(view, style, stroke: stroke)
    }
    modifier("strokeBorder", "_: Style?, lineWidth: Double?, antialiased: Any?", "lineWidth: Double") { view, inputs in
      let style = inputs.style(0) ?? HierarchicalShapeStyle.primary
      let width = (inputs.values.count > 1 ? inputs.double(1) : inputs.double(0)) ?? 1
      guard let shape = view as? any InsettableShape else { return view }
      return Self.border(shape, style, StrokeStyle(lineWidth: width))
    }
    modifier("strokeBorder", "_: Style, style: StrokeStyle, antialiased: Any?", "style: StrokeStyle") { view, inputs in
      guard let shape = view as? any InsettableShape else { return view }
      return Self.border(
        shape, inputs.style(0) ?? HierarchicalShapeStyle.primary, inputs.native(1) ?? inputs.native(0) ?? StrokeStyle())
    }
    modifier("trim", "from: Double?, to: Double?") { view, inputs in
      guard let shape = view as? any Shape else { throw Self.noShape("trim", inputs) }
      return Self.trimmed(shape, inputs.double(0) ?? 0, inputs.double(1) ?? 1)
    }
    modifier("inset", "by: Double") { view, inputs in
      guard let shape = view as? any InsettableShape else { throw Self.noShape("inset", inputs) }
      return Self.inset(shape, inputs.double(0) ?? 0)
    }
    modifier("rotation", "_: Angle, anchor: UnitPoint?") { view, inputs in
      guard let shape = view as? any Shape else { throw Self.noShape("rotation", inputs) }
      return Self.rotated(shape, inputs.native(0) ?? .zero, inputs.native(1) ?? .center)
    }
    modifier("scale", "_: Double, anchor: UnitPoint?") { view, inputs in
      guard let shape = view as? any Shape else { throw Self.noShape("scale", inputs) }
      return Self.scaled(shape, inputs.double(0) ?? 1, inputs.native(1) ?? .center)
    }
    native(
      "StrokeStyle",
      "lineWidth: Double?, lineCap: Cap?, lineJoin: Join?, miterLimit: Double?, dash: Array?, dashPhase: Double?"
    ) { inputs in
      StrokeStyle(
        lineWidth: inputs.double(0) ?? 1, lineCap: inputs.native(1) ?? .butt, lineJoin: inputs.native(2) ?? .miter,
        miterLimit: inputs.double(3) ?? 10, dash: (inputs[4]?.elements ?? []).compactMap(\.number),
        dashPhase: inputs.double(5) ?? 0)
    }
  }

  private static func uneven(_ inputs: Inputs) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: inputs.double(0) ?? 0, bottomLeadingRadius: inputs.double(1) ?? 0,
      bottomTrailingRadius: inputs.double(2) ?? 0, topTrailingRadius: inputs.double(3) ?? 0)
  }

  /// Shapes of another size, and shapes made of two.
  private mutating func addCombinedShapes() {
    modifier("size", "width: Double, height: Double") { view, inputs in
      guard let shape = view as? any Shape else { throw Self.noShape("size", inputs) }
      return SizedShape(shape, Size(inputs.double(0) ?? 0, inputs.double(1) ?? 0))
    }
    modifier("size", "_: CGSize") { view, inputs in
      guard let shape = view as? any Shape else { throw Self.noShape("size", inputs) }
      return SizedShape(shape, inputs.native(0) ?? .zero)
    }
    modifier("union", "_: Shape, eoFill: Any?") { view, inputs in
      guard let shape = view as? any Shape, let other = inputs.shape(0) else { throw Self.noShape("union", inputs) }
      return UnionShape(shape, other)
    }
  }

  private static func noShape(_ name: String, _ inputs: Inputs) -> Failure {
    Failure("unknown-member", "'\(name)' is for shapes only", inputs.mark)
  }

  /// Paints a shape, or a shape that is painted already.
  private static func painted(_ view: any View, _ style: any ShapeStyle, stroke: StrokeStyle?) -> any View {
    if let base = view as? any Shape { return painted(shape: base, style, stroke) }
    return (view as? any PaintedShape)?.painted(style, stroke: stroke) ?? view
  }

  private static func painted(shape: some Shape, _ style: any ShapeStyle, _ stroke: StrokeStyle?) -> any View {
    stroke.map { shape.stroke(style, style: $0) } ?? shape.fill(style)
  }

  private static func border(_ shape: some InsettableShape, _ style: any ShapeStyle, _ stroke: StrokeStyle) -> any View
  {
    shape.strokeBorder(style, style: stroke)
  }
  private static func evenOdd(_ shape: some Shape, _ style: any ShapeStyle) -> any View {
    shape.fill(style, eoFill: true)
  }
  private static func trimmed(_ shape: some Shape, _ from: Double, _ to: Double) -> any View {
    shape.trim(from: from, to: to)
  }
  private static func inset(_ shape: some InsettableShape, _ amount: Double) -> any View { shape.inset(by: amount) }
  private static func rotated(_ shape: some Shape, _ angle: Angle, _ anchor: UnitPoint) -> any View {
    shape.rotation(angle, anchor: anchor)
  }
  private static func scaled(_ shape: some Shape, _ scale: Double, _ anchor: UnitPoint) -> any View {
    shape.scale(scale, anchor: anchor)
  }
}
