import Foundation
import Testing

@testable import FenceEvaluation

/// The measures that limits are compared with: the thread's processor time, and the memory of the process.
@Suite struct MeasurementTests {
  /// Waiting takes none of the thread's processor time.
  @Test func waitingIsNoComputing() {
    var time = ComputingTime()
    let start = time.secondsOfClock
    // Waits for another thread, whose work is counted there.
    let work = DispatchGroup()
    DispatchQueue.global().async(group: work) {
      var sum = 0.0
      while sum < 1_000 { sum += Double.random(in: 0...0.01) }
    }
    work.wait()
    let waited = time.secondsOfClock - start
    let computed = time.seconds()
    #expect(computed < max(waited, 0.01), "\(computed) s of \(waited) s")
    var sum = 0.0
    while time.seconds() < computed + 0.05 { sum += Double.random(in: 0...1) }
    #expect(sum > 0)
  }

  @Test func memoryIsKnown() throws {
    let before = try #require(ProcessMemory.resident)
    let block = [UInt8](repeating: 1, count: 250_000_000)
    #expect(try #require(ProcessMemory.resident) > before + 100_000_000)
    #expect(block.count == 250_000_000)
  }
}
