/// The values of a number along a track of keyframes.
///
/// Source: https://developer.apple.com/documentation/swiftui/keyframes
package struct KeyframeCurve {
  /// The interpolation from the previous keyframe.
  package enum Way {
    case linear(UnitCurve)
    /// A cubic curve with velocities per second; by default, they continue smoothly from and to the neighbouring
    /// frames.
    case cubic(start: Double?, end: Double?)
    case spring(Spring, start: Double?)
    /// A jump to the value.
    case move
  }

  /// A keyframe: a value, and the interpolation that leads to it.
  package struct Frame {
    let value: Double
    /// The duration in seconds.
    let duration: Double
    let way: Way

    package init(_ value: Double, duration: Double, _ way: Way) {
      (self.value, self.duration, self.way) = (value, max(duration, 0), way)
    }
  }

  private struct Leg {
    let from: Double
    let start: Double
    let frame: Frame
    /// The velocities at the start and the end, per second.
    var velocity = (start: 0.0, end: 0.0)
  }

  private let first: Double
  private var legs: [Leg] = []

  package init(from first: Double, _ frames: [Frame]) {
    self.first = first
    var (time, value) = (0.0, first)
    for frame in frames {
      legs.append(Leg(from: value, start: time, frame: frame))
      time += frame.duration
      value = frame.value
    }
    for index in legs.indices { legs[index].velocity = velocities(index) }
  }

  /// The duration of all frames, in seconds.
  package var duration: Double { legs.last.map { $0.start + $0.frame.duration } ?? 0 }

  package func value(at time: Double) -> Double {
    guard let leg = legs.last(where: { $0.start <= time }) else { return first }
    let (own, duration) = (time - leg.start, leg.frame.duration)
    guard own < duration else { return leg.frame.value }
    switch leg.frame.way {
    case .move: return leg.frame.value
    case .linear(let curve): return leg.from.mixed(with: leg.frame.value, at: curve.value(at: own / duration))
    case .spring(let spring, _):
      return leg.from
        + spring.value(target: leg.frame.value - leg.from, initialVelocity: leg.velocity.start, time: own)
    case .cubic:
      let (t, v) = (own / duration, leg.velocity)
      let (t2, t3) = (t * t, t * t * t)
      return (2 * t3 - 3 * t2 + 1) * leg.from + (t3 - 2 * t2 + t) * duration * v.start
        + (3 * t2 - 2 * t3) * leg.frame.value + (t3 - t2) * duration * v.end
    }
  }

  /// Returns the velocities at the start and the end of a leg: smooth between cubic frames, and 0 at the ends of the
  /// track.
  private func velocities(_ index: Int) -> (start: Double, end: Double) {
    let leg = legs[index]
    let slope = leg.frame.duration > 0 ? (leg.frame.value - leg.from) / leg.frame.duration : 0
    switch leg.frame.way {
    case .move: return (0, 0)
    case .linear: return (slope, slope)
    case .spring(let spring, let start):
      let begin = start ?? (index > 0 ? legs[index - 1].velocity.end : 0)
      return (
        begin,
        spring.velocity(target: leg.frame.value - leg.from, initialVelocity: begin, time: leg.frame.duration)
      )
    case .cubic(let start, let end):
      return (start ?? (index > 0 ? legs[index - 1].velocity.end : 0), end ?? smooth(after: index))
    }
  }

  /// Returns the velocity at the end of a cubic leg, from the neighbouring values.
  private func smooth(after index: Int) -> Double {
    guard legs.indices.contains(index + 1), case .cubic(let start, _) = legs[index + 1].frame.way else { return 0 }
    if let start { return start }
    let (leg, next) = (legs[index], legs[index + 1])
    let time = leg.frame.duration + next.frame.duration
    return time > 0 ? (next.frame.value - leg.from) / time : 0
  }
}
