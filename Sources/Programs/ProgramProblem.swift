/// The reason why another program cannot be used, for diagnostics.
package enum ProgramProblem: Error, Hashable, Sendable {
  /// The program or one of its requirements is not installed, or it cannot be started.
  case absent
  /// The configuration does not allow the program.
  case refused
  /// The program is too old; the text contains the versions.
  case tooOld(String)
  /// The program failed, or its output is invalid; the text contains the reason.
  case failed(String)
  /// The program exceeded a time limit; the text contains the limit.
  case tooSlow(String)

  /// The reason in words that follow the name of the program: “is not installed”.
  package var words: String {
    switch self {
    case .absent: "is not installed"
    case .refused: "is not allowed"
    case .tooOld(let version): "is too old: \(version)"
    case .failed(let reason): "failed: \(reason)"
    case .tooSlow(let reason): "is too slow: \(reason)"
    }
  }

  package init(_ failure: ProgramFailure) {
    switch failure {
    case .absent: self = .absent
    case .failed(let status, let message):
      let lines = message.split(separator: "\n")
      let line = lines.first { $0.hasPrefix("fatal") || $0.hasPrefix("error") } ?? lines.last
      self = .failed(line.map { String($0.prefix(200)) } ?? "it ended with code \(status)")
    case .killed(let signal): self = .failed("it was ended by signal \(signal)")
    case .tooSlow(let seconds): self = .tooSlow("it took longer than \(Self.text(seconds)) seconds")
    case .silent(let seconds): self = .tooSlow("it printed nothing for \(Self.text(seconds)) seconds")
    case .tooTalkative(let bytes): self = .failed("it printed more than \(Self.size(bytes))")
    case .tooLarge(let bytes): self = .failed("it used more than \(Self.size(bytes)) of memory")
    }
  }

  /// Returns the problem, or that the program is too old if that may be the cause.
  ///
  /// - Parameters:
  ///   - program: the full path of the program, which is asked for its version.
  ///   - version: the oldest supported version.
  package func consideringVersion(of program: String, needing version: String) -> ProgramProblem {
    guard case .failed = self, let needed = ProgramVersion(in: version), let found = ProgramVersion.told(by: program),
      found < needed
    else { return self }
    return .tooOld("it is \(found), and \(version) is needed")
  }

  private static func text(_ seconds: Double) -> String { Int(exactly: seconds).map(String.init) ?? "\(seconds)" }

  private static func size(_ bytes: Int) -> String {
    bytes < 1_000_000 ? "\(bytes) bytes" : "\(bytes / 1_000_000) MB"
  }
}

/// The version of a program.
package struct ProgramVersion: Comparable, CustomStringConvertible, Sendable {
  package let numbers: [Int]

  /// Reads the first version in a text, such as `git version 2.43.0 (Apple Git)`; returns `nil` if there is none.
  package init?(in text: String) {
    guard let match = text.prefix(1000).firstMatch(of: /[0-9]{1,9}(\.[0-9]{1,9})+/) else { return nil }
    numbers = match.0.split(separator: ".").compactMap { Int($0) }
  }

  /// Returns the version that a program prints for `--version`.
  package static func told(by program: String) -> ProgramVersion? {
    var run = ProgramRun(program, ["--version"])
    run.limits = ProgramLimits(seconds: 2, bytes: 10_000)
    return (try? run.output()).flatMap { ProgramVersion(in: String(decoding: $0, as: UTF8.self)) }
  }

  package static func < (first: ProgramVersion, second: ProgramVersion) -> Bool {
    first.numbers.lexicographicallyPrecedes(second.numbers)
  }

  package var description: String { numbers.map(String.init).joined(separator: ".") }
}
