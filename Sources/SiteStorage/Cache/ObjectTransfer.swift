import Foundation
import Programs

/// Uploads and downloads files with HTTP `PUT` and `GET`, many in one run of curl.
struct ObjectTransfer {
  /// The outcome of one transfer.
  struct Outcome: Equatable {
    /// The HTTP status code; 0 if the server didn't answer.
    var status: Int
    /// curl's error message, if the server didn't answer.
    var reason: String

    var words: String { status == 0 ? reason : "the server answered with status \(status)" }
  }

  /// The outcome of one run of curl.
  struct Run {
    /// The outcomes of the finished transfers, in any order.
    var outcomes: [Outcome] = []
    /// The reason why the run ended early; `nil` if it didn't.
    var end: String?
  }

  /// The full path of curl.
  var program: String
  /// The token that authenticates the sender.
  var token: String?
  /// A factor for all time limits.
  var patience = 1.0

  /// The maximum size of a transferred file, in bytes.
  static let largest = 32 << 20
  /// Time limits in seconds: to connect, without any data, for one file and for a whole run.
  private static let (connecting, silence, one, all) = (5.0, 10.0, 20.0, 60.0)

  /// Downloads files.
  ///
  /// - Parameter files: the URL of each file, and the path to write it to.
  func fetch(_ files: [(address: String, path: String)]) -> Run {
    let folders = Set(files.map { URL(fileURLWithPath: $0.path).deletingLastPathComponent().path })
    let access = ProgramAccess(writes: folders.sorted(), usesNetwork: true)
    return run(files.flatMap { [("url", $0.address), ("output", $0.path)] }, count: files.count, access)
  }

  /// Uploads files.
  ///
  /// - Parameter files: the path of each file, and the URL to send it to.
  func send(_ files: [(path: String, address: String)]) -> Run {
    let access = ProgramAccess(reads: files.map(\.path), usesNetwork: true)
    return run(
      files.flatMap { [("upload-file", $0.path), ("url", $0.address), ("output", "/dev/null")] }, count: files.count,
      access)
  }

  /// - Parameter count: the number of transfers.
  private func run(_ transfers: [(String, String)], count: Int, _ access: ProgramAccess) -> Run {
    // An empty `Expect` header stops curl from waiting for `100 Continue`, which some servers never send.
    var settings = [("header", "Expect:")]
    if let token { settings.append(("header", "Authorization: Bearer \(token)")) }
    var run = ProgramRun(program, arguments)
    run.access = access
    run.input = Array((settings + transfers).map { "\($0) = \(Self.quoted($1))\n" }.joined().utf8)
    run.limits = ProgramLimits(seconds: Self.all * patience, bytes: 10_000_000)
    // An endless answer would fill the disk.
    run.limits.file = Self.largest
    let (output, failure) = run.result()
    let outcomes = String(decoding: output, as: UTF8.self).split(separator: "\n").compactMap(Self.outcome)
    // curl's exit status is an error if any transfer failed; the outcome of that transfer has the reason.
    if case .failed? = failure, !outcomes.isEmpty { return Run(outcomes: outcomes) }
    if let failure { return Run(outcomes: outcomes, end: "curl " + ProgramProblem(failure).words) }
    return Run(outcomes: outcomes, end: outcomes.count < count ? "curl failed: its output cannot be read" : nil)
  }

  private var arguments: [String] {
    [
      // `--disable`, which must come first, makes curl ignore the user's configuration file.
      "--disable", "--silent", "--parallel", "--parallel-max", "16", "--globoff", "--fail", "--proto", "=http,https",
      "--max-filesize", "\(Self.largest)", "--connect-timeout", Self.seconds(Self.connecting * patience),
      "--speed-limit", "1", "--speed-time", "\(Int(max(1, (Self.silence * patience).rounded())))",
      "--max-time", Self.seconds(Self.one * patience), "--write-out", "%{http_code} %{errormsg}\\n", "--config", "-",
    ]
  }

  private static func seconds(_ seconds: Double) -> String { "\(max(0.1, seconds))" }

  /// Parses a line such as `404 The requested URL returned error: 404`.
  private static func outcome(_ line: Substring) -> Outcome? {
    let parts = line.split(separator: " ", maxSplits: 1)
    guard let first = parts.first, let status = Int(first) else { return nil }
    return Outcome(status: status, reason: parts.count > 1 ? String(parts[1].prefix(200)) : "there was no answer")
  }

  /// Returns a value quoted for curl's configuration file. Source: https://curl.se/docs/manpage.html#-K
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
