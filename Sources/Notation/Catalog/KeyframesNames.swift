import FenceEvaluation
import VitrineUI

extension PairValue {
  static let properties = PropertyTable(
    catalogName, PairValue.self,
    [
      Property("first") { pair, new in
        pair.first = new.settled
        return true
      } get: {
        $0.first
      },
      Property("second") { pair, new in
        pair.second = new.settled
        return true
      } get: {
        $0.second
      },
    ])
}

/// Keyframes and their tracks, and values that are animated as one.
enum KeyframesNames {
  static let keyframes: [NameBinding] = [
    .view("KeyframeTrack") {
      Init(
        .optional(nil, .keyPath, withoutEffect: motion), Parameter("content", .function).withoutEffect(motion)
      ) { (path: [String]?, content: FenceFunction) -> any View in
        KeyframeMark(content: .track(path: path ?? [], try content.views().flatMap(KeyframeMark.all)))
      }
    },
    .view("LinearKeyframe") {
      Init(
        value, duration, Parameter("timingCurve", .native(UnitCurve.self), or: .linear).withoutEffect(motion)
      ) { KeyframeMark(content: .frame(value: $0.settled, duration: $1, .linear($2))) }
    },
    .view("CubicKeyframe") {
      Init(
        value, duration, .optional("startVelocity", .any, withoutEffect: motion),
        .optional("endVelocity", .any, withoutEffect: motion)
      ) { (value: Value, duration: Double, start: Value?, end: Value?) -> any View in
        KeyframeMark(content: .frame(value: value.settled, duration: duration, .cubic(start: start, end: end)))
      }
    },
    .view("SpringKeyframe") {
      Init(
        value, .optional("duration", .double, withoutEffect: motion),
        Parameter("spring", .native(Spring.self), or: Spring()).withoutEffect(motion),
        .optional("startVelocity", .any, withoutEffect: motion)
      ) { (value: Value, duration: Double?, spring: Spring, start: Value?) -> any View in
        KeyframeMark(content: .frame(value: value.settled, duration: duration, .spring(spring, start: start)))
      }
    },
    .view("MoveKeyframe") {
      Init(value) { KeyframeMark(content: .frame(value: $0.settled, duration: 0, .move)) }
    },
    .function("AnimatablePair") {
      Native(Parameter(nil, .any).withoutEffect(motion), Parameter(nil, .any).withoutEffect(motion)) {
        PairValue(first: $0.settled, second: $1.settled)
      }
    },
  ]

  private static let motion = AnimationsNames.motion
  private static let value = Parameter<Value>(nil, .value).withoutEffect(motion)
  private static let duration = Parameter<Double>("duration", .double).withoutEffect(motion)
}
