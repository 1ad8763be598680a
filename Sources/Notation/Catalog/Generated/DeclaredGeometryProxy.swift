// Written by `make generate` from Sources/VitrineUI/Views/GeometryProxy.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `GeometryProxy.swift`, as fences name them.
enum DeclaredGeometryProxy {
  static let members: [MemberTable] = [
    MemberTable(CoordinateSpace.self, [Member("global", .global), Member("local", .local)])
  ]
}
