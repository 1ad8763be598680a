import Foundation
import Programs

/// Files that go to a server, or come from it, by `PUT` and `GET`: one run of curl for many.
struct ObjectTransfer {
  /// What became of one file.
  struct Outcome: Equatable {
    /// The status of HTTP; 0 where there was no answer.
    var status: Int
    /// Why there was none, in curl's words.
    var reason: String

    var words: String { status == 0 ? reason : "it answers with status \(status)" }
  }

  /// What became of several.
  struct Run {
    /// For each file that there was time for, in any order.
    var outcomes: [Outcome] = []
    /// Why the run ended before its time, if it did.
    var end: String?
  }

  /// The full path of curl.
  var program: String
  /// What the server knows the sender by.
  var token: String?
  /// How much longer than usual everything may take, or how much less.
  var patience = 1.0

  /// In bytes; nothing larger is sent or taken.
  static let largest = 32 << 20
  private static let (connecting, silence, one, all) = (5.0, 10.0, 20.0, 60.0)

  /// Fetches files.
  ///
  /// - Parameter files: where each is, and where it goes.
  func fetch(_ files: [(address: String, path: String)]) -> Run {
    run(files.flatMap { [("url", $0.address), ("output", $0.path)] }, count: files.count)
  }

  /// Sends files.
  ///
  /// - Parameter files: where each is, and where it goes.
  func send(_ files: [(path: String, address: String)]) -> Run {
    run(files.flatMap { [("upload-file", $0.path), ("url", $0.address), ("output", "/dev/null")] }, count: files.count)
  }

  /// - Parameter count: how many outcomes there are where all goes well.
  private func run(_ transfers: [(String, String)], count: Int) -> Run {
    // Without ‘Expect’ curl does not wait to be asked for what it sends: some servers never ask.
    var settings = [("header", "Expect:")]
    if let token { settings.append(("header", "Authorization: Bearer \(token)")) }
    // A server that never ends its answer must not fill the disk. A block has 512 bytes.
    var run = ProgramRun(
      "/bin/sh", ["-c", "ulimit -f \(Self.largest / 512); exec \"$0\" \"$@\"", program] + arguments)
    run.input = Array((settings + transfers).map { "\($0) = \(Self.quoted($1))\n" }.joined().utf8)
    run.limits = ProgramLimits(seconds: Self.all * patience, bytes: 10_000_000)
    let (output, failure) = run.result()
    let outcomes = String(decoding: output, as: UTF8.self).split(separator: "\n").compactMap(Self.outcome)
    // curl fails where one of its files does, and then has said so of that file.
    if case .failed? = failure, !outcomes.isEmpty { return Run(outcomes: outcomes) }
    if let failure { return Run(outcomes: outcomes, end: "curl " + ProgramProblem(failure).words) }
    return Run(outcomes: outcomes, end: outcomes.count < count ? "curl failed: its answers cannot be read" : nil)
  }

  private var arguments: [String] {
    [
      // Its own settings are left alone: `--disable` has to stand first.
      "--disable", "--silent", "--parallel", "--parallel-max", "16", "--globoff", "--fail", "--proto", "=http,https",
      "--max-filesize", "\(Self.largest)", "--connect-timeout", Self.seconds(Self.connecting * patience),
      "--speed-limit", "1", "--speed-time", "\(Int(max(1, (Self.silence * patience).rounded())))",
      "--max-time", Self.seconds(Self.one * patience), "--write-out", "%{http_code} %{errormsg}\\n", "--config", "-",
    ]
  }

  private static func seconds(_ seconds: Double) -> String { "\(max(0.1, seconds))" }

  /// A line such as `404 The requested URL returned error: 404`.
  private static func outcome(_ line: Substring) -> Outcome? {
    let parts = line.split(separator: " ", maxSplits: 1)
    guard let first = parts.first, let status = Int(first) else { return nil }
    return Outcome(status: status, reason: parts.count > 1 ? String(parts[1].prefix(200)) : "there was no answer")
  }

  /// A value as curl’s settings have it. Source: https://curl.se/docs/manpage.html#-K
  static func quoted(_ value: String) -> String {
    var quoted = "\""
    for character in value {
      switch character {
      case "\"", "\\": quoted += "\\\(character)"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      default: quoted.append(character)
      }
    }
    return quoted + "\""
  }
}
