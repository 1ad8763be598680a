import Foundation

/// What git knows of a folder. Nothing is changed, no hooks run, and nothing is asked of the network.
package enum Git {
  /// Longer than the history of any notes takes, in seconds.
  private static let limits = ProgramLimits(seconds: 120)

  /// What a command prints; `nil` where it fails, where there is no checkout, and where git is not installed.
  package static func output(_ arguments: [String], in folder: String) -> [UInt8]? {
    var run = ProgramRun("/usr/bin/env", ["git", "-C", folder] + arguments)
    var environment = ProcessInfo.processInfo.environment
    environment["LC_ALL"] = "C"
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    // A commit that a partial clone lacks is not fetched.
    environment["GIT_NO_LAZY_FETCH"] = "1"
    (run.environment, run.limits) = (environment, limits)
    return try? run.output()
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
