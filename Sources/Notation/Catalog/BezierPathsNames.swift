import VitrineLayout
import VitrineUI

/// UIKit's paths, which shapes in fences often begin with: `Path(UIBezierPath(…).cgPath)`.
///
/// Source: https://developer.apple.com/documentation/uikit/uibezierpath
enum BezierPathsNames {
  static let bezierPaths: [NameBinding] = [
    .function("UIBezierPath") {
      Native { BezierPath(Path()) }
      Native(Parameter("rect", .native(Rect.self))) { BezierPath(Path($0)) }
      Native(Parameter("ovalIn", .native(Rect.self))) { BezierPath(Path(ellipseIn: $0)) }
      Native(Parameter("roundedRect", .native(Rect.self)), Parameter("cornerRadius", .double)) {
        BezierPath(Path(roundedRect: $0, cornerRadius: $1))
      }
      Native(
        Parameter("roundedRect", .native(Rect.self)), Parameter("byRoundingCorners", .options(RectCorner.self)),
        Parameter("cornerRadii", .native(Size.self))
      ) { BezierPath(roundedRect: $0, corners: $1, radius: $2.width) }
      Native(
        Parameter("arcCenter", .native(Point.self)), Parameter("radius", .double), Parameter("startAngle", .double),
        Parameter("endAngle", .double), Parameter("clockwise", .bool)
      ) { center, radius, start, end, clockwise in
        let path = BezierPath(Path())
        path.addArc(center, radius, start, end, clockwise)
        return path
      }
      Native(Parameter("cgPath", .path)) { BezierPath($0) }
    },
    method("move", Parameter("to", .native(Point.self))) { $0.path.move(to: $1) },
    method("addLine", Parameter("to", .native(Point.self))) { $0.path.addLine(to: $1) },
    method("addQuadCurve", Parameter("to", .native(Point.self)), Parameter("controlPoint", .native(Point.self))) {
      $0.path.addQuadCurve(to: $1, control: $2)
    },
    method(
      "addCurve", Parameter("to", .native(Point.self)), Parameter("controlPoint1", .native(Point.self)),
      Parameter("controlPoint2", .native(Point.self))
    ) { $0.path.addCurve(to: $1, control1: $2, control2: $3) },
    method(
      "addArc", Parameter("withCenter", .native(Point.self)), Parameter("radius", .double),
      Parameter("startAngle", .double), Parameter("endAngle", .double), Parameter("clockwise", .bool)
    ) { $0.addArc($1, $2, $3, $4, $5) },
    .method(BezierPath.catalogName, "append") {
      ContextMethod(BezierPath.self, Parameter(nil, .native(BezierPath.self))) { context, path, other in
        try context.interpreter.checkSize(path.path.count + other.path.count, context.mark)
        path.path.addPath(other.path)
        return .void
      }
    },
    method("apply", Parameter(nil, .native(Transform.self))) { $0.path = $0.path.applying($1) },
    method("close") { $0.path.closeSubpath() },
  ]

  static let corners = MemberTable(
    RectCorner.self,
    [
      Member("topLeft", .topLeft), Member("topRight", .topRight), Member("bottomLeft", .bottomLeft),
      Member("bottomRight", .bottomRight), Member("allCorners", .allCorners),
    ])

  static let properties = PropertyTable(
    "UIBezierPath", BezierPath.self,
    [
      Property("cgPath") { .native($0.path) }, Property("bounds") { .native($0.path.boundingRect) },
      Property("isEmpty") { .boolean($0.path.isEmpty) },
      Property("currentPoint") { .native($0.path.currentPoint ?? .zero) },
    ])

  private static func method<each P>(
    _ name: String, _ parameters: repeat Parameter<each P>,
    change: @escaping @Sendable (BezierPath, repeat each P) -> Void
  ) -> NameBinding {
    .method(BezierPath.catalogName, name) {
      Method(BezierPath.self, repeat each parameters) { (path: BezierPath, values: repeat each P) in
        change(path, repeat each values)
        return .void
      }
    }
  }
}

/// A path that is a class: whoever has it sees what is added to it.
///
/// A fence is evaluated by one thread.
private final class BezierPath: CatalogType {
  static let catalogName = "UIBezierPath"
  var path: Path

  init(_ path: Path) { self.path = path }

  /// A rectangle of which some corners are round, by a radius in points, at most half the shorter side.
  convenience init(roundedRect rect: Rect, corners: RectCorner, radius: Double) {
    func size(_ corner: RectCorner) -> Double { corners.contains(corner) ? radius : 0 }
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: size(.topLeft), bottomLeadingRadius: size(.bottomLeft),
      bottomTrailingRadius: size(.bottomRight), topTrailingRadius: size(.topRight))
    self.init(shape.path(in: rect))
  }

  /// Adds an arc between angles in radians. What is clockwise here is so on the screen; SwiftUI's paths have it the other way round.
  func addArc(_ center: Point, _ radius: Double, _ start: Double, _ end: Double, _ clockwise: Bool) {
    path.addArc(
      center: center, radius: radius, startAngle: Angle(radians: start), endAngle: Angle(radians: end),
      clockwise: !clockwise)
  }
}

/// Corners by their place on the screen, whichever way text runs.
struct RectCorner: OptionSet, CatalogType {
  static let catalogName = "UIRectCorner"
  let rawValue: Int

  static let topLeft = RectCorner(rawValue: 1)
  static let topRight = RectCorner(rawValue: 2)
  static let bottomLeft = RectCorner(rawValue: 4)
  static let bottomRight = RectCorner(rawValue: 8)
  static let allCorners: RectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
