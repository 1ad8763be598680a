import FenceEvaluation
import VitrineLayout
import VitrineUI

/// Core Graphics' paths: `Path(CGPath(…))`, and `CGMutablePath`, to which parts are added.
///
/// Source: https://developer.apple.com/documentation/coregraphics/cgmutablepath
enum CorePathsNames {
  static let corePaths: [NameBinding] =
    [
      .function("CGPath") {
        Native(Parameter("rect", .native(Rect.self)), transform) { Path($0).applying($1) }
        Native(Parameter("ellipseIn", .native(Rect.self)), transform) { Path(ellipseIn: $0).applying($1) }
        Native(
          Parameter("roundedRect", .native(Rect.self)), Parameter("cornerWidth", .double),
          Parameter("cornerHeight", .double), transform
        ) { rounded($0, $1, $2).applying($3) }
      },
      .function("CGMutablePath") { Native { MutablePath(Path()) } },
      .change(MutablePath.self, "addRect", Parameter(nil, .native(Rect.self))) { $0.path.addRect($1) },
      .change(MutablePath.self, "addEllipse", Parameter("in", .native(Rect.self))) { $0.path.addEllipse(in: $1) },
      .change(
        MutablePath.self, "addRoundedRect", Parameter("in", .native(Rect.self)), Parameter("cornerWidth", .double),
        Parameter("cornerHeight", .double)
      ) { $0.path.addPath(rounded($1, $2, $3)) },
      .change(
        MutablePath.self, "addArc", Parameter("center", .native(Point.self)), Parameter("radius", .double),
        Parameter("startAngle", .double), Parameter("endAngle", .double), Parameter("clockwise", .bool)
      ) {
        $0.path.addArc(
          center: $1, radius: $2, startAngle: Angle(radians: $3), endAngle: Angle(radians: $4), clockwise: $5)
      },
      .adding(MutablePath.self, "addPath", .path),
      .change(MutablePath.self, "closeSubpath") { $0.path.closeSubpath() },
    ] + NameBinding.outline(of: MutablePath.self, controls: ("control", "control1", "control2"))

  static let properties = PropertyTable(
    MutablePath.catalogName, MutablePath.self,
    [
      Property("boundingBox") { .native($0.path.boundingRect) }, Property("isEmpty") { .boolean($0.path.isEmpty) },
      Property("currentPoint") { .native($0.path.currentPoint ?? .zero) },
    ])

  private static var transform: Parameter<Transform> { Parameter("transform", .native(Transform.self), or: .identity) }

  private static func rounded(_ rect: Rect, _ width: Double, _ height: Double) -> Path {
    RoundedRectangle(cornerSize: Size(width: width, height: height)).path(in: rect)
  }
}

/// Core Graphics' path of which more parts are made.
final class MutablePath: SharedPath, CatalogType {
  static let catalogName = "CGMutablePath"
}
