import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A question to the terminal that standard output is shown in.
enum TerminalQuestion {
  /// The time in which a terminal answers, in milliseconds.
  private static let patience: Int32 = 500
  /// The most bytes of an answer.
  private static let most = 1024

  /// Returns whether the terminal's answer fits; `true` if standard output is no terminal but a pipe or a file, whose
  /// reader isn't asked.
  ///
  /// - Parameter question: a question, and another that every terminal answers with an escape code that ends in `c`.
  static func isConfirmed(_ question: String, _ fits: (String) -> Bool) -> Bool {
    guard isatty(1) == 1 else { return true }
    let terminal = open("/dev/tty", O_RDWR | O_NOCTTY)
    guard terminal >= 0 else { return false }
    defer { close(terminal) }
    var before = termios()
    guard tcgetattr(terminal, &before) == 0 else { return false }
    var raw = before
    // Answers are neither shown nor held back until a line ends.
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(terminal, TCSANOW, &raw)
    defer { tcsetattr(terminal, TCSANOW, &before) }
    let bytes = Array(question.utf8)
    guard write(terminal, bytes, bytes.count) == bytes.count else { return false }
    return fits(answer(from: terminal))
  }

  private static func answer(from terminal: Int32) -> String {
    var answer: [UInt8] = []
    var poll = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    while answer.count < most, answer.last != UInt8(ascii: "c"), Self.isReady(&poll) {
      var byte: UInt8 = 0
      guard read(terminal, &byte, 1) == 1 else { break }
      answer.append(byte)
    }
    return String(decoding: answer, as: UTF8.self)
  }

  private static func isReady(_ descriptor: inout pollfd) -> Bool { poll(&descriptor, 1, patience) > 0 }
}
