// Written by `make generate` from Sources/VitrineUI/Paint/Mark.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `Mark.swift`, as fences name them.
enum DeclaredMark {
  static let members: [MemberTable] = [
    MemberTable(Stroke.Cap.self, [Member("butt", .butt), Member("round", .round), Member("square", .square)]),
    MemberTable(Stroke.Join.self, [Member("miter", .miter), Member("round", .round), Member("bevel", .bevel)]),
  ]
}
