import Foundation

/// Faults for tests: a worker traps, exhausts memory or never ends at a fence that contains a mark. An environment
/// variable defines the mark.
struct TestFault: Sendable {
  /// The environment variable, which only tests set.
  static let variable = "VITRINE_TEST_FAULT"

  private let mark: String

  init?(_ environment: [String: String]) {
    guard let mark = environment[Self.variable], !mark.isEmpty else { return nil }
    self.mark = mark
  }

  /// Causes the fault that a fence names after the mark.
  func strike(at code: String) {
    guard let range = code.firstRange(of: mark) else { return }
    switch code[range.upperBound...].prefix(while: \.isLetter) {
    case "trap":
      let none: [Int] = []
      print(none[code.utf8.count])
    case "stack": print(Self.depth(of: 1))
    case "memory":
      var kept: [[UInt8]] = []
      while kept.count < 1 << 20 {
        kept.append([UInt8](repeating: UInt8(truncatingIfNeeded: kept.count), count: 1 << 20))
      }
      print(kept.count)
    case "endless":
      var number: UInt64 = 1
      while number != 0 { number = number &* 6_364_136_223_846_793_005 | 1 }
    case "silence": while true { sleep(1) }
    case "exit": exit(7)
    default: break
    }
  }

  private static func depth(of number: Int) -> Int {
    number == .max ? 0 : 1 + depth(of: number + 1) % (number + 1)
  }
}
