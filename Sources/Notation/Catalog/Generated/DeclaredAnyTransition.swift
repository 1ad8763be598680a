// Written by `make generate` from Sources/VitrineUI/Animation/AnyTransition.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `AnyTransition.swift`, as fences name them.
enum DeclaredAnyTransition {
  static let bindings: [NameBinding] = [
    .staticFunction("AnyTransition", "scale") {
      Native(
        Parameter("scale", .double).withoutEffect("it only affects figures with the option `animation`"),
        Parameter("anchor", .native(UnitPoint.self), or: .center)
          .withoutEffect("it only affects figures with the option `animation`")
      ) { AnyTransition.scale(scale: $0, anchor: $1) }
      Native(
        Parameter(nil, .double).withoutEffect("it only affects figures with the option `animation`"),
        Parameter("anchor", .native(UnitPoint.self), or: .center)
          .withoutEffect("it only affects figures with the option `animation`")
      ) { AnyTransition.scale($0, anchor: $1) }
    },
    .staticFunction("AnyTransition", "offset") {
      Native(
        Parameter("x", .double, or: 0).withoutEffect("it only affects figures with the option `animation`"),
        Parameter("y", .double, or: 0).withoutEffect("it only affects figures with the option `animation`")
      ) { AnyTransition.offset(x: $0, y: $1) }
      Native(Parameter(nil, .native(Size.self)).withoutEffect("it only affects figures with the option `animation`")) {
        AnyTransition.offset($0)
      }
    },
    .staticFunction("AnyTransition", "move") {
      Native(
        Parameter("edge", .native(Edge.self)).withoutEffect("it only affects figures with the option `animation`")
      ) { AnyTransition.move(edge: $0) }
    },
    .staticFunction("AnyTransition", "push") {
      Native(
        Parameter("from", .native(Edge.self)).withoutEffect("it only affects figures with the option `animation`")
      ) { AnyTransition.push(from: $0) }
    },
    .staticFunction("AnyTransition", "asymmetric") {
      Native(
        Parameter("insertion", .native(AnyTransition.self))
          .withoutEffect("it only affects figures with the option `animation`"),
        Parameter("removal", .native(AnyTransition.self))
          .withoutEffect("it only affects figures with the option `animation`")
      ) { AnyTransition.asymmetric(insertion: $0, removal: $1) }
    },
  ]

  static let members: [MemberTable] = [
    MemberTable(
      AnyTransition.self,
      [
        Member("identity", .identity), Member("opacity", .opacity), Member("slide", .slide), Member("scale", .scale),
        Member("blurReplace", .blurReplace),
      ])
  ]
}
