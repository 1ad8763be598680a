import Foundation

/// Runs work on a thread with a deep stack: parsing and laying out what people nest is recursive, and the threads of the
/// concurrency pool are shallow.
package enum DeepStack {
  /// Reserved, not used: memory is only taken as deep as the work goes.
  private static let bytes = 512 << 20

  package static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: work()) }
      thread.stackSize = bytes
      thread.start()
    }
  }
}
