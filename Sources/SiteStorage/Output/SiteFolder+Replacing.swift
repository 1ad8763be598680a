import Foundation
import Notes

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension SiteFolder {
  /// Replaces the files of one folder of the finished site. Unchanged files are not touched; new files exist before the
  /// file that links to them, and old ones until that file is replaced. Meanwhile the list of the site's files contains
  /// both, so that none is mistaken for a foreign file after an interruption.
  ///
  /// - Parameters:
  ///   - files: all files that the folder will contain; the paths are relative to it.
  ///   - last: the path of the file that links to the others.
  package func replaceFolder(
    _ folder: String, with files: [(path: String, bytes: [UInt8])], last: String
  ) throws(Problem) {
    let all = PreviousOutput(at: path).files.filter { $0 != PreviousOutput.marker }
    let old = all.filter { $0.hasPrefix(folder + "/") }
    let new = files.map { (path: folder + "/" + $0.path, bytes: $0.bytes) }
    let others = all.filter { !$0.hasPrefix(folder + "/") }
    let changed = new.filter { FileManager.default.contents(atPath: path + "/" + $0.path).map(Array.init) != $0.bytes }
    try replaceList(with: others + Set(old + new.map(\.path)))
    let leading = folder + "/" + last
    for file in changed.filter({ $0.path != leading }) + changed.filter({ $0.path == leading }) {
      do { try PreviousOutput.makeFolder(above: file.path, in: path) } catch {
        throw Problem(description: FileProblem.writing(path + "/" + file.path, error), isRefusal: false)
      }
      try replace(file.path, with: file.bytes)
    }
    for file in Set(old).subtracting(new.map(\.path)) { remove(file) }
    try replaceList(with: others + new.map(\.path))
  }

  private func replaceList(with files: [String]) throws(Problem) {
    try replace(PreviousOutput.marker, with: Array(PreviousOutput.list(of: files).utf8))
  }

  /// Removes a file of the finished site, and the folders that become empty.
  private func remove(_ file: String) {
    unlink(FileCalls.path(path + "/" + file))
    Self.removeEmptyFolders(above: file, in: path)
  }

  static func removeEmptyFolders(above file: String, in root: String) {
    var folder = NotePath.folder(of: file)
    while !folder.isEmpty, rmdir(FileCalls.path(root + "/" + folder)) == 0 { folder = NotePath.folder(of: folder) }
  }
}
