import Foundation
import Synchronization

/// Results that are kept from build to build, each under the sum of all that it was made from. What is missing, damaged or
/// cannot be written is made anew: a cache costs or saves time and changes nothing.
///
/// Objects are written beside their places and renamed, so that several builds can share a folder and somebody can delete it
/// at any time.
package final class BuildCache: Sendable {
  /// The folder; it is made when something is kept.
  package let folder: String
  /// The sum of the program, which is a part of all keys.
  let program: String
  /// In bytes, of all objects together.
  let limit: Int
  private let kept = Mutex(0)

  private static let mark = Array("vitrine cache 1\n".utf8)
  private static let sumLength = 32
  /// In bytes; larger results are not kept.
  private static let largest = 200_000_000

  package init(folder: String, program: String, limit: Int = 1 << 30) {
    (self.folder, self.program, self.limit) = (folder, program, limit)
  }

  /// What is kept under a key; `nil` where there is nothing, or nothing whole.
  func bytes(_ key: CacheKey) -> [UInt8]? {
    let path = path(of: key)
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    guard let contents = contents(ofFile: path) else { return remove(path) }
    FileTimes.renew(path)
    return contents
  }

  /// What an object holds behind its sum; `nil` for what is no object, or not whole.
  package func contents(ofFile path: String) -> [UInt8]? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let bytes = Array(data)
    let start = Self.mark.count + Self.sumLength
    guard bytes.count >= start, bytes.starts(with: Self.mark) else { return nil }
    let contents = Array(bytes[start...])
    return bytes[Self.mark.count..<start].elementsEqual(SHA256.sum(of: contents)) ? contents : nil
  }

  /// Keeps bytes under a key. Where that cannot be done, nothing is said: the next build makes them again.
  func keep(_ bytes: [UInt8], _ key: CacheKey) {
    guard bytes.count <= Self.largest else { return }
    let number = kept.withLock {
      $0 += 1
      return $0
    }
    let path = path(of: key)
    let draft = "\(NotePath.folder(of: path))/.\(ProcessInfo.processInfo.processIdentifier)-\(number)"
    prepare()
    let manager = FileManager.default
    do {
      try manager.createDirectory(atPath: NotePath.folder(of: path), withIntermediateDirectories: true)
      try Data(Self.mark + SHA256.sum(of: bytes) + bytes).write(to: URL(fileURLWithPath: draft))
      guard rename(draft, path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      try? manager.removeItem(atPath: draft)
    }
  }

  /// Removes what was used longest ago, where there is more than there may be. To be called at the end of a build.
  func trim() {
    guard kept.withLock({ $0 > 0 }) else { return }
    var objects = objects()
    var total = objects.reduce(0) { $0 + $1.size }
    guard total > limit else { return }
    objects.sort { ($0.used, $0.path) < ($1.used, $1.path) }
    // Some more than needed, so that not every build has to.
    for object in objects where total > limit / 5 * 4 {
      _ = remove(object.path)
      total -= object.size
    }
  }

  private struct Object {
    var path: String
    var size: Int
    /// In seconds.
    var used: Double
  }

  /// What was kept, and what a build that was killed left half written.
  private func objects() -> [Object] {
    let root = folder + "/objects"
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return names.compactMap { name in
      guard let file = RegularFile(root + "/" + name) else { return nil }
      return Object(path: root + "/" + name, size: file.size, used: FileTimes.changed(root + "/" + name) ?? 0)
    }
  }

  private func path(of key: CacheKey) -> String {
    let name = key.name
    return folder + "/objects/" + name.prefix(2) + "/" + name.dropFirst(2)
  }

  /// Says to git and to programs that make backups that there is nothing in the folder that has to be kept.
  private func prepare() {
    let files = [
      (".gitignore", "*\n"),
      ("CACHEDIR.TAG", "Signature: 8a477f597d28d172789f06886806bc55\n# What vitrine can make again.\n"),
    ]
    for (name, text) in files where !FileManager.default.fileExists(atPath: folder + "/" + name) {
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try? Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
    }
  }

  private func remove(_ path: String) -> [UInt8]? {
    try? FileManager.default.removeItem(atPath: path)
    return nil
  }
}
