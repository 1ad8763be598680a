import Diagnostics
import Foundation

/// The processor's time that reading a note's Markdown may take, and writing it as HTML. It does not pass while other work
/// of the machine holds up the thread.
///
/// All of this work takes time in proportion to the note's length, so that only a note that is large and made to take long
/// reaches the limit.
package struct MarkdownClock: Sendable {
  /// The limit in seconds, and for programs that are built without optimization.
  package static let (seconds, secondsOfDebug) = (5.0, 40.0)

  /// Whether the time is over.
  package private(set) var isOver = false
  private let end: Double
  private var count = 0

  package init(seconds: Double? = nil) {
    #if DEBUG
      end = Self.now + (seconds ?? Self.secondsOfDebug)
    #else
      end = Self.now + (seconds ?? Self.seconds)
    #endif
  }

  /// Returns whether the time is over. Only some of the calls ask the system.
  package mutating func check() -> Bool {
    if isOver { return true }
    count += 1
    if count.isMultiple(of: 32) || count == 1 { isOver = Self.now >= end }
    return isOver
  }

  private static var now: Double {
    var time = timespec()
    guard clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Returns the error about a note whose Markdown takes too long.
  package static func error(in path: String) -> Diagnostic {
    limit("the Markdown of the note takes longer than \(Int(seconds)) seconds; the note is shown as plain text", path)
  }

  /// Returns the error about a note that is not shown as Markdown.
  static func limit(_ message: String, at span: Span? = nil, _ path: String) -> Diagnostic {
    Diagnostic(
      .error, "limit-markdown", message, file: path, span: span ?? Span(at: Location(line: 1, column: 1)),
      hint: "split the note, or remove what is repeated in it")
  }
}
