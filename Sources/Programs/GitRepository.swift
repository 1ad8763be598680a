import Foundation

/// A Git repository that contains notes. It is only read, and nothing is fetched.
///
/// Git runs nothing that the repository asks for. It reads objects and references alone: it has no working tree, whose
/// attributes name filters, and no index, for which it starts monitors and hooks.
package struct GitRepository: Hashable, Sendable {
  /// The full path of the folder or file `.git`.
  package let directory: String
  /// The full path of the top folder of its working tree, without symbolic links.
  let top: String

  /// The full path of the folder `.git`; `nil` if it is a file that leads elsewhere.
  package var folder: String? {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: directory, isDirectory: &isFolder) && isFolder.boolValue
      ? directory : nil
  }

  /// The error for a missing repository, revision or file, or for a Git that cannot be used.
  package enum Missing: Error, Equatable {
    case history, revision, file
    /// Git cannot be used, with the reason in words that follow its name.
    case program(String)
  }

  /// The limits of a command, which suffice for the history of any notes.
  private static let limits = ProgramLimits(seconds: 120, silence: 60, bytes: 256_000_000)
  /// The oldest version of Git that supports all commands.
  private static let oldest = "2.24"

  private static let variables = [
    "LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "GIT_LITERAL_PATHSPECS": "1",
    // Only the repository's own configuration is read, which decides how its objects are stored.
    "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_ATTR_NOSYSTEM": "1",
    // In a partial clone, missing objects are not fetched. Old versions try to, and find no protocol that is allowed; unlike `protocol.allow`, the variable overrides what a repository allows for a protocol.
    "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none",
    // Other clones do not have the objects that replace some in this one.
    "GIT_NO_REPLACE_OBJECTS": "1",
  ]

  /// Settings that override those of the repository, for commands that may start a program some day.
  private static let settings = [
    "core.fsmonitor=false", "core.hooksPath=/dev/null", "core.attributesFile=/dev/null", "log.showSignature=false",
    "safe.bareRepository=explicit",
  ]

  /// Returns the output of a command; `nil` if it fails, or if Git is not installed.
  func output(
    _ arguments: [String], input: [UInt8] = [], by programs: InstalledPrograms = .system
  ) -> [UInt8]? {
    try? answer(to: arguments, input: input, by: programs)
  }

  /// Returns the output of a command.
  package func answer(
    to arguments: [String], input: [UInt8] = [], by programs: InstalledPrograms = .system
  ) throws(ProgramProblem) -> [UInt8] {
    guard let program = programs.named("git").first else { throw programs.absence(of: "git") }
    var run = ProgramRun(
      program, ["--no-pager", "--git-dir=" + directory, "--bare"] + Self.settings.flatMap { ["-c", $0] } + arguments)
    (run.input, run.environment, run.limits) = (input, Self.variables, Self.limits)
    run.limits.seconds *= programs.patience
    run.limits.silence *= programs.patience
    // The objects of a repository may be in another, anywhere.
    run.access.reads = ["/"]
    let (output, failure) = run.result()
    guard let failure else { return output }
    throw ProgramProblem(failure).consideringVersion(of: program, needing: Self.oldest)
  }

  /// Returns the path of a file or folder relative to the top of the working tree; empty for the top, `nil` for a path
  /// outside.
  package func path(of path: String) -> String? {
    let full = NestedPath.resolved(path)
    return NestedPath.contains(top, full) ? NestedPath.relative(full, to: top) : nil
  }

  /// Returns the hash of a commit.
  ///
  /// - Parameter revision: a revision such as `v1.2`, `HEAD~3` or `a1b2c3`.
  func commit(_ revision: String, by programs: InstalledPrograms) throws(Missing) -> String {
    let arguments = ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"]
    guard Self.isRevision(revision) else { throw .revision }
    do throws(ProgramProblem) {
      let hash = try answer(to: arguments, by: programs)
      return String(decoding: hash, as: UTF8.self).trimmingCharacters(in: .newlines)
    } catch {
      guard case .failed = error else { throw .program(error.words) }
      throw .revision
    }
  }

  /// Returns the contents of a file at a commit.
  package func file(
    _ path: String, at revision: String, by programs: InstalledPrograms = .system
  ) throws(Missing) -> [UInt8] {
    let commit = try commit(revision, by: programs)
    guard let path = self.path(of: path), let bytes = output(["cat-file", "blob", commit + ":" + path], by: programs)
    else { throw .file }
    return bytes
  }

  /// Returns the commits with a folder's files, the newest first: for each `\1SECONDS`, then a letter and a path relative
  /// to the folder for each file, or two paths for a file that was moved, with zero bytes between them.
  ///
  /// - Returns: `nil` for a shallow clone, whose history begins too late; empty if there is no commit.
  package func log(of folder: String, by programs: InstalledPrograms) throws(ProgramProblem) -> [UInt8]? {
    let state = try answer(to: ["rev-parse", "--is-shallow-repository"], by: programs)
    switch String(decoding: state.prefix(10), as: UTF8.self).split(separator: "\n").first {
    case "true": return nil
    case "false": break
    default: throw .failed("its output cannot be read")
    }
    guard let path = path(of: folder) else { return [] }
    let all = [
      "-c", "diff.renames=true", "log", "--format=format:%x01%ct", "--name-status", "-z", "-M", "--no-ext-diff",
      "--no-textconv", "--no-color",
    ]
    do throws(ProgramProblem) {
      let log = try answer(to: all + (path.isEmpty ? [] : ["--relative=\(path)/", "--", path]), by: programs)
      guard log.isEmpty || log.first == 1 else { throw .failed("its output cannot be read") }
      return log
    } catch {
      // Without a commit there is no history, which is no error.
      guard case .failed = error, (try? commit("HEAD", by: programs)) == nil else { throw error }
      return []
    }
  }

  /// Whether a text is a single revision, and cannot be an option or a range.
  package static func isRevision(_ text: String) -> Bool {
    guard let first = text.first, first.isASCII, first.isLetter || first.isNumber, !text.contains("..") else {
      return false
    }
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-/~^".contains($0)) }
  }
}
