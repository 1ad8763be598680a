/// Why another program does not help, as people are told.
package enum ProgramProblem: Error, Hashable, Sendable {
  /// It is not there, cannot be started, or says that what it needs is not there.
  case absent
  /// It is there in a version that does not do; the text says which.
  case tooOld(String)
  /// It ended, or what it says makes no sense; the text says how.
  case failed(String)
  /// It took longer than it may; the text says how long.
  case tooSlow(String)

  /// What is said of the program, behind its name: “is not installed”.
  package var words: String {
    switch self {
    case .absent: "is not installed"
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
    case .silent(let seconds): self = .tooSlow("it said nothing for \(Self.text(seconds)) seconds")
    case .tooTalkative(let bytes): self = .failed("it said more than \(Self.size(bytes))")
    case .tooLarge(let bytes): self = .failed("it took more than \(Self.size(bytes)) of memory")
    }
  }

  /// The same, or that the program is older than it has to be, where that may be the reason.
  ///
  /// - Parameters:
  ///   - program: its full path; it is asked for its version.
  ///   - version: the oldest that does.
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

/// The version of a program, as numbers.
package struct ProgramVersion: Comparable, CustomStringConvertible, Sendable {
  package let numbers: [Int]

  /// The first version in a text, such as `git version 2.43.0 (Apple Git)`; `nil` where there is none.
  package init?(in text: String) {
    guard let match = text.prefix(1000).firstMatch(of: /[0-9]{1,9}(\.[0-9]{1,9})+/) else { return nil }
    numbers = match.0.split(separator: ".").compactMap { Int($0) }
  }

  /// What a program says when it is asked for its version.
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
