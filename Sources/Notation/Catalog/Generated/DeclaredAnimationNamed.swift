// Written by `make generate` from Sources/VitrineUI/Animation/Animation+Named.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `Animation+Named.swift`, as fences name them.
enum DeclaredAnimationNamed {
  static let bindings: [NameBinding] = [
    .staticFunction("Animation", "linear") {
      Native(Parameter("duration", .double).withoutEffect("it only affects figures with the option `animation`")) {
        Animation.linear(duration: $0)
      }
    },
    .staticFunction("Animation", "easeIn") {
      Native(Parameter("duration", .double).withoutEffect("it only affects figures with the option `animation`")) {
        Animation.easeIn(duration: $0)
      }
    },
    .staticFunction("Animation", "easeOut") {
      Native(Parameter("duration", .double).withoutEffect("it only affects figures with the option `animation`")) {
        Animation.easeOut(duration: $0)
      }
    },
    .staticFunction("Animation", "easeInOut") {
      Native(Parameter("duration", .double).withoutEffect("it only affects figures with the option `animation`")) {
        Animation.easeInOut(duration: $0)
      }
    },
    .staticFunction("Animation", "timingCurve") {
      Native(
        Parameter(nil, .double).withoutEffect("it only affects figures with the option `animation`"),
        Parameter(nil, .double).withoutEffect("it only affects figures with the option `animation`"),
        Parameter(nil, .double).withoutEffect("it only affects figures with the option `animation`"),
        Parameter(nil, .double).withoutEffect("it only affects figures with the option `animation`"),
        Parameter("duration", .double, or: 0.35).withoutEffect("it only affects figures with the option `animation`")
      ) { Animation.timingCurve($0, $1, $2, $3, duration: $4) }
      Native(
        Parameter(nil, .native(UnitCurve.self)).withoutEffect("it only affects figures with the option `animation`"),
        Parameter("duration", .double).withoutEffect("it only affects figures with the option `animation`")
      ) { Animation.timingCurve($0, duration: $1) }
    },
    .staticFunction("Animation", "spring") {
      Native(
        Parameter("duration", .double, or: 0.5).withoutEffect("it only affects figures with the option `animation`"),
        Parameter("bounce", .double, or: 0).withoutEffect("it only affects figures with the option `animation`"),
        Parameter("blendDuration", .double, or: 0).withoutEffect("nothing else moves the value before")
      ) { Animation.spring(duration: $0, bounce: $1, blendDuration: $2) }
      Native(
        Parameter("response", .double, or: 0.5).withoutEffect("it only affects figures with the option `animation`"),
        Parameter("dampingFraction", .double, or: 0.825)
          .withoutEffect("it only affects figures with the option `animation`"),
        Parameter("blendDuration", .double, or: 0).withoutEffect("nothing else moves the value before")
      ) { Animation.spring(response: $0, dampingFraction: $1, blendDuration: $2) }
      Native(
        Parameter(nil, .native(Spring.self)).withoutEffect("it only affects figures with the option `animation`"),
        Parameter("blendDuration", .double, or: 0).withoutEffect("nothing else moves the value before")
      ) { Animation.spring($0, blendDuration: $1) }
    },
    .staticFunction("Animation", "interactiveSpring") {
      Native(
        Parameter("response", .double, or: 0.15).withoutEffect("it only affects figures with the option `animation`"),
        Parameter("dampingFraction", .double, or: 0.86)
          .withoutEffect("it only affects figures with the option `animation`"),
        Parameter("blendDuration", .double, or: 0.25).withoutEffect("nothing else moves the value before")
      ) { Animation.interactiveSpring(response: $0, dampingFraction: $1, blendDuration: $2) }
    },
    .staticFunction("Animation", "smooth") {
      Native(
        Parameter("duration", .double, or: 0.5).withoutEffect("it only affects figures with the option `animation`"),
        Parameter("extraBounce", .double, or: 0).withoutEffect("it only affects figures with the option `animation`")
      ) { Animation.smooth(duration: $0, extraBounce: $1) }
    },
    .staticFunction("Animation", "snappy") {
      Native(
        Parameter("duration", .double, or: 0.5).withoutEffect("it only affects figures with the option `animation`"),
        Parameter("extraBounce", .double, or: 0).withoutEffect("it only affects figures with the option `animation`")
      ) { Animation.snappy(duration: $0, extraBounce: $1) }
    },
    .staticFunction("Animation", "bouncy") {
      Native(
        Parameter("duration", .double, or: 0.5).withoutEffect("it only affects figures with the option `animation`"),
        Parameter("extraBounce", .double, or: 0).withoutEffect("it only affects figures with the option `animation`")
      ) { Animation.bouncy(duration: $0, extraBounce: $1) }
    },
    .staticFunction("Animation", "interpolatingSpring") {
      Native(
        Parameter("mass", .double, or: 1).withoutEffect("it only affects figures with the option `animation`"),
        Parameter("stiffness", .double).withoutEffect("it only affects figures with the option `animation`"),
        Parameter("damping", .double).withoutEffect("it only affects figures with the option `animation`"),
        Parameter("initialVelocity", .double, or: 0)
          .withoutEffect("it only affects figures with the option `animation`")
      ) { Animation.interpolatingSpring(mass: $0, stiffness: $1, damping: $2, initialVelocity: $3) }
      Native(
        Parameter(nil, .native(Spring.self)).withoutEffect("it only affects figures with the option `animation`"),
        Parameter("initialVelocity", .double, or: 0)
          .withoutEffect("it only affects figures with the option `animation`")
      ) { Animation.interpolatingSpring($0, initialVelocity: $1) }
      Native(
        Parameter("duration", .double, or: 0.5).withoutEffect("it only affects figures with the option `animation`"),
        Parameter("bounce", .double, or: 0).withoutEffect("it only affects figures with the option `animation`"),
        Parameter("initialVelocity", .double, or: 0)
          .withoutEffect("it only affects figures with the option `animation`")
      ) { Animation.interpolatingSpring(duration: $0, bounce: $1, initialVelocity: $2) }
    },
  ]

  static let members: [MemberTable] = [
    MemberTable(
      Animation.self,
      [
        Member("default", .`default`), Member("linear", .linear), Member("easeIn", .easeIn),
        Member("easeOut", .easeOut), Member("easeInOut", .easeInOut), Member("spring", .spring),
        Member("smooth", .smooth), Member("snappy", .snappy), Member("bouncy", .bouncy),
        Member("interactiveSpring", .interactiveSpring), Member("interpolatingSpring", .interpolatingSpring),
      ])
  ]
}
