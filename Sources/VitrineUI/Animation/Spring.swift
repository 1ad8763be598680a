/// A mass on a spring with a damper: how a value moves to its target.
///
/// With the natural frequency ω = √(stiffness / mass) and the damping ratio ζ = damping / (2 √(stiffness · mass)), what is
/// left of the way follows m·x″ + c·x′ + k·x = 0.
/// Source: https://developer.apple.com/documentation/swiftui/spring
public struct Spring: Hashable, Sendable {
  public var mass: Double
  public var stiffness: Double
  public var damping: Double

  /// - Parameters:
  ///   - duration: the perceived duration in seconds: the time of one swing if nothing damped it.
  ///   - bounce: 0 for none, up to 1 for a swing without end; below 0 the spring is sluggish.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// - Parameters:
  ///   - response: the time of one swing if nothing damped it, in seconds.
  ///   - dampingRatio: 1 where the spring just doesn't swing.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / max(response, 1e-6)
    (mass, stiffness, damping) = (1, frequency * frequency, 2 * max(dampingRatio, 0) * frequency)
  }

  /// - Parameter allowOverDamping: whether the damping may be more than what just keeps the spring from swinging.
  /// - Parameter mass: of what hangs on the spring.
  /// - Parameter stiffness: the force for each unit of the way.
  /// - Parameter damping: the force for each unit of speed that slows it.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    (self.mass, self.stiffness) = (max(mass, 1e-9), max(stiffness, 1e-9))
    let critical = 2 * (self.stiffness * self.mass).squareRoot()
    self.damping = allowOverDamping ? max(damping, 0) : min(max(damping, 0), critical)
  }

  /// A spring that comes to rest in a time.
  ///
  /// - Parameters:
  ///   - settlingDuration: in seconds.
  ///   - epsilon: what still counts as motion, of a way of 1.
  ///   - dampingRatio: 1 for what just does not swing, less for what does.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    // Time stretches with the response: the spring of a response of 1 tells it.
    let unit = Spring(response: 1, dampingRatio: max(dampingRatio, 0.001)).settlingDuration(
      target: 1, initialVelocity: 0, epsilon: epsilon)
    self.init(response: settlingDuration / max(unit, 1e-6), dampingRatio: max(dampingRatio, 0.001))
  }

  private static func dampingRatio(bounce: Double) -> Double {
    bounce >= 0 ? max(1 - bounce, 0) : 1 / max(1 + bounce, 1e-3)
  }

  public static var smooth: Spring { smooth() }
  public static var snappy: Spring { snappy() }
  public static var bouncy: Spring { bouncy() }
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  // MARK: Its numbers

  private var frequency: Double { (stiffness / mass).squareRoot() }

  /// 1 where the spring just doesn't swing, less where it does.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
  /// The time of one swing if nothing damped it, in seconds.
  public var response: Double { 2 * .pi / frequency }
  /// The perceived duration, in seconds.
  public var duration: Double { response }
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  /// The time until the spring is at rest, in seconds.
  public var settlingDuration: Double { settlingDuration(target: 1, initialVelocity: 0, epsilon: 0.001) }

  // MARK: Its motion

  /// Where the value is that began at 0.
  ///
  /// - Parameters:
  ///   - initialVelocity: per second.
  ///   - time: in seconds.
  ///   - target: where the spring comes to rest.
  public func value(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
    target + motion(target, initialVelocity).value(max(time, 0))
  }

  /// How fast the value moves, per second.
  public func velocity(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
    motion(target, initialVelocity).velocity(max(time, 0))
  }

  /// The time after which the value never is further from its target than `epsilon`, in seconds.
  public func settlingDuration(target: Double, initialVelocity: Double, epsilon: Double) -> Double {
    motion(target, initialVelocity).settling(epsilon)
  }

  private func motion(_ target: Double, _ velocity: Double) -> SpringMotion {
    SpringMotion(frequency: frequency, ratio: dampingRatio, distance: -target, velocity: velocity)
  }
}

/// What is left of a spring's way, as a sum of exponential functions.
private enum SpringMotion {
  /// e^(−decay·t) · (a cos(turn·t) + b sin(turn·t))
  case swinging(decay: Double, turn: Double, a: Double, b: Double)
  /// e^(−decay·t) · (a + b·t)
  case critical(decay: Double, a: Double, b: Double)
  /// a·e^(−slow·t) + b·e^(−fast·t)
  case creeping(slow: Double, fast: Double, a: Double, b: Double)

  init(frequency: Double, ratio: Double, distance: Double, velocity: Double) {
    let decay = ratio * frequency
    if abs(ratio - 1) < 1e-9 {
      self = .critical(decay: frequency, a: distance, b: velocity + frequency * distance)
    } else if ratio < 1 {
      let turn = frequency * (1 - ratio * ratio).squareRoot()
      self = .swinging(decay: decay, turn: turn, a: distance, b: (velocity + decay * distance) / turn)
    } else {
      let spread = frequency * (ratio * ratio - 1).squareRoot()
      let (slow, fast) = (decay - spread, decay + spread)
      let b = -(velocity + slow * distance) / (fast - slow)
      self = .creeping(slow: slow, fast: fast, a: distance - b, b: b)
    }
  }

  func value(_ t: Double) -> Double {
    switch self {
    case .swinging(let decay, let turn, let a, let b):
      exponential(-decay * t) * (a * cosine(turn * t) + b * sine(turn * t))
    case .critical(let decay, let a, let b): exponential(-decay * t) * (a + b * t)
    case .creeping(let slow, let fast, let a, let b): a * exponential(-slow * t) + b * exponential(-fast * t)
    }
  }

  func velocity(_ t: Double) -> Double {
    switch self {
    case .swinging(let decay, let turn, let a, let b):
      exponential(-decay * t)
        * ((b * turn - a * decay) * cosine(turn * t) - (a * turn + b * decay) * sine(turn * t))
    case .critical(let decay, let a, let b): exponential(-decay * t) * (b - decay * (a + b * t))
    case .creeping(let slow, let fast, let a, let b):
      -slow * a * exponential(-slow * t) - fast * b * exponential(-fast * t)
    }
  }

  /// The most that can be left from a time on; it falls in the end.
  private func reach(_ t: Double) -> Double {
    switch self {
    case .swinging(let decay, _, let a, let b): exponential(-decay * t) * (a * a + b * b).squareRoot()
    case .critical(let decay, let a, let b): exponential(-decay * t) * (abs(a) + abs(b) * t)
    case .creeping(let slow, let fast, let a, let b):
      abs(a) * exponential(-slow * t) + abs(b) * exponential(-fast * t)
    }
  }

  /// The longest that is looked ahead, in seconds: a spring without damping never rests.
  private static let longest = 3600.0

  func settling(_ epsilon: Double) -> Double {
    var high = 1.0 / 64
    // What grows first falls later: the bound is looked for from behind.
    while high < Self.longest, reach(high) > epsilon || reach(high * 2) > epsilon { high *= 2 }
    guard high < Self.longest else { return .infinity }
    var low = 0.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if reach(middle) > epsilon { low = middle } else { high = middle }
    }
    return high
  }
}
