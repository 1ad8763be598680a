import VitrineLayout
import VitrineUI

/// A layout of a plane sweep, with the numbers in which it may differ from others of its segment.
struct PlaneSample {
  let size: Size
  let sample: SweepSample

  init(size: Size, sample: SweepSample) { (self.size, self.sample) = (size, sample) }
  init(_ value: PlaneSweep.Sample) {
    self.init(size: value.size, sample: SweepSample(length: 0, rendering: value.rendering))
  }

  var value: PlaneSweep.Sample { PlaneSweep.Sample(size: size, rendering: sample.rendering) }
  private var point: Point { Point(x: size.width, y: size.height) }

  /// Returns the three samples whose sizes span the largest triangle.
  static func widest(_ samples: [PlaneSample]) -> [PlaneSample] {
    var best = Array(samples.prefix(3))
    var most = 0.0
    for a in samples.indices {
      for b in samples.indices.dropFirst(a + 1) {
        for c in samples.indices.dropFirst(b + 1) {
          let room = abs(ConvexPolygon.turn(samples[a].point, samples[b].point, samples[c].point))
          if room > most * (1 + 1e-9) { (best, most) = ([samples[a], samples[b], samples[c]], room) }
        }
      }
    }
    return best
  }

  /// Returns whether a layout is the linear interpolation of three others.
  func isOnPlane(through base: [PlaneSample]) -> Bool {
    guard base.count == 3, base.allSatisfy({ $0.sample.shape == sample.shape }) else { return false }
    let whole = ConvexPolygon.turn(base[0].point, base[1].point, base[2].point)
    guard whole != 0 else { return false }
    let second = ConvexPolygon.turn(base[0].point, point, base[2].point) / whole
    let third = ConvexPolygon.turn(base[0].point, base[1].point, point) / whole
    for index in sample.numbers.indices {
      let (a, b, c) = (base[0].sample.numbers[index], base[1].sample.numbers[index], base[2].sample.numbers[index])
      let value = sample.numbers[index]
      if a == b, a == c, a == value { continue }
      let expected = a + (b - a) * second + (c - a) * third
      // The comparison also fails for infinity and NaN.
      guard abs(expected - value) <= SweepSample.tolerance * max(10, abs(value) / 100) else { return false }
    }
    return true
  }
}
