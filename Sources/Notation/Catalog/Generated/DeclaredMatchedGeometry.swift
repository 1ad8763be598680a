// Written by `make generate` from Sources/VitrineUI/Animation/MatchedGeometry.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// What `MatchedGeometry.swift` declares, as fences name it.
enum DeclaredMatchedGeometry {
  static let members: [MemberTable] = [
    MemberTable(
      MatchedGeometryProperties.self, [Member("position", .position), Member("size", .size), Member("frame", .frame)])
  ]
}
