import Foundation
import Notes
import SiteStorage

/// The file of a site's manifest in the cache folder, with a hash of its contents. If it is missing, damaged or of
/// another version, the whole site is rebuilt.
package struct BuildManifestFile {
  private let folder: String
  private let path: String

  /// The maximum number of manifests in the cache: one for each output folder that the same notes are built to.
  private static let most = 8

  /// - Parameters:
  ///   - cache: the full path of the cache folder.
  ///   - site: the full path of the output folder.
  init(cache: String, site: String) {
    folder = cache + "/sites"
    path = folder + "/" + SHA256.hexadecimal(of: Array(site.utf8)).prefix(16)
  }

  private static let mark = Array("vitrine \(BuildManifest.kind)\n".utf8)

  var isThere: Bool { RegularFile(path) != nil }

  func manifest() -> BuildManifest? {
    FileManager.default.contents(atPath: path).flatMap { Self.contents(of: Array($0)) }.flatMap(BuildManifest.init)
  }

  /// Returns the contents after the mark and the hash; `nil` if the file is damaged.
  package static func contents(of bytes: [UInt8]) -> [UInt8]? {
    let start = mark.count + 8
    guard bytes.count >= start, bytes.starts(with: mark),
      hashBytes(of: bytes[start...]).elementsEqual(bytes[mark.count..<start])
    else { return nil }
    return Array(bytes[start...])
  }

  /// Writes a manifest. Errors are ignored: without a manifest, the next build rebuilds the whole site.
  func keep(_ manifest: BuildManifest) {
    let bytes = manifest.bytes
    let draft = "\(folder)/.\(ProcessInfo.processInfo.processIdentifier)"
    BuildCache.prepare(NotePath.folder(of: folder))
    let manager = FileManager.default
    do {
      try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let all = Self.mark + Self.hashBytes(of: bytes[...]) + bytes
      try Data(all).write(to: URL(fileURLWithPath: draft))
      guard rename(draft, path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      try? manager.removeItem(atPath: draft)
    }
    trim()
  }

  /// Removes the manifest.
  func remove() { try? FileManager.default.removeItem(atPath: path) }

  private func trim() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard names.count > Self.most else { return }
    let oldest = names.map { (path: folder + "/" + $0, changed: FileTimes.changed(folder + "/" + $0) ?? 0) }
      .sorted { ($0.changed, $0.path) < ($1.changed, $1.path) }
    for file in oldest.prefix(names.count - Self.most) { try? FileManager.default.removeItem(atPath: file.path) }
  }

  private static func hashBytes(of bytes: ArraySlice<UInt8>) -> [UInt8] {
    var sum = QuickHash()
    sum.add(bytes)
    return (0..<8).map { UInt8(truncatingIfNeeded: sum.value >> (8 * $0)) }
  }
}
