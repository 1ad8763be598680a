// Written by `make generate` from Sources/VitrineLayout/Geometry/Transform.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `Transform.swift`, as fences name them.
enum DeclaredTransform {
  static let members: [MemberTable] = [
    MemberTable(Transform.self, [Member("identity", .identity)])
  ]
}
