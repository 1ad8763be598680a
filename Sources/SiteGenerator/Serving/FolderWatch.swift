import Foundation

/// Notices changes in folders by looking at them again and again: it needs nothing of the system, and for some thousand
/// files takes a few milliseconds.
package struct FolderWatch: Sendable {
  private let folders: [String]
  private let ignored: String
  private var last: [String: Stamp] = [:]

  private struct Stamp: Equatable, Sendable {
    var modified: Date?
    var size: Int
  }

  /// - Parameter ignoring: a folder inside them that does not count: the output.
  package init(_ folders: [String], ignoring ignored: String) {
    self.folders = folders
    self.ignored = URL(fileURLWithPath: ignored).standardizedFileURL.path
    last = stamps()
  }

  /// The paths that changed, appeared or went since the last look, in order.
  package mutating func changes() -> [String] {
    let now = stamps()
    defer { last = now }
    let touched = now.filter { last[$0.key] != $0.value }.map(\.key)
    let gone = last.keys.filter { now[$0] == nil }
    return (touched + gone).sorted()
  }

  private func stamps() -> [String: Stamp] {
    var stamps: [String: Stamp] = [:]
    for folder in folders {
      let url = URL(fileURLWithPath: folder).standardizedFileURL
      let keys: Set<URLResourceKey> = [.contentModificationDateKey, .fileSizeKey, .isRegularFileKey]
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { continue }
      let files =
        isFolder.boolValue
        ? FileManager.default.enumerator(
          at: url, includingPropertiesForKeys: Array(keys), options: [.skipsHiddenFiles])?
          .compactMap { $0 as? URL } ?? [] : [url]
      for file in files where !(file.path + "/").hasPrefix(ignored + "/") {
        let values = try? file.resourceValues(forKeys: keys)
        guard values?.isRegularFile == true else { continue }
        stamps[file.path] = Stamp(modified: values?.contentModificationDate, size: values?.fileSize ?? 0)
      }
    }
    return stamps
  }
}
