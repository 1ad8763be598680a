// Written by `make generate` from Sources/VitrineUI/Motion/Spring.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `Spring.swift`, as fences name them.
enum DeclaredSpring {
  static let bindings: [NameBinding] = [
    .function("Spring") {
      Native(Parameter("duration", .double, or: 0.5), Parameter("bounce", .double, or: 0)) {
        Spring(duration: $0, bounce: $1)
      }
      Native(Parameter("response", .double), Parameter("dampingRatio", .double)) {
        Spring(response: $0, dampingRatio: $1)
      }
      Native(
        Parameter("mass", .double, or: 1), Parameter("stiffness", .double), Parameter("damping", .double),
        Parameter("allowOverDamping", .bool, or: false)
      ) { Spring(mass: $0, stiffness: $1, damping: $2, allowOverDamping: $3) }
      Native(
        Parameter("settlingDuration", .double), Parameter("dampingRatio", .double),
        Parameter("epsilon", .double, or: 0.001)
      ) { Spring(settlingDuration: $0, dampingRatio: $1, epsilon: $2) }
    },
    .staticFunction("Spring", "smooth") {
      Native(Parameter("duration", .double, or: 0.5), Parameter("extraBounce", .double, or: 0)) {
        Spring.smooth(duration: $0, extraBounce: $1)
      }
    },
    .staticFunction("Spring", "snappy") {
      Native(Parameter("duration", .double, or: 0.5), Parameter("extraBounce", .double, or: 0)) {
        Spring.snappy(duration: $0, extraBounce: $1)
      }
    },
    .staticFunction("Spring", "bouncy") {
      Native(Parameter("duration", .double, or: 0.5), Parameter("extraBounce", .double, or: 0)) {
        Spring.bouncy(duration: $0, extraBounce: $1)
      }
    },
  ]

  static let members: [MemberTable] = [
    MemberTable(Spring.self, [Member("smooth", .smooth), Member("snappy", .snappy), Member("bouncy", .bouncy)])
  ]
}
