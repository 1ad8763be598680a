import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writing to the terminal.
enum Output {
  static func error(_ text: String) { write(text + "\n", to: .standardError) }

  /// Writes a line to standard output, at once.
  static func line(_ text: String) { write(text + "\n", to: .standardOutput) }

  static func write(_ text: String, to handle: FileHandle) {
    // Whoever reads may have left; then nobody misses the rest.
    try? handle.write(contentsOf: Data(text.utf8))
  }

  static let errorIsTerminal = isatty(2) == 1

  /// Whether standard error takes colours (https://no-color.org).
  static let usesColor =
    errorIsTerminal && ProcessInfo.processInfo.environment["NO_COLOR", default: ""].isEmpty
    && ProcessInfo.processInfo.environment["TERM"] != "dumb"
}
