import VitrineUI

/// What springs and curves answer, at a time.
enum SpringsNames {
  static let springs: [NameBinding] = [
    .method("Spring", "value") {
      Method(
        Spring.self, Parameter("target", .double), Parameter("initialVelocity", .double, or: 0),
        Parameter("time", .double)
      ) { .double($0.value(target: $1, initialVelocity: $2, time: $3)) }
    },
    .method("Spring", "velocity") {
      Method(
        Spring.self, Parameter("target", .double), Parameter("initialVelocity", .double, or: 0),
        Parameter("time", .double)
      ) { .double($0.velocity(target: $1, initialVelocity: $2, time: $3)) }
    },
    .method("UnitCurve", "value") {
      Method(UnitCurve.self, Parameter("at", .double)) { .double($0.value(at: $1)) }
    },
    .method("UnitCurve", "velocity") {
      Method(UnitCurve.self, Parameter("at", .double)) { .double($0.velocity(at: $1)) }
    },
  ]

  static let properties = [
    PropertyTable(
      "Spring", Spring.self,
      [
        Property("duration", reading: \.duration), Property("bounce", reading: \.bounce),
        Property("response", reading: \.response), Property("dampingRatio", reading: \.dampingRatio),
        Property("settlingDuration", reading: \.settlingDuration), Property("mass", \.mass),
        Property("stiffness", \.stiffness), Property("damping", \.damping),
      ]),
    PropertyTable("UnitCurve", UnitCurve.self, [Property("inverse") { .native($0.inverse) }]),
  ]
}
