import VitrineLayout

/// Steps of 1, 2, 2.5 or 5 times a power of ten, and their multiples.
package enum NiceSteps {
  /// The maximum number of values on an axis.
  static let limit = 200

  /// The approximate number of parts of an axis whose marks don't set one: with it, steps are those of thirteen axes in
  /// pictures of iOS 16 and macOS 15.
  ///
  /// Source: [layout reference, section 31](docs/layout-reference.md#31-measured-on-pictures-of-ios).
  package static let usualCount = 2.83

  /// Returns the step that divides a range into about as many parts as wanted: the nearest by ratio. Steps of 2.5 are
  /// whole numbers.
  ///
  /// - Parameters:
  ///   - span: the length of the range; the step is 1 if it isn't positive and finite.
  ///   - count: the number of parts.
  package static func step(over span: Double, count: Double) -> Double {
    guard span.isFinite, span > 0 else { return 1 }
    let rough = span / max(1, count)
    let power = powerOfTen(atMost: rough)
    guard power > 0, power.isFinite else { return span }
    let ratio = rough / power
    let steps = power >= 10 ? [1, 2, 2.5, 5, 10] : [1, 2, 5, 10]
    return power * (steps.min { max($0 / ratio, ratio / $0) < max($1 / ratio, ratio / $1) } ?? 1)
  }

  /// Returns the largest power of ten that is not greater than a number.
  private static func powerOfTen(atMost number: Double) -> Double {
    var power = 1.0
    for _ in 0..<320 where power * 10 <= number { power *= 10 }
    for _ in 0..<320 where power > number { power /= 10 }
    return power
  }

  /// Returns the multiples of a step in a range, ends included.
  package static func values(from lower: Double, to upper: Double, step: Double) -> [Double] {
    guard step > 0, step.isFinite, lower.isFinite, upper >= lower, (upper - lower) / step < Double(limit) else {
      return []
    }
    let first = (lower / step - 1e-9).rounded(.up)
    guard abs(first) < 1e15 else { return [] }
    var values: [Double] = []
    for index in 0...limit {
      let value = cleaned((first + Double(index)) * step, step)
      if value > upper + step * 1e-9 { break }
      values.append(value == 0 ? 0 : value)
    }
    return values
  }

  /// Returns the nearest decimal number, so that three times 0.1 is 0.3.
  private static func cleaned(_ value: Double, _ step: Double) -> Double {
    guard step < 1 else { return value }
    let inverse = (1 / powerOfTen(atMost: step)).rounded()
    return inverse < 1e15 ? (value * inverse).rounded() / inverse : value
  }

  /// Returns the range extended to multiples of a step.
  package static func widened(_ lower: Double, _ upper: Double, to step: Double) -> (Double, Double) {
    guard step > 0, abs(lower / step) < 1e15, abs(upper / step) < 1e15 else { return (lower, upper) }
    return (
      cleaned((lower / step + 1e-9).rounded(.down) * step, step),
      cleaned((upper / step - 1e-9).rounded(.up) * step, step)
    )
  }
}
