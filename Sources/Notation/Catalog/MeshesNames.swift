import FenceEvaluation
import VitrineLayout
import VitrineUI

/// Gradients over meshes.
enum MeshesNames {
  static let meshes: [NameBinding] = [
    .view("MeshGradient") {
      Init(
        Parameter("width", .int), Parameter("height", .int), Parameter("points", .list(of: .corner)),
        Parameter("colors", .list(of: .native(Color.self))), Parameter("background", .native(Color.self), or: .clear),
        Parameter("smoothsColors", .bool, or: true),
        Parameter("colorSpace", .native(Gradient.ColorSpace.self), or: .device)
      ) {
        MeshGradient(
          width: $0, height: $1, points: $2, colors: $3, background: $4, smoothsColors: $5, colorSpace: $6)
      }
    },
    .function("SIMD2") {
      Native(Parameter(nil, .double), Parameter(nil, .double)) { UnitPoint(x: $0, y: $1) }
      Native(Parameter("x", .double), Parameter("y", .double)) { UnitPoint(x: $0, y: $1) }
    },
  ]
}

extension Kind where T == UnitPoint {
  /// A corner of a mesh: `[0.5, 0]`, `.init(0.5, 0)`, or one of SwiftUI's points.
  static var corner: Kind {
    .plain("SIMD2") { value, context in
      switch value {
      case .native(let native): return native as? UnitPoint
      case .array(let numbers): return point(numbers)
      case .implicit(let implicit) where implicit.name == "init" && implicit.chain.isEmpty:
        return point((implicit.arguments ?? []).map(\.value))
      case .implicit(let implicit):
        // A fence may add points to the type that a mesh has in SwiftUI.
        guard let type = ["SIMD2", UnitPoint.catalogName].first(where: { context.knows(implicit, of: $0) }) else {
          return nil
        }
        switch try context.evaluator.resolve(implicit, as: type) {
        case .native(let native): return native as? UnitPoint
        case .implicit(let made) where made.name == "init": return point((made.arguments ?? []).map(\.value))
        default: return nil
        }
      default: return nil
      }
    }
  }

  private static func point(_ numbers: [Value]) -> UnitPoint? {
    guard numbers.count == 2, let x = numbers[0].number, let y = numbers[1].number else { return nil }
    return UnitPoint(x: x, y: y)
  }
}
