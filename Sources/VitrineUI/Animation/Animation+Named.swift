import VitrineLayout

/// The standard animations.
///
/// By default, a curve takes 0.35 seconds and a spring 0.5 seconds.
extension Animation {
  /// The default animation: a spring that doesn't bounce, with a duration of 0.55 seconds.
  public static let `default` = Animation.spring(response: 0.55, dampingFraction: 1)

  public static let linear = Animation.linear(duration: 0.35)
  public static let easeIn = Animation.easeIn(duration: 0.35)
  public static let easeOut = Animation.easeOut(duration: 0.35)
  public static let easeInOut = Animation.easeInOut(duration: 0.35)
  public static let spring = Animation.spring(duration: 0.5, bounce: 0)
  public static let smooth = Animation.smooth(duration: 0.5)
  public static let snappy = Animation.snappy(duration: 0.5)
  public static let bouncy = Animation.bouncy(duration: 0.5)
  public static let interactiveSpring = Animation.interactiveSpring(response: 0.15)
  public static let interpolatingSpring = Animation.interpolatingSpring(duration: 0.5, bounce: 0)

  // MARK: Curves

  /// - Parameter duration: without effect in a picture: it only affects figures with the option `animation`.
  public static func linear(duration: Double) -> Animation { Animation(.curve(.linear, duration: max(duration, 0))) }
  /// - Parameter duration: without effect in a picture: it only affects figures with the option `animation`.
  public static func easeIn(duration: Double) -> Animation { Animation(.curve(.easeIn, duration: max(duration, 0))) }
  /// - Parameter duration: without effect in a picture: it only affects figures with the option `animation`.
  public static func easeOut(duration: Double) -> Animation { Animation(.curve(.easeOut, duration: max(duration, 0))) }
  /// - Parameter duration: without effect in a picture: it only affects figures with the option `animation`.
  public static func easeInOut(duration: Double) -> Animation {
    Animation(.curve(.easeInOut, duration: max(duration, 0)))
  }

  /// An animation along the cubic Bézier curve from (0, 0) to (1, 1) with two control points.
  ///
  /// - Parameter p1x: without effect in a picture: it only affects figures with the option `animation`.
  /// - Parameter p1y: without effect in a picture: it only affects figures with the option `animation`.
  /// - Parameter p2x: without effect in a picture: it only affects figures with the option `animation`.
  /// - Parameter p2y: without effect in a picture: it only affects figures with the option `animation`.
  /// - Parameter duration: without effect in a picture: it only affects figures with the option `animation`.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }

  /// - Parameter curve: without effect in a picture: it only affects figures with the option `animation`.
  /// - Parameter duration: without effect in a picture: it only affects figures with the option `animation`.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(.curve(curve, duration: max(duration, 0)))
  }

  // MARK: Springs

  /// - Parameter duration: without effect in a picture: it only affects figures with the option `animation`.
  /// - Parameter bounce: without effect in a picture: it only affects figures with the option `animation`.
  /// - Parameter blendDuration: without effect in a picture: nothing else moves the value before.
  public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation(.spring(Spring(duration: duration, bounce: bounce), initialVelocity: 0))
  }

  /// - Parameter response: without effect in a picture: it only affects figures with the option `animation`.
  /// - Parameter dampingFraction: without effect in a picture: it only affects figures with the option `animation`.
  /// - Parameter blendDuration: without effect in a picture: nothing else moves the value before.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(Spring(response: response, dampingRatio: dampingFraction), initialVelocity: 0))
  }

  /// - Parameter spring: without effect in a picture: it only affects figures with the option `animation`.
  /// - Parameter blendDuration: without effect in a picture: nothing else moves the value before.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation(.spring(spring, initialVelocity: 0))
  }

  /// - Parameter response: without effect in a picture: it only affects figures with the option `animation`.
  /// - Parameter dampingFraction: without effect in a picture: it only affects figures with the option `animation`.
  /// - Parameter blendDuration: without effect in a picture: nothing else moves the value before.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { .spring(response: response, dampingFraction: dampingFraction) }

  /// - Parameter duration: without effect in a picture: it only affects figures with the option `animation`.
  /// - Parameter extraBounce: without effect in a picture: it only affects figures with the option `animation`.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(.smooth(duration: duration, extraBounce: extraBounce))
  }
  /// - Parameter duration: without effect in a picture: it only affects figures with the option `animation`.
  /// - Parameter extraBounce: without effect in a picture: it only affects figures with the option `animation`.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(.snappy(duration: duration, extraBounce: extraBounce))
  }
  /// - Parameter duration: without effect in a picture: it only affects figures with the option `animation`.
  /// - Parameter extraBounce: without effect in a picture: it only affects figures with the option `animation`.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  // MARK: Springs that keep their velocity

  /// - Parameter mass: without effect in a picture: it only affects figures with the option `animation`.
  /// - Parameter stiffness: without effect in a picture: it only affects figures with the option `animation`.
  /// - Parameter damping: without effect in a picture: it only affects figures with the option `animation`.
  /// - Parameter initialVelocity: without effect in a picture: it only affects figures with the option `animation`.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .spring(
        Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
        initialVelocity: initialVelocity))
  }

  /// - Parameter spring: without effect in a picture: it only affects figures with the option `animation`.
  /// - Parameter initialVelocity: without effect in a picture: it only affects figures with the option `animation`.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation(.spring(spring, initialVelocity: initialVelocity))
  }

  /// - Parameter duration: without effect in a picture: it only affects figures with the option `animation`.
  /// - Parameter bounce: without effect in a picture: it only affects figures with the option `animation`.
  /// - Parameter initialVelocity: without effect in a picture: it only affects figures with the option `animation`.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation(.spring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity))
  }
}
