import VitrineLayout
import VitrineUI

/// Drawing a path: what changes it in place, and what makes another one of it.
enum PathsNames {
  static let paths: [NameBinding] = [
    .mutation("Path", "move") {
      Mutation(Path.self, Parameter("to", .native(Point.self))) { point in { $0.move(to: point) } }
    },
    .mutation("Path", "addLine") {
      Mutation(Path.self, Parameter("to", .native(Point.self))) { point in { $0.addLine(to: point) } }
    },
    .mutation("Path", "addLines") {
      ContextMutation(Path.self, Parameter(nil, .list(of: .native(Point.self)))) { context, path, points in
        try context.evaluator.checkSize(path.count + points.count, context.mark)
        path.addLines(points)
      }
    },
    .mutation("Path", "addQuadCurve") {
      Mutation(Path.self, Parameter("to", .native(Point.self)), Parameter("control", .native(Point.self))) {
        point, control in
        { $0.addQuadCurve(to: point, control: control) }
      }
    },
    .mutation("Path", "addCurve") {
      Mutation(
        Path.self, Parameter("to", .native(Point.self)), Parameter("control1", .native(Point.self)),
        Parameter("control2", .native(Point.self))
      ) { point, first, second in { $0.addCurve(to: point, control1: first, control2: second) } }
    },
    .mutation("Path", "addRect") {
      Mutation(Path.self, Parameter(nil, .native(Rect.self))) { rect in { $0.addRect(rect) } }
    },
    .mutation("Path", "addEllipse") {
      Mutation(Path.self, Parameter("in", .native(Rect.self))) { rect in { $0.addEllipse(in: rect) } }
    },
    .mutation("Path", "addRoundedRect") {
      Mutation(
        Path.self, Parameter("in", .native(Rect.self)), Parameter("cornerSize", .native(Size.self)),
        ignoring: [Ignored("style", because: "corners are drawn continuous or round alike")]
      ) { rect, size in { $0.addRoundedRect(in: rect, cornerSize: size) } }
    },
    .mutation("Path", "addArc") {
      Mutation(
        Path.self, Parameter("center", .native(Point.self)), Parameter("radius", .double),
        Parameter("startAngle", .angle),
        Parameter("endAngle", .angle), Parameter("clockwise", .bool)
      ) { center, radius, start, end, clockwise in
        { $0.addArc(center: center, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise) }
      }
      Mutation(
        Path.self, Parameter("tangent1End", .native(Point.self)), Parameter("tangent2End", .native(Point.self)),
        Parameter("radius", .double)
      ) { corner, end, radius in { $0.addArc(tangent1End: corner, tangent2End: end, radius: radius) } }
    },
    .mutation("Path", "addPath") {
      ContextMutation(Path.self, Parameter(nil, .path)) { context, path, other in
        try context.evaluator.checkSize(path.count + other.count, context.mark)
        path.addPath(other)
      }
    },
    .mutation("Path", "closeSubpath") { Mutation(Path.self) { { $0.closeSubpath() } } },
    .method("Path", "applying") {
      Method(Path.self, Parameter(nil, .native(Transform.self))) { .native($0.applying($1)) }
    },
    .method("Path", "offsetBy") {
      Method(Path.self, Parameter("dx", .double), Parameter("dy", .double)) { .native($0.offsetBy(dx: $1, dy: $2)) }
    },
  ]
}

extension Kind where T == Path {
  /// A path, which is a view too.
  static var path: Kind {
    .plain("Path") { value, _ in
      switch value {
      case .native(let shared as MutablePath): shared.path
      case .native(let native): native as? Path
      case .view(let view): view as? Path
      default: nil
      }
    }
  }
}
