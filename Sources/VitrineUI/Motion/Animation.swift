/// The way a value changes over time from its old value to its new one.
///
/// Source: https://developer.apple.com/documentation/swiftui/animation
public struct Animation: Hashable, Sendable {
  indirect enum Form: Hashable, Sendable {
    /// A timing curve, with a duration in seconds.
    case curve(UnitCurve, duration: Double)
    /// A spring, with an initial velocity per second, where the whole change is 1.
    case spring(Spring, initialVelocity: Double)
    case delayed(Form, by: Double)
    case sped(Form, by: Double)
    /// A repeated animation; without a count, it repeats forever.
    case repeated(Form, count: Int?, autoreverses: Bool)
  }

  let form: Form

  init(_ form: Form) { self.form = form }

  // MARK: Modifiers

  /// Delays the start of the animation by a number of seconds.
  ///
  /// - Parameter delay: without effect in a picture: it only affects figures with the option `animation`.
  public func delay(_ delay: Double) -> Animation { Animation(.delayed(form, by: delay)) }

  /// Changes the speed of the animation by a factor; below 1, it runs slower.
  ///
  /// - Parameter speed: without effect in a picture: it only affects figures with the option `animation`.
  public func speed(_ speed: Double) -> Animation { Animation(.sped(form, by: speed)) }

  /// Repeats the animation a number of times; by default, every other repetition runs in reverse.
  ///
  /// - Parameter repeatCount: without effect in a picture: it only affects figures with the option `animation`.
  /// - Parameter autoreverses: without effect in a picture: it only affects figures with the option `animation`.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(form, count: max(repeatCount, 0), autoreverses: autoreverses))
  }

  /// Repeats the animation forever.
  ///
  /// - Parameter autoreverses: without effect in a picture: it only affects figures with the option `animation`.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(form, count: nil, autoreverses: autoreverses))
  }

  // MARK: Over time

  /// The time until the animation ends, in seconds; infinite if it never ends. Not in SwiftUI.
  public var duration: Double { Self.duration(form) }

  /// The duration of one repetition, without the delay before the first, in seconds. Not in SwiftUI.
  public var cycleDuration: Double {
    func cycle(_ form: Form) -> Double {
      switch form {
      case .curve, .spring: Self.duration(form)
      case .delayed(let form, _): cycle(form)
      case .sped(let form, let speed): speed > 0 ? cycle(form) / speed : .infinity
      case .repeated(let form, _, let autoreverses): Self.duration(form) * (autoreverses ? 2 : 1)
      }
    }
    return cycle(form)
  }

  /// Returns the progress at a time in seconds: 0 at the beginning, 1 at the end; springs overshoot. Not in SwiftUI.
  public func value(at time: Double) -> Double { Self.value(form, time) }

  private static func duration(_ form: Form) -> Double {
    switch form {
    case .curve(_, let duration): duration
    case .spring(let spring, let velocity):
      spring.settlingDuration(target: 1, initialVelocity: velocity, epsilon: 0.001)
    case .delayed(let form, let delay): max(duration(form) + delay, 0)
    case .sped(let form, let speed): speed > 0 ? duration(form) / speed : .infinity
    case .repeated(let form, let count, _): count.map { $0 == 0 ? 0 : duration(form) * Double($0) } ?? .infinity
    }
  }

  private static func value(_ form: Form, _ time: Double) -> Double {
    switch form {
    case .curve(let curve, let duration): duration > 0 ? curve.value(at: time / duration) : time < 0 ? 0 : 1
    case .spring(let spring, let velocity):
      // Once the difference is too small to see, the value is exactly its target.
      time >= duration(form) ? 1 : spring.value(target: 1, initialVelocity: velocity, time: time)
    case .delayed(let form, let delay): time < delay ? 0 : value(form, time - delay)
    case .sped(let form, let speed): value(form, time * max(speed, 0))
    case .repeated(let form, let count, let autoreverses): repeated(form, count, autoreverses, time)
    }
  }

  private static func repeated(_ form: Form, _ count: Int?, _ autoreverses: Bool, _ time: Double) -> Double {
    let once = duration(form)
    if let count, count == 0 || time >= once * Double(count) { return 1 }
    guard once > 0, once.isFinite, time >= 0 else { return value(form, time) }
    let run = (time / once).rounded(.down)
    let own = time - run * once
    let isBack = autoreverses && run.truncatingRemainder(dividingBy: 2) == 1
    return value(form, isBack ? once - own : own)
  }
}
