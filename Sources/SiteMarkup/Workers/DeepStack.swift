import Foundation

/// Runs work on a thread with a large stack. Parsing and layout are recursive, and the stacks of Swift's concurrency
/// threads are too small for deeply nested notes.
package enum DeepStack {
  /// The stack size. It is only reserved; the system allocates memory as the stack grows.
  private static let bytes = 512 << 20

  package static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: work()) }
      thread.stackSize = bytes
      thread.start()
    }
  }
}
