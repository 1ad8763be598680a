import Foundation

/// The samples that random tests try: few on every push, `VITRINE_SAMPLES` times as many before a release.
///
/// Each sample has a seed of its own, so that one that fails can be tried alone: `VITRINE_SEED=SEED` begins with it.
public enum Samples {
  /// How many times as many samples as by default.
  public static let factor = max(1, number("VITRINE_SAMPLES") ?? 1)

  /// Whether tests take their time, as before a release.
  public static let areMany = factor > 1

  /// The seed of the first sample.
  public static let firstSeed = UInt64(number("VITRINE_SEED") ?? 1)

  /// The seeds of a test's samples; prints how many there are.
  ///
  /// - Parameters:
  ///   - few: how many there are by default.
  ///   - what: the samples in words: "random trees".
  public static func seeds(_ few: Int, of what: String) -> Range<UInt64> {
    let seeds = firstSeed..<firstSeed + UInt64(few * factor)
    print("\(seeds.count) \(what), seeds from \(firstSeed) (VITRINE_SAMPLES=\(factor))")
    return seeds
  }

  /// Every so many elements of a list that is tried as a whole before a release; which ones depends on the first seed.
  ///
  /// - Parameters:
  ///   - step: one of so many is tried by default.
  ///   - what: the elements in words: "calls of the catalog".
  public static func some<Element>(of list: [Element], oneIn step: Int, _ what: String) -> [Element] {
    let step = max(1, step / factor)
    let some = list.enumerated().filter { $0.offset % step == Int(firstSeed) % step }.map(\.element)
    print("\(some.count) of \(list.count) \(what), seed \(firstSeed) (VITRINE_SAMPLES=\(factor))")
    return some
  }

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }.flatMap { $0 >= 0 ? $0 : nil }
  }
}
