import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Output to the terminal.
enum Output {
  static func error(_ text: String) { write(text + "\n", to: .standardError) }

  /// Writes a line to standard output, without buffering.
  static func line(_ text: String) { write(text + "\n", to: .standardOutput) }

  static func write(_ text: String, to handle: FileHandle) {
    // Errors are ignored: the reading program may have ended.
    try? handle.write(contentsOf: Data(text.utf8))
  }

  static let errorIsTerminal = isatty(2) == 1

  /// Whether standard error supports colors (https://no-color.org).
  static let usesColor =
    errorIsTerminal && ProcessInfo.processInfo.environment["NO_COLOR", default: ""].isEmpty
    && ProcessInfo.processInfo.environment["TERM"] != "dumb"
}
