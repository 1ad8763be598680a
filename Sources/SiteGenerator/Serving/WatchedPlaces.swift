import Foundation

/// The folders and files whose changes are waited for, and what in them does not count.
struct WatchedPlaces: Hashable {
  /// Their full paths.
  let roots: [String]
  private let ignored: [String]

  /// - Parameter ignoring: folders inside them that do not count: the output, what is kept.
  init(_ paths: [String], ignoring ignored: [String]) {
    roots = paths.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    self.ignored = ignored.map { URL(fileURLWithPath: $0).standardizedFileURL.path + "/" }
  }

  /// Whether a change at a full path counts: not what is hidden, nor what editors write beside a file while they save it.
  func counts(_ path: String) -> Bool {
    if ignored.contains(where: (path + "/").hasPrefix) { return false }
    if roots.contains(path) { return true }
    guard let root = roots.first(where: { path.hasPrefix($0 + "/") }) else { return false }
    let names = path.dropFirst(root.count + 1).split(separator: "/")
    if names.contains(where: { $0.hasPrefix(".") }) { return false }
    // Vim tries by ‘4913’ whether a folder can be written.
    return !(names.last.map { BackupFile.isBackup($0) || $0 == "4913" } ?? false)
  }
}
