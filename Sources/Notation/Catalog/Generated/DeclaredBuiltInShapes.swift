// Written by `make generate` from Sources/VitrineUI/Shapes/BuiltInShapes.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `BuiltInShapes.swift`, as fences name them.
enum DeclaredBuiltInShapes {
  static let bindings: [NameBinding] = [
    .view("Rectangle") { Init { Rectangle() } },
    .view("RoundedRectangle") {
      Init(
        Parameter("cornerRadius", .double),
        Parameter("style", .native(RoundedCornerStyle.self), or: .continuous)
          .withoutEffect("continuous corners are drawn round")
      ) { RoundedRectangle(cornerRadius: $0, style: $1) }
      Init(
        Parameter("cornerSize", .native(Size.self)),
        Parameter("style", .native(RoundedCornerStyle.self), or: .continuous)
          .withoutEffect("continuous corners are drawn round")
      ) { RoundedRectangle(cornerSize: $0, style: $1) }
    },
    .view("UnevenRoundedRectangle") {
      Init(
        Parameter("topLeadingRadius", .double, or: 0), Parameter("bottomLeadingRadius", .double, or: 0),
        Parameter("bottomTrailingRadius", .double, or: 0), Parameter("topTrailingRadius", .double, or: 0),
        Parameter("style", .native(RoundedCornerStyle.self), or: .continuous)
          .withoutEffect("continuous corners are drawn round")
      ) {
        UnevenRoundedRectangle(
          topLeadingRadius: $0, bottomLeadingRadius: $1, bottomTrailingRadius: $2, topTrailingRadius: $3, style: $4)
      }
    },
    .view("Capsule") {
      Init(
        Parameter("style", .native(RoundedCornerStyle.self), or: .continuous)
          .withoutEffect("continuous corners are drawn round")
      ) { Capsule(style: $0) }
    },
    .view("Ellipse") { Init { Ellipse() } },
    .view("Circle") { Init { Circle() } },
    .view("ContainerRelativeShape") { Init { ContainerRelativeShape() } },
    .view("AnyShape") { Init(Parameter(nil, .shape)) { AnyShape($0) } },
  ]

  static let members: [MemberTable] = [
    MemberTable(casesOf: RoundedCornerStyle.self)
  ]
}
