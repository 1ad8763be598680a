// Written by `make generate` from Sources/VitrineUI/Views/GeometryProxy.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// What `GeometryProxy.swift` declares, as fences name it.
enum DeclaredGeometryProxy {
  static let members: [MemberTable] = [
    MemberTable(CoordinateSpace.self, [Member("global", .global), Member("local", .local)])
  ]
}
