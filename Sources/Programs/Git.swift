import Foundation

/// Reads from Git repositories. Nothing is changed or fetched, and no hooks run.
package enum Git {
  /// The limits of a command, which suffice for the history of any notes.
  private static let limits = ProgramLimits(seconds: 120, silence: 60, bytes: 256_000_000)
  /// The oldest version of Git that supports all commands.
  private static let oldest = "2.24"

  /// Returns the output of a command; `nil` if it fails, if there is no repository, or if Git is not installed.
  ///
  /// - Parameter added: environment variables in addition to those of this process.
  package static func output(
    _ arguments: [String], in folder: String, environment added: [String: String] = [:],
    by programs: InstalledPrograms = .system
  ) -> [UInt8]? {
    try? answer(to: arguments, in: folder, environment: added, by: programs)
  }

  /// Returns the output of a command.
  package static func answer(
    to arguments: [String], in folder: String, environment added: [String: String] = [:],
    by programs: InstalledPrograms = .system
  ) throws(ProgramProblem) -> [UInt8] {
    guard let program = programs.named("git").first else { throw .absent }
    var run = ProgramRun(program, ["-C", folder] + arguments)
    var environment = ProcessInfo.processInfo.environment.merging(added) { $1 }
    environment["LC_ALL"] = "C"
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    // In a partial clone, missing objects are not fetched.
    environment["GIT_NO_LAZY_FETCH"] = "1"
    (run.environment, run.limits) = (environment, limits)
    run.limits.seconds *= programs.patience
    run.limits.silence *= programs.patience
    let (output, failure) = run.result()
    guard let failure else { return output }
    throw ProgramProblem(failure).consideringVersion(of: program, needing: oldest)
  }

  /// Whether a folder is in a working tree, according to its files.
  package static func isCheckout(_ folder: String) -> Bool {
    ProcessInfo.processInfo.environment["GIT_DIR"] != nil || metadata(of: folder) != nil
  }

  /// Returns the full path of the folder `.git` of the working tree that contains a folder; `nil` if there is none, or
  /// if the Git directory is elsewhere.
  package static func folder(of folder: String) -> String? {
    guard ProcessInfo.processInfo.environment["GIT_DIR"] == nil, let path = metadata(of: folder) else { return nil }
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue ? path : nil
  }

  /// Returns the path of the folder or file `.git` of the working tree that contains a folder.
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

  /// Returns the contents of a file at a commit.
  ///
  /// - Parameter revision: a revision such as `v1.2`, `HEAD~3` or `a1b2c3`.
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

  /// The error for a missing repository, revision or file.
  package enum Missing: Error { case history, revision, file }

  /// Whether a text is a single revision, and cannot be an option or a range.
  package static func isRevision(_ text: String) -> Bool {
    guard let first = text.first, first.isASCII, first.isLetter || first.isNumber, !text.contains("..") else {
      return false
    }
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-/~^".contains($0)) }
  }
}
