// Written by `make generate` from Sources/VitrineLayout/Geometry/ProposedViewSize.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `ProposedViewSize.swift`, as fences name them.
enum DeclaredProposedViewSize {
  static let bindings: [NameBinding] = [
    .function("ProposedViewSize") {
      Native(.optional("width", .double), .optional("height", .double)) { ProposedViewSize(width: $0, height: $1) }
      Native(Parameter(nil, .native(Size.self))) { ProposedViewSize($0) }
    }
  ]

  static let members: [MemberTable] = [
    MemberTable(
      ProposedViewSize.self,
      [Member("zero", .zero), Member("infinity", .infinity), Member("unspecified", .unspecified)])
  ]
}
