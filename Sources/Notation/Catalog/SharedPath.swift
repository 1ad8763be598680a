import FenceEvaluation
import VitrineLayout
import VitrineUI

/// A path that is a class: whoever has it sees what is added to it.
///
/// A fence is evaluated by one thread.
class SharedPath {
  var path: Path

  init(_ path: Path) { self.path = path }
}

extension NameBinding {
  /// A method that changes a shared path.
  static func change<Shared: SharedPath & CatalogType, each P>(
    _ type: Shared.Type, _ name: String, _ parameters: repeat Parameter<each P>,
    by change: @escaping @Sendable (SharedPath, repeat each P) -> Void
  ) -> NameBinding {
    .method(Shared.catalogName, name) {
      Method(Shared.self, repeat each parameters) { (shared: Shared, values: repeat each P) in
        change(shared, repeat each values)
        return .void
      }
    }
  }

  /// The methods that add lines and curves to a shared path.
  ///
  /// - Parameter controls: what the control point of a quadratic curve and those of a cubic one are called.
  static func outline<Shared: SharedPath & CatalogType>(
    of type: Shared.Type, controls: (quadratic: String, first: String, second: String)
  ) -> [NameBinding] {
    func point(_ label: String) -> Parameter<Point> { Parameter(label, .native(Point.self)) }
    return [
      .change(type, "move", point("to")) { $0.path.move(to: $1) },
      .change(type, "addLine", point("to")) { $0.path.addLine(to: $1) },
      .change(type, "addQuadCurve", point("to"), point(controls.quadratic)) {
        $0.path.addQuadCurve(to: $1, control: $2)
      },
      .change(type, "addCurve", point("to"), point(controls.first), point(controls.second)) {
        $0.path.addCurve(to: $1, control1: $2, control2: $3)
      },
    ]
  }

  /// A method that adds another path, as far as there is room for it.
  static func adding<Shared: SharedPath & CatalogType>(
    _ type: Shared.Type, _ name: String, _ kind: Kind<Path>
  ) -> NameBinding {
    .method(Shared.catalogName, name) {
      ContextMethod(Shared.self, Parameter(nil, kind)) { context, shared, other in
        try context.evaluator.checkSize(shared.path.count + other.count, context.mark)
        shared.path.addPath(other)
        return .void
      }
    }
  }
}
