import Diagnostics
import Foundation
import Programs

/// The reason why a worker process ended unexpectedly at a fence.
package enum EngineStop: Hashable, Sendable {
  case crash(String)
  case memory(bytes: Int)
  case time(seconds: Double)

  /// - Parameter limits: the limits of the worker process.
  package init(_ end: WorkerProcess.End, _ limits: WorkerProcess.Limits) {
    switch end {
    case .tooLarge: self = .memory(bytes: limits.memory)
    case .tooSlow: self = .time(seconds: limits.computing)
    case .nonsense: self = .crash("its answer cannot be read")
    case .cancelled: self = .crash("it was cancelled")
    case .exited(let code, let message): self = .crash(Self.trapMessage(in: message) ?? "it ended with code \(code)")
    case .signalled(let signal, let message): self = .crash(Self.trapMessage(in: message) ?? Self.name(of: signal))
    }
  }

  private static func name(of signal: Int32) -> String {
    switch signal {
    case SIGILL, SIGTRAP: "it trapped"
    case SIGSEGV, SIGBUS: "stack overflow or invalid memory access"
    case SIGABRT: "it aborted, possibly out of memory"
    case SIGKILL: "it was killed, possibly by the system for lack of memory"
    default: "it was ended by signal \(signal)"
    }
  }

  /// Returns Swift's message for a runtime trap.
  private static func trapMessage(in message: String) -> String? {
    guard let line = message.split(separator: "\n").last(where: { $0.contains("Fatal error") }),
      let range = line.firstRange(of: "Fatal error: ")
    else { return nil }
    return visible(line[range.upperBound...].prefix(200))
  }

  /// The codes of the diagnostics.
  static let codes: Set = ["engine-stopped", "engine-memory", "engine-time"]

  /// The text that replaces the figure on the page.
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
        hint: "report this bug in Vitrine together with the fence; the page shows the fence as code")
    case .memory(let bytes):
      Diagnostic(
        .error, "engine-memory", "the fence takes more than \(bytes / 1_000_000) MB of memory",
        hint: "draw less, or raise the limit: limit-memory: \(max(1, bytes / 500_000))")
    case .time(let seconds):
      Diagnostic(
        .error, "engine-time",
        "the fence did not finish: it computed for \(Int(exactly: seconds.rounded()) ?? 0) seconds",
        hint: "draw less, or allow the fence more time with 'limit='")
    }
  }
}
