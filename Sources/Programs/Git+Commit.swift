import Foundation

extension Git {
  /// Writes all files of a commit into a folder. The working tree, the index and the branches do not change, no hooks
  /// run, and nothing is fetched, not even files of Git LFS.
  ///
  /// - Parameters:
  ///   - revision: a revision such as `main`, `v1.2` or `HEAD~3`.
  ///   - folder: any folder of the working tree.
  ///   - target: the full path of an empty folder.
  package static func lay(revision: String, of folder: String, into target: String) throws(Missing) {
    guard let root = line(["rev-parse", "--show-toplevel"], in: folder) else { throw .history }
    let verifying = ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"]
    guard isRevision(revision), let hash = line(verifying, in: root) else { throw .revision }
    let index = target + "/.vitrine-index"
    defer { try? FileManager.default.removeItem(atPath: index) }
    let quiet = [
      "-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false", "-c", "filter.lfs.process=", "-c",
      "filter.lfs.smudge=", "-c", "filter.lfs.required=false",
    ]
    for arguments in [["read-tree", hash], ["checkout-index", "--all", "--force", "--prefix=\(target)/"]] {
      guard output(quiet + arguments, in: root, environment: ["GIT_INDEX_FILE": index]) != nil else { throw .file }
    }
  }

  /// Returns the path of a folder relative to the top of its repository, with a slash at the end; empty for the top,
  /// `nil` if there is no repository.
  package static func path(ofFolder folder: String) -> String? { line(["rev-parse", "--show-prefix"], in: folder) }

  private static func line(_ arguments: [String], in folder: String) -> String? {
    output(arguments, in: folder).map { String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .newlines) }
  }
}
