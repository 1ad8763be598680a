import FenceEvaluation
import VitrineLayout
import VitrineUI

/// UIKit's paths, which shapes in fences often begin with: `Path(UIBezierPath(…).cgPath)`.
///
/// Source: https://developer.apple.com/documentation/uikit/uibezierpath
enum BezierPathsNames {
  static let bezierPaths: [NameBinding] =
    [
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
          var path = Path()
          path.addArc(onScreenAround: center, radius, start, end, clockwise: clockwise)
          return BezierPath(path)
        }
        Native(Parameter("cgPath", .path)) { BezierPath($0) }
      },
      .change(
        BezierPath.self, "addArc", Parameter("withCenter", .native(Point.self)), Parameter("radius", .double),
        Parameter("startAngle", .double), Parameter("endAngle", .double), Parameter("clockwise", .bool)
      ) { $0.path.addArc(onScreenAround: $1, $2, $3, $4, clockwise: $5) },
      .adding(BezierPath.self, "append", .bezierPath),
      .change(BezierPath.self, "apply", Parameter(nil, .native(Transform.self))) { $0.path = $0.path.applying($1) },
      .change(BezierPath.self, "close") { $0.path.closeSubpath() },
    ] + NameBinding.outline(of: BezierPath.self, controls: ("controlPoint", "controlPoint1", "controlPoint2"))

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
}

/// UIKit's path.
private final class BezierPath: SharedPath, CatalogType {
  static let catalogName = "UIBezierPath"

  /// A rectangle of which some corners are round, by a radius in points, at most half the shorter side.
  convenience init(roundedRect rect: Rect, corners: RectCorner, radius: Double) {
    func size(_ corner: RectCorner) -> Double { corners.contains(corner) ? radius : 0 }
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: size(.topLeft), bottomLeadingRadius: size(.bottomLeft),
      bottomTrailingRadius: size(.bottomRight), topTrailingRadius: size(.topRight))
    self.init(shape.path(in: rect))
  }
}

extension Kind where T == Path {
  fileprivate static var bezierPath: Kind {
    .plain(BezierPath.catalogName) { value, _ in
      if case .native(let native as BezierPath) = value { native.path } else { nil }
    }
  }
}

extension Path {
  /// Adds an arc between angles in radians. What is clockwise here is so on the screen; SwiftUI's paths have it the other way round.
  fileprivate mutating func addArc(
    onScreenAround center: Point, _ radius: Double, _ start: Double, _ end: Double, clockwise: Bool
  ) {
    addArc(
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
