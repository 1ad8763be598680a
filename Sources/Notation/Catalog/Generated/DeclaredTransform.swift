// Written by `make generate` from Sources/VitrineLayout/Geometry/Transform.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// What `Transform.swift` declares, as fences name it.
enum DeclaredTransform {
  static let members: [MemberTable] = [
    MemberTable(Transform.self, [Member("identity", .identity)])
  ]
}
