import Foundation

extension Git {
  /// Writes all files of a commit into a folder. The checkout, its index and its branches stay as they are, no hooks run, and
  /// nothing is fetched, files of Git LFS neither.
  ///
  /// - Parameters:
  ///   - revision: as people write it: `main`, `v1.2`, `HEAD~3`.
  ///   - folder: any folder of the checkout.
  ///   - target: the full path of a folder that is empty.
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

  /// The path of a folder below the top of its repository, with a slash at its end; empty for the top itself, `nil` where there is
  /// no repository.
  package static func path(ofFolder folder: String) -> String? { line(["rev-parse", "--show-prefix"], in: folder) }

  private static func line(_ arguments: [String], in folder: String) -> String? {
    output(arguments, in: folder).map { String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .newlines) }
  }
}
