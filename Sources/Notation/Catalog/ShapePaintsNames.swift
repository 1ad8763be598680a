import FenceEvaluation
import VitrineLayout
import VitrineUI

/// How shapes are painted, and other shapes made of them.
enum ShapePaintsNames {
  static let shapePaints: [NameBinding] = [
    .modifier("fill") {
      Modifier(
        Parameter(nil, .style, or: HierarchicalShapeStyle.primary),
        Parameter("style", .native(FillStyle.self), or: FillStyle())
      ) { view, style, fill in
        painted(view, style, stroke: nil, isEvenOdd: fill.isEOFilled)
      }
    },
    .modifier("stroke") {
      Modifier(style, Parameter("lineWidth", .double, or: 1), ignoring: ["antialiased"]) {
        painted($0, $1, stroke: StrokeStyle(lineWidth: $2))
      }
      Modifier(style, Parameter("style", .native(StrokeStyle.self)), ignoring: ["antialiased"]) {
        painted($0, $1, stroke: $2)
      }
    },
    .modifier("strokeBorder") {
      Modifier(style, Parameter("lineWidth", .double, or: 1), ignoring: ["antialiased"]) {
        bordered($0, $1, StrokeStyle(lineWidth: $2))
      }
      Modifier(style, Parameter("style", .native(StrokeStyle.self)), ignoring: ["antialiased"]) {
        bordered($0, $1, $2)
      }
    },
  ]

  private static let style = Parameter(nil, Kind<any ShapeStyle>.style, or: HierarchicalShapeStyle.primary)

  static let madeShapes: [NameBinding] = [
    .modifier("trim") {
      ShapeModifier("trim", Parameter("from", .double, or: 0), Parameter("to", .double, or: 1)) {
        trimmed($0, $1, $2)
      }
    },
    .modifier("inset") {
      ContextModifier(Parameter("by", .double)) { context, view, amount in
        guard let shape = view as? any InsettableShape else { throw noShape("inset", context) }
        return inset(shape, by: amount)
      }
    },
    .modifier("rotation") {
      ShapeModifier("rotation", Parameter(nil, .angle), Parameter("anchor", .native(UnitPoint.self), or: .center)) {
        turned($0, $1, $2)
      }
    },
    .modifier("scale") {
      ShapeModifier("scale", Parameter(nil, .double), Parameter("anchor", .native(UnitPoint.self), or: .center)) {
        scaled($0, $1, $1, $2)
      }
      ShapeModifier(
        "scale", Parameter("x", .double, or: 1), Parameter("y", .double, or: 1),
        Parameter("anchor", .native(UnitPoint.self), or: .center)
      ) { scaled($0, $1, $2, $3) }
    },
    .modifier("size") {
      ShapeModifier("size", Parameter("width", .double), Parameter("height", .double)) {
        SizedShape($0, Size($1, $2))
      }
      ShapeModifier("size", Parameter(nil, .native(Size.self))) { SizedShape($0, $1) }
    },
    .modifier("transform") {
      ShapeModifier("transform", Parameter(nil, .native(Transform.self))) { transformed($0, $1) }
    },
    .modifier("union") {
      ShapeModifier(
        "union", Parameter(nil, .shape), ignoring: [Ignored("eoFill", because: "outlines are joined as they are")]
      ) { UnionShape($0, $1) }
    },
  ]

  static func noShape(_ name: String, _ context: CallContext) -> Failure {
    Failure(.noMember("'\(name)' can only be called on a shape"), context.mark)
  }

  /// Paints a shape, or a shape that is painted already.
  private static func painted(
    _ view: any View, _ style: any ShapeStyle, stroke: StrokeStyle?, isEvenOdd: Bool = false
  ) -> any View {
    guard let shape = view as? any Shape else {
      return (view as? any PaintedShape)?.painted(style, stroke: stroke) ?? view
    }
    if let stroke { return stroked(shape, style, stroke) }
    return filled(shape, style, isEvenOdd: isEvenOdd)
  }

  private static func bordered(_ view: any View, _ style: any ShapeStyle, _ stroke: StrokeStyle) -> any View {
    guard let shape = view as? any InsettableShape else { return view }
    return bordered(shape: shape, style, stroke)
  }

  // Opening the existential keeps the shape's own type.
  private static func filled(_ shape: some Shape, _ style: any ShapeStyle, isEvenOdd: Bool) -> any View {
    shape.fill(style, eoFill: isEvenOdd)
  }
  private static func stroked(_ shape: some Shape, _ style: any ShapeStyle, _ stroke: StrokeStyle) -> any View {
    shape.stroke(style, style: stroke)
  }
  private static func bordered(
    shape: some InsettableShape, _ style: any ShapeStyle, _ stroke: StrokeStyle
  ) -> any View { shape.strokeBorder(style, style: stroke) }
  private static func inset(_ shape: some InsettableShape, by amount: Double) -> any View {
    shape.inset(by: .init(amount))
  }
  private static func trimmed(_ shape: any Shape, _ start: Double, _ end: Double) -> any View {
    func make(_ shape: some Shape) -> any View { shape.trim(from: start, to: end) }
    return make(shape)
  }
  private static func turned(_ shape: any Shape, _ angle: Angle, _ anchor: UnitPoint) -> any View {
    func make(_ shape: some Shape) -> any View { shape.rotation(angle, anchor: anchor) }
    return make(shape)
  }
  private static func transformed(_ shape: any Shape, _ transform: Transform) -> any View {
    func make(_ shape: some Shape) -> any View { shape.transform(transform) }
    return make(shape)
  }
  private static func scaled(_ shape: any Shape, _ x: Double, _ y: Double, _ anchor: UnitPoint) -> any View {
    func make(_ shape: some Shape) -> any View { shape.scale(x: x, y: y, anchor: anchor) }
    return make(shape)
  }
}

/// An overload of a modifier that is for shapes alone.
struct ShapeModifier: OverloadForm {
  let overload: Overload

  init<each P>(
    _ name: String, _ parameters: repeat Parameter<each P>, ignoring: [Ignored] = [],
    apply: @escaping @Sendable (any Shape, repeat each P) -> any View
  ) {
    overload = Overload(ignoring, repeat each parameters) { arguments in
      guard case .view(let view) = arguments.receiver, let shape = view as? any Shape else {
        throw ShapePaintsNames.noShape(name, arguments.context)
      }
      var cursor = arguments.cursor
      return .view(apply(shape, repeat try (each parameters).next(&cursor)))
    }
  }
}
