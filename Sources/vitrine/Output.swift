import Diagnostics
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Output to the terminal. Nothing else in the program writes to it.
enum Output {
  static func error(_ text: LogText) { write("\(text)\n", to: .standardError) }

  /// Writes a line to standard output, without buffering.
  static func line(_ text: LogText) { write("\(text)\n", to: .standardOutput) }

  /// Writes to standard error without ending the line.
  static func status(_ text: LogText) { write(text, to: .standardError) }

  private static func write(_ text: LogText, to handle: FileHandle) {
    // Errors are ignored: the reading program may have ended.
    try? handle.write(contentsOf: Data(text.text.utf8))
  }

  /// Writes the result of a command, which is for another program or a file, to standard output.
  static func result(_ bytes: some Sequence<UInt8>) throws {
    try FileHandle.standardOutput.write(contentsOf: Data(bytes))
  }

  static let errorIsTerminal = isatty(2) == 1

  /// Whether standard error supports colors (https://no-color.org).
  static let usesColor =
    errorIsTerminal && ProcessInfo.processInfo.environment["NO_COLOR", default: ""].isEmpty
    && ProcessInfo.processInfo.environment["TERM"] != "dumb"
}
