/// The motion of a value to its target, as of a mass on a damped spring.
///
/// With the natural frequency ω = √(stiffness / mass) and the damping ratio ζ = damping / (2 √(stiffness · mass)), the
/// distance x to the target follows m·x″ + c·x′ + k·x = 0.
/// Source: https://developer.apple.com/documentation/swiftui/spring
public struct Spring: Hashable, Sendable {
  public var mass: Double
  public var stiffness: Double
  public var damping: Double

  /// - Parameters:
  ///   - duration: the perceived duration in seconds: the period of the oscillation without damping.
  ///   - bounce: 0 for no bounce, up to 1 for an oscillation without end; below 0, the spring is overdamped.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// - Parameters:
  ///   - response: the period of the oscillation without damping, in seconds.
  ///   - dampingRatio: 1 for critical damping; below 1, the spring oscillates.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / max(response, 1e-6)
    (mass, stiffness, damping) = (1, frequency * frequency, 2 * max(dampingRatio, 0) * frequency)
  }

  /// - Parameter allowOverDamping: whether the damping may be more than critical.
  /// - Parameter mass: the mass at the end of the spring.
  /// - Parameter stiffness: the force for each unit of distance.
  /// - Parameter damping: the slowing force for each unit of speed.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    (self.mass, self.stiffness) = (max(mass, 1e-9), max(stiffness, 1e-9))
    let critical = 2 * (self.stiffness * self.mass).squareRoot()
    self.damping = allowOverDamping ? max(damping, 0) : min(max(damping, 0), critical)
  }

  /// Creates a spring that comes to rest after a time.
  ///
  /// - Parameters:
  ///   - settlingDuration: the time until the spring is at rest, in seconds.
  ///   - epsilon: the distance from the target below which the spring counts as at rest, for a change of 1.
  ///   - dampingRatio: 1 for critical damping; below 1, the spring oscillates.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    // The settling duration is proportional to the response, so measure it for a response of 1 second.
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

  /// The ratio of the damping to critical damping; below 1, the spring oscillates.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
  /// The period of the oscillation without damping, in seconds.
  public var response: Double { 2 * .pi / frequency }
  /// The perceived duration, in seconds.
  public var duration: Double { response }
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  /// The time until the spring is at rest, in seconds.
  public var settlingDuration: Double { settlingDuration(target: 1, initialVelocity: 0, epsilon: 0.001) }

  // MARK: Its motion

  /// Returns the value at a time, from a start at 0.
  ///
  /// - Parameters:
  ///   - initialVelocity: the velocity at the start, per second.
  ///   - time: the time since the start, in seconds.
  ///   - target: the value at which the spring comes to rest.
  public func value(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
    target + motion(target, initialVelocity).value(max(time, 0))
  }

  /// Returns the velocity of the value at a time in seconds, per second.
  public func velocity(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
    motion(target, initialVelocity).velocity(max(time, 0))
  }

  /// Returns the time after which the value stays within `epsilon` of its target, in seconds.
  public func settlingDuration(target: Double, initialVelocity: Double, epsilon: Double) -> Double {
    motion(target, initialVelocity).settling(epsilon)
  }

  private func motion(_ target: Double, _ velocity: Double) -> SpringMotion {
    SpringMotion(frequency: frequency, ratio: dampingRatio, distance: -target, velocity: velocity)
  }
}

/// The distance of a spring from its target, as a combination of exponential functions of time.
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

  /// Returns an upper bound of the distance at a time in seconds; it eventually decreases.
  private func reach(_ t: Double) -> Double {
    switch self {
    case .swinging(let decay, _, let a, let b): exponential(-decay * t) * (a * a + b * b).squareRoot()
    case .critical(let decay, let a, let b): exponential(-decay * t) * (abs(a) + abs(b) * t)
    case .creeping(let slow, let fast, let a, let b):
      abs(a) * exponential(-slow * t) + abs(b) * exponential(-fast * t)
    }
  }

  /// The longest settling time that is searched, in seconds: a spring without damping never rests.
  private static let longest = 3600.0

  func settling(_ epsilon: Double) -> Double {
    var high = 1.0 / 64
    // The bound may grow before it falls, so double the time until it is below `epsilon` for good.
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
