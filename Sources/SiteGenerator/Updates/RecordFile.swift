import Foundation
import Markup

/// Where the record of a site is kept: a file in the folder of the cache, with a sum of what it holds. A record that is missing,
/// damaged or of another program costs a whole build and changes nothing.
package struct RecordFile {
  private let folder: String
  private let path: String

  /// As many records are kept as sites that one folder of notes may be built to by turns.
  private static let most = 8

  /// - Parameters:
  ///   - cache: the full path of the cache's folder.
  ///   - site: the full path of the output folder.
  init(cache: String, site: String) {
    folder = cache + "/sites"
    path = folder + "/" + SHA256.hexadecimal(of: Array(site.utf8)).prefix(16)
  }

  private static let mark = Array("vitrine \(SiteRecord.kind)\n".utf8)

  var isThere: Bool { RegularFile(path) != nil }

  func record() -> SiteRecord? {
    FileManager.default.contents(atPath: path).flatMap { Self.contents(of: Array($0)) }.flatMap(SiteRecord.init)
  }

  /// What a file holds behind its mark and its sum; `nil` where it is damaged.
  package static func contents(of bytes: [UInt8]) -> [UInt8]? {
    let start = mark.count + 8
    guard bytes.count >= start, bytes.starts(with: mark),
      sumBytes(of: bytes[start...]).elementsEqual(bytes[mark.count..<start])
    else { return nil }
    return Array(bytes[start...])
  }

  /// Keeps a record. Where that cannot be done, nothing is said: the next build is a whole one.
  func keep(_ record: SiteRecord) {
    let bytes = record.bytes
    let draft = "\(folder)/.\(ProcessInfo.processInfo.processIdentifier)"
    BuildCache.prepare(NotePath.folder(of: folder))
    let manager = FileManager.default
    do {
      try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let all = Self.mark + Self.sumBytes(of: bytes[...]) + bytes
      try Data(all).write(to: URL(fileURLWithPath: draft))
      guard rename(draft, path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      try? manager.removeItem(atPath: draft)
    }
    trim()
  }

  /// Forgets the site.
  func remove() { try? FileManager.default.removeItem(atPath: path) }

  private func trim() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard names.count > Self.most else { return }
    let oldest = names.map { (path: folder + "/" + $0, changed: FileTimes.changed(folder + "/" + $0) ?? 0) }
      .sorted { ($0.changed, $0.path) < ($1.changed, $1.path) }
    for file in oldest.prefix(names.count - Self.most) { try? FileManager.default.removeItem(atPath: file.path) }
  }

  private static func sumBytes(of bytes: ArraySlice<UInt8>) -> [UInt8] {
    var sum = QuickSum()
    sum.add(bytes)
    return (0..<8).map { UInt8(truncatingIfNeeded: sum.value >> (8 * $0)) }
  }
}
