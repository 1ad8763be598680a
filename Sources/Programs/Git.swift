import Foundation

/// What git knows of a folder. Nothing is changed, no hooks run, and nothing is asked of the network.
package enum Git {
  /// Longer than the history of any notes takes.
  private static let limits = ProgramLimits(seconds: 120, silence: 60, bytes: 256_000_000)
  /// The oldest git that knows all that is asked of it.
  private static let oldest = "2.24"

  /// What a command prints; `nil` where it fails, where there is no checkout, and where git is not installed.
  ///
  /// - Parameter added: what the environment has besides this process's.
  package static func output(
    _ arguments: [String], in folder: String, environment added: [String: String] = [:],
    by programs: InstalledPrograms = .system
  ) -> [UInt8]? {
    try? answer(to: arguments, in: folder, environment: added, by: programs)
  }

  /// What a command prints.
  package static func answer(
    to arguments: [String], in folder: String, environment added: [String: String] = [:],
    by programs: InstalledPrograms = .system
  ) throws(ProgramProblem) -> [UInt8] {
    guard let program = programs.named("git").first else { throw .absent }
    var run = ProgramRun(program, ["-C", folder] + arguments)
    var environment = ProcessInfo.processInfo.environment.merging(added) { $1 }
    environment["LC_ALL"] = "C"
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    // A commit that a partial clone lacks is not fetched.
    environment["GIT_NO_LAZY_FETCH"] = "1"
    (run.environment, run.limits) = (environment, limits)
    run.limits.seconds *= programs.patience
    run.limits.silence *= programs.patience
    let (output, failure) = run.result()
    guard let failure else { return output }
    throw ProgramProblem(failure).consideringVersion(of: program, needing: oldest)
  }

  /// Whether a folder is in a checkout, as far as its files tell.
  package static func isCheckout(_ folder: String) -> Bool {
    ProcessInfo.processInfo.environment["GIT_DIR"] != nil || metadata(of: folder) != nil
  }

  /// The full path of what git keeps of a checkout that a folder is in, beside its files: `.git`; `nil` where there is none, or where it
  /// is elsewhere.
  package static func folder(of folder: String) -> String? {
    guard ProcessInfo.processInfo.environment["GIT_DIR"] == nil, let path = metadata(of: folder) else { return nil }
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue ? path : nil
  }

  /// The folder or file `.git` of the checkout that a folder is in.
  private static func metadata(of folder: String) -> String? {
    var url = URL(fileURLWithPath: folder).standardizedFileURL.resolvingSymlinksInPath()
    for _ in 0..<200 {
      let path = url.appendingPathComponent(".git").path
      if FileManager.default.fileExists(atPath: path) { return path }
      let above = url.deletingLastPathComponent()
      if above.path == url.path { return nil }
      url = above
    }
    return nil
  }

  /// A file as it was at a commit.
  ///
  /// - Parameter revision: as people write it: `v1.2`, `HEAD~3`, `a1b2c3`.
  package static func file(_ path: String, at revision: String) throws(Missing) -> [UInt8] {
    guard isRevision(revision) else { throw .revision }
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { path[..<$0].isEmpty ? "/" : String(path[..<$0]) } ?? "."
    guard output(["rev-parse", "--git-dir"], in: folder) != nil else { throw .history }
    let arguments = ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"]
    guard let hash = output(arguments, in: folder).map({ String(decoding: $0, as: UTF8.self) }) else {
      throw .revision
    }
    let name = hash.filter { !$0.isWhitespace } + ":./" + (slash.map { path[path.index(after: $0)...] } ?? path[...])
    guard let bytes = output(["cat-file", "blob", name], in: folder) else { throw .file }
    return bytes
  }

  /// What there is none of.
  package enum Missing: Error { case history, revision, file }

  /// Whether a text names a commit, and does nothing else.
  package static func isRevision(_ text: String) -> Bool {
    guard let first = text.first, first.isASCII, first.isLetter || first.isNumber, !text.contains("..") else {
      return false
    }
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-/~^".contains($0)) }
  }
}
