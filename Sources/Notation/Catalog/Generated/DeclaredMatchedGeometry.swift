// Written by `make generate` from Sources/VitrineUI/Animation/MatchedGeometry.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `MatchedGeometry.swift`, as fences name them.
enum DeclaredMatchedGeometry {
  static let members: [MemberTable] = [
    MemberTable(
      MatchedGeometryProperties.self, [Member("position", .position), Member("size", .size), Member("frame", .frame)])
  ]
}
