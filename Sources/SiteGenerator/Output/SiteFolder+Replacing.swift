import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension SiteFolder {
  /// Puts other files in the place of those that a folder of the finished site holds. What stays as it was is not touched, what is new is
  /// there before the file that leads to it, and what was led to stays until that is another. The list of the site's files has all of
  /// both meanwhile: whatever happens, nothing of it is taken for somebody else's.
  ///
  /// - Parameters:
  ///   - files: all that the folder is to hold; paths in it.
  ///   - last: the path of the file that leads to the others.
  func replaceFolder(
    _ folder: String, with files: [(path: String, bytes: [UInt8])], last: String
  ) throws(Problem) {
    let all = FormerSite(at: path).files.filter { $0 != FormerSite.marker }
    let old = all.filter { $0.hasPrefix(folder + "/") }
    let new = files.map { (path: folder + "/" + $0.path, bytes: $0.bytes) }
    let others = all.filter { !$0.hasPrefix(folder + "/") }
    let changed = new.filter { FileManager.default.contents(atPath: path + "/" + $0.path).map(Array.init) != $0.bytes }
    try replaceList(with: others + Set(old + new.map(\.path)))
    let leading = folder + "/" + last
    for file in changed.filter({ $0.path != leading }) + changed.filter({ $0.path == leading }) {
      do { try FormerSite.makeFolder(above: file.path, in: path) } catch {
        throw Problem(description: FileProblem.writing(path + "/" + file.path, error), isRefusal: false)
      }
      try replace(file.path, with: file.bytes)
    }
    for file in Set(old).subtracting(new.map(\.path)) { remove(file) }
    try replaceList(with: others + new.map(\.path))
  }

  private func replaceList(with files: [String]) throws(Problem) {
    try replace(FormerSite.marker, with: Array(FormerSite.list(of: files).utf8))
  }

  /// Removes a file of the finished site, and the folders that are empty without it.
  private func remove(_ file: String) {
    unlink(FileCalls.path(path + "/" + file))
    Self.removeEmptyFolders(above: file, in: path)
  }

  static func removeEmptyFolders(above file: String, in root: String) {
    var folder = NotePath.folder(of: file)
    while !folder.isEmpty, rmdir(FileCalls.path(root + "/" + folder)) == 0 { folder = NotePath.folder(of: folder) }
  }
}
