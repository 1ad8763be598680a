import Diagnostics
import Foundation
import Programs

/// Why the engine stopped at a fence, where nobody foresaw it.
package enum EngineStop: Hashable, Sendable {
  case crash(String)
  case memory(bytes: Int)
  case time(seconds: Double)

  /// - Parameter limits: what the worker might take.
  package init(_ end: WorkerProcess.End, _ limits: WorkerProcess.Limits) {
    switch end {
    case .tooLarge: self = .memory(bytes: limits.memory)
    case .tooSlow: self = .time(seconds: limits.computing)
    case .nonsense: self = .crash("its answer cannot be read")
    case .cancelled: self = .crash("its answer was not waited for")
    case .exited(let code, let message): self = .crash(Self.words(message) ?? "it ended with code \(code)")
    case .signalled(let signal, let message): self = .crash(Self.words(message) ?? Self.name(of: signal))
    }
  }

  private static func name(of signal: Int32) -> String {
    switch signal {
    case SIGILL, SIGTRAP: "it trapped"
    case SIGSEGV, SIGBUS: "its stack overflowed, or it used memory that is not its own"
    case SIGABRT: "it gave up, as where memory is gone"
    case SIGKILL: "somebody killed it, as systems do where memory is gone"
    default: "signal \(signal) ended it"
    }
  }

  /// What Swift says of a trap.
  private static func words(_ message: String) -> String? {
    guard let line = message.split(separator: "\n").last(where: { $0.contains("Fatal error") }),
      let range = line.firstRange(of: "Fatal error: ")
    else { return nil }
    return visible(line[range.upperBound...].prefix(200))
  }

  /// The codes of what is said of it.
  static let codes: Set = ["engine-stopped", "engine-memory", "engine-time"]

  /// As it stands on the page.
  var reason: String {
    switch self {
    case .crash: "the engine stopped here"
    case .memory: "too much memory"
    case .time: "it takes too long"
    }
  }

  package var diagnostic: Diagnostic {
    switch self {
    case .crash(let words):
      Diagnostic(
        .error, "engine-stopped", "the engine stopped at this fence: \(words)",
        hint: "that is a fault of Vitrine's: please report it with the fence; the fence stays code, the rest is drawn")
    case .memory(let bytes):
      Diagnostic(
        .error, "engine-memory", "the fence takes more than \(bytes / 1_000_000) MB of memory",
        hint: "draw less, or give it more: limit-memory: \(max(1, bytes / 500_000))")
    case .time(let seconds):
      Diagnostic(
        .error, "engine-time",
        "the fence does not come to an end: it has computed for \(Int(exactly: seconds.rounded()) ?? 0) seconds",
        hint: "draw less, or give it more time: limit=10")
    }
  }
}
