import VitrineLayout
import VitrineUI

/// The shapes that shapes' modifiers make, by the names of their types.
enum ShapeTypesNames {
  static let shapeTypes: [NameBinding] = [
    .view("RotatedShape") {
      Init(Parameter("shape", .shape), Parameter("angle", .angle), anchor) { shape, angle, anchor in
        made(of: shape) { $0.rotation(angle, anchor: anchor) }
      }
    },
    .view("ScaledShape") {
      Init(Parameter("shape", .shape), Parameter("scale", .native(Size.self)), anchor) { shape, scale, anchor in
        made(of: shape) { $0.scale(x: scale.width, y: scale.height, anchor: anchor) }
      }
    },
    .view("OffsetShape") {
      Init(Parameter("shape", .shape), Parameter("offset", .native(Size.self))) { shape, offset in
        made(of: shape) { $0.transform(.translation(x: offset.width, y: offset.height)) }
      }
    },
    .view("TransformedShape") {
      Init(Parameter("shape", .shape), Parameter("transform", .native(Transform.self))) { shape, transform in
        made(of: shape) { $0.transform(transform) }
      }
    },
    .view("ConcentricRectangle") { ContextInit(ignoring: corners) { concentric("ConcentricRectangle", $0) } },
  ]

  /// A shape that follows its container's corners, by the name it is called by.
  static func concentric(_ name: String, _ context: CallContext) -> any View {
    context.warn(notDrawn: name, because: follows)
    return ContainerRelativeShape()
  }

  static let concentricCorners = Parameter("corners", .any).withoutEffect(follows)

  private static let follows = "shapes that follow their container are drawn as rectangles"

  /// The parameters of initialisers that name one corner, two or all of them.
  private static let corners = [
    "corners", "isUniform", "topLeadingCorner", "topTrailingCorner", "bottomLeadingCorner", "bottomTrailingCorner",
    "uniformTopCorners", "uniformBottomCorners", "uniformLeadingCorners", "uniformTrailingCorners",
  ].map { Ignored($0, because: follows) }

  private static var anchor: Parameter<UnitPoint> { Parameter("anchor", .native(UnitPoint.self), or: .center) }

  private static func made(of shape: any Shape, _ make: (AnyShape) -> any View) -> any View { make(AnyShape(shape)) }
}
