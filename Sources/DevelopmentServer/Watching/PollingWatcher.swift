import Foundation

/// Watches folders by comparing modification dates and sizes again and again, for systems and file systems without
/// notifications.
struct PollingWatcher {
  private let places: WatchedPlaces
  private var last: [String: Stamp] = [:]

  private struct Stamp: Equatable {
    var modified: Date?
    var size: Int
  }

  init(_ places: WatchedPlaces) {
    self.places = places
    last = stamps()
  }

  /// Returns the paths that were changed, added or removed since the last call, sorted.
  mutating func changes() -> [String] {
    let now = stamps()
    defer { last = now }
    let touched = now.filter { last[$0.key] != $0.value }.map(\.key)
    let gone = last.keys.filter { now[$0] == nil }
    return (touched + gone).sorted()
  }

  private func stamps() -> [String: Stamp] {
    var stamps: [String: Stamp] = [:]
    for root in places.roots {
      let url = URL(fileURLWithPath: root)
      let keys: Set<URLResourceKey> = [.contentModificationDateKey, .fileSizeKey, .isRegularFileKey]
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder) else { continue }
      let files =
        isFolder.boolValue
        ? FileManager.default.enumerator(
          at: url, includingPropertiesForKeys: Array(keys), options: [.skipsHiddenFiles])?
          .compactMap { $0 as? URL } ?? [] : [url]
      for file in files where places.counts(file.path) {
        let values = try? file.resourceValues(forKeys: keys)
        guard values?.isRegularFile == true else { continue }
        stamps[file.path] = Stamp(modified: values?.contentModificationDate, size: values?.fileSize ?? 0)
      }
    }
    return stamps
  }
}
