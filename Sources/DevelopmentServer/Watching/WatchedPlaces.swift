import Foundation
import SiteContent
import SiteGenerator

/// The watched folders and files, and the folders in them that are ignored.
struct WatchedPlaces: Hashable {
  /// The full paths of the watched folders and files.
  let roots: [String]
  private let ignored: [String]

  /// - Parameter ignoring: folders in the watched ones that are ignored: the output and the cache.
  init(_ paths: [String], ignoring ignored: [String]) {
    roots = paths.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    self.ignored = ignored.map { URL(fileURLWithPath: $0).standardizedFileURL.path + "/" }
  }

  /// Returns the watched folders and files inside a folder.
  func roots(in folder: String) -> [String] { roots.filter { $0.hasPrefix(folder + "/") } }

  /// Whether a change at a full path counts. Hidden files and temporary files of editors do not.
  func counts(_ path: String) -> Bool {
    if ignored.contains(where: (path + "/").hasPrefix) { return false }
    if roots.contains(path) { return true }
    guard let root = roots.first(where: { path.hasPrefix($0 + "/") }) else { return false }
    let names = path.dropFirst(root.count + 1).split(separator: "/")
    if names.contains(where: { $0.hasPrefix(".") }) { return false }
    // Vim creates a file `4913` to test whether a folder is writable.
    return !(names.last.map { WithheldFile.isEditorBackup($0) || $0 == "4913" } ?? false)
  }
}
