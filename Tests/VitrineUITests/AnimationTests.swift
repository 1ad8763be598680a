import TestSupport
import Testing
import VitrineLayout
import VitrineUI

/// Animations over time, held to closed formulas.
struct AnimationTests {
  @Test func thereAreCases() { #expect(TextCase.all(in: "animations.txt").count == 13) }

  @Test(arguments: TextCase.all(in: "animations.txt"))
  func valuesAreThoseOfTheClosedFormula(_ test: TextCase) throws {
    let animation = try Self.animation(test.name)
    let values = test.expected.split(separator: "\n").map { $0.split(separator: " ").compactMap { Double($0) } }
    #expect(values.count == 20)
    for pair in values {
      #expect(abs(animation.value(at: pair[0]) - pair[1]) < 1e-6, "at \(pair[0]): \(animation.value(at: pair[0]))")
    }
  }

  private struct Unknown: Error {}

  /// `spring 0.5 0.3`
  private static func animation(_ text: String) throws -> Animation {
    let words = text.split(separator: " ")
    let numbers = words.dropFirst().compactMap { Double($0) }
    switch (words[0], numbers.count) {
    case ("linear", 1): return .linear(duration: numbers[0])
    case ("easeIn", 1): return .easeIn(duration: numbers[0])
    case ("easeOut", 1): return .easeOut(duration: numbers[0])
    case ("easeInOut", 1): return .easeInOut(duration: numbers[0])
    case ("timingCurve", 5): return .timingCurve(numbers[0], numbers[1], numbers[2], numbers[3], duration: numbers[4])
    case ("spring", 2): return .spring(duration: numbers[0], bounce: numbers[1])
    case ("interpolatingSpring", 4):
      return .interpolatingSpring(
        mass: numbers[0], stiffness: numbers[1], damping: numbers[2], initialVelocity: numbers[3])
    default: throw Unknown()
    }
  }

  @Test func allBeginAtNothingAndEndAtTheirTarget() {
    let animations: [Animation] = [
      .default, .linear, .easeIn, .easeOut, .easeInOut, .spring, .smooth, .snappy, .bouncy, .interactiveSpring,
      .interpolatingSpring, .timingCurve(.circularEaseInOut, duration: 2), .spring(response: 0.3, dampingFraction: 0.2),
    ]
    for animation in animations {
      #expect(abs(animation.value(at: 0)) < 1e-9)
      #expect(animation.value(at: animation.duration) == 1)
      #expect(abs(animation.value(at: animation.duration * 0.999) - 1) < 0.01)
    }
  }

  @Test func modifiersApplyInTheirOrder() {
    let once = Animation.linear(duration: 1)
    #expect(once.delay(1).value(at: 0.5) == 0 && once.delay(1).value(at: 1.25) == 0.25)
    // Speed hurries the delay before it, and not the one behind it.
    #expect(once.delay(1).speed(2).value(at: 0.75) == 0.5 && once.delay(1).speed(2).duration == 1)
    #expect(once.speed(2).delay(1).value(at: 1.25) == 0.5 && once.speed(2).delay(1).duration == 1.5)
  }

  @Test func repeatedAnimationsGoThereAndBack() {
    let there = Animation.linear(duration: 1)
    let thrice = there.repeatCount(3)
    #expect(thrice.duration == 3)
    #expect(thrice.value(at: 0.25) == 0.25 && thrice.value(at: 1.25) == 0.75 && thrice.value(at: 2.25) == 0.25)
    #expect(there.repeatCount(2, autoreverses: false).value(at: 1.25) == 0.25)
    // What ends on its way back jumps to its target.
    #expect(there.repeatCount(2).value(at: 1.75) == 0.25 && there.repeatCount(2).value(at: 2) == 1)
    #expect(there.repeatForever().duration == .infinity && there.repeatForever().cycleDuration == 2)
    #expect(there.repeatForever(autoreverses: false).value(at: 7.5) == 0.5)
  }

  @Test func springsTellTheirNumbers() {
    let spring = Spring(duration: 0.5, bounce: 0.25)
    #expect(abs(spring.duration - 0.5) < 1e-9 && abs(spring.bounce - 0.25) < 1e-9)
    #expect(abs(spring.dampingRatio - 0.75) < 1e-9 && abs(spring.response - 0.5) < 1e-9)
    #expect(abs(Spring(duration: 0.5, bounce: -0.2).bounce + 0.2) < 1e-9)
    // Unless it is allowed, springs are not damped more than what keeps them from swinging.
    #expect(abs(Spring(stiffness: 100, damping: 60).dampingRatio - 1) < 1e-9)
    #expect(abs(Spring(stiffness: 100, damping: 60, allowOverDamping: true).dampingRatio - 3) < 1e-9)
    #expect(abs(Spring(settlingDuration: 2, dampingRatio: 0.5).settlingDuration - 2) < 1e-6)
    // Velocity is the slope of the value.
    for time in [0.01, 0.1, 0.3] {
      let slope = (spring.value(target: 3, time: time + 1e-6) - spring.value(target: 3, time: time - 1e-6)) / 2e-6
      #expect(abs(slope - spring.velocity(target: 3, time: time)) < 1e-3)
    }
  }

  @Test func unitCurvesHaveInverses() {
    for curve in [UnitCurve.linear, .easeIn, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut] {
      for x in stride(from: 0.05, through: 0.95, by: 0.1) {
        #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-6)
      }
    }
    #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-12)
    #expect(abs(UnitCurve.easeIn.velocity(at: 0)) < 0.01)
  }

  @Test func pairsAreBetweenTheirEnds() {
    let (a, b) = (AnimatablePair(1.0, AnimatablePair(2.0, 3.0)), AnimatablePair(3.0, AnimatablePair(2.0, -1.0)))
    #expect(a.mixed(with: b, at: 0.5) == AnimatablePair(2, AnimatablePair(2, 1)))
    #expect(a.mixed(with: b, at: 1.5) == AnimatablePair(4, AnimatablePair(2, -3)))
    #expect(a.magnitudeSquared == 14)
  }
}
