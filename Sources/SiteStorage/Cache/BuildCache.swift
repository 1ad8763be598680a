import Foundation
import Notes
import Synchronization

/// Caches results between builds, each under a hash of its inputs. Results that are missing or damaged are computed
/// again, so the cache never changes the output of a build.
///
/// Objects are written to a temporary file and renamed, so that several builds can share the folder and users can
/// delete it at any time.
package final class BuildCache: Sendable {
  /// The folder of the cached results, created when the first one is stored; `nil` to store nothing.
  package let folder: String?
  /// Other cache folders that are searched for results missing in ``folder``. They are never changed.
  let sources: [String]
  /// The hash of the program, which is a part of all keys.
  package let program: String
  /// The maximum size of all objects together, in bytes.
  let limit: Int
  private let kept = Mutex(0)

  /// The name of the file that tells backup programs to skip the folder.
  /// Source: https://bford.info/cachedir/
  package static let tag = "CACHEDIR.TAG"

  /// The maximum size of a cached result, in bytes.
  private static let largest = 200_000_000

  package init(folder: String?, sources: [String] = [], program: String, limit: Int = 1 << 30) {
    (self.folder, self.sources, self.program, self.limit) = (folder, sources, program, limit)
  }

  /// Returns the cached result for a key; `nil` if it is missing or damaged.
  package func bytes(_ key: CacheKey) -> [UInt8]? {
    let name = key.name
    if let path = path(of: name), FileManager.default.fileExists(atPath: path) {
      if let contents = Self.contents(ofFile: path, name: name) {
        FileTimes.renew(path)
        return contents
      }
      try? FileManager.default.removeItem(atPath: path)
    }
    for source in sources {
      if let contents = Self.contents(ofFile: Self.path(of: name, in: source), name: name) {
        keep(contents, name: name)
        return contents
      }
    }
    return nil
  }

  /// Whether there is a file for a key, even a damaged one.
  package func has(_ key: CacheKey) -> Bool {
    let name = key.name
    return ([folder].compactMap(\.self) + sources).contains {
      FileManager.default.fileExists(atPath: Self.path(of: name, in: $0))
    }
  }

  private static func contents(ofFile path: String, name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).flatMap { CacheObject.contents(of: Array($0), name: name) }
  }

  /// Returns the contents of all objects in ``folder``, by name.
  package func contents() -> [String: [UInt8]] {
    Dictionary(
      objects().compactMap { object in
        Self.contents(ofFile: object.path, name: object.name).map { (object.name, $0) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Stores a result under a key. Failures are ignored, because the next build computes the result again.
  package func keep(_ bytes: [UInt8], _ key: CacheKey) { keep(bytes, name: key.name) }

  private func keep(_ bytes: [UInt8], name: String) {
    guard let folder, let path = path(of: name), bytes.count <= Self.largest else { return }
    let number = kept.withLock {
      $0 += 1
      return $0
    }
    let draft = "\(NotePath.folder(of: path))/.\(ProcessInfo.processInfo.processIdentifier)-\(number)"
    Self.prepare(folder)
    let manager = FileManager.default
    do {
      try manager.createDirectory(atPath: NotePath.folder(of: path), withIntermediateDirectories: true)
      try Data(CacheObject.bytes(bytes, name: name)).write(to: URL(fileURLWithPath: draft))
      guard rename(draft, path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      try? manager.removeItem(atPath: draft)
    }
  }

  /// Stores an object that was downloaded to a file, if its hash is right.
  ///
  /// - Parameters:
  ///   - path: the path of the downloaded file.
  ///   - name: the name of the object's key.
  func adopt(_ path: String, name: String) {
    if let contents = Self.contents(ofFile: path, name: name) { keep(contents, name: name) }
  }

  /// Removes the least recently used objects if the cache exceeds its limit. Called at the end of a build.
  package func trim() {
    guard kept.withLock({ $0 > 0 }) else { return }
    var objects = objects()
    var total = objects.reduce(0) { $0 + $1.size }
    guard total > limit else { return }
    objects.sort { ($0.used, $0.path) < ($1.used, $1.path) }
    // Removes more than necessary, so that the next builds don't have to.
    for object in objects where total > limit / 5 * 4 {
      try? FileManager.default.removeItem(atPath: object.path)
      total -= object.size
    }
  }

  private struct Object {
    /// The name of its key.
    var name: String
    var path: String
    var size: Int
    /// The time of the last use, in seconds since 1970.
    var used: Double
  }

  /// Returns all files of the cache, including temporary files of builds that were killed.
  private func objects() -> [Object] {
    guard let root = folder.map({ $0 + "/objects" }) else { return [] }
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return names.compactMap { name in
      guard let file = RegularFile(root + "/" + name) else { return nil }
      return Object(
        name: name.filter { $0 != "/" }, path: root + "/" + name, size: file.size,
        used: FileTimes.changed(root + "/" + name) ?? 0)
    }
  }

  /// Returns the path of an object, whether or not it exists; `nil` without a cache folder.
  ///
  /// - Parameter name: the name of the object's key.
  func path(of name: String) -> String? { folder.map { Self.path(of: name, in: $0) } }

  private static func path(of name: String, in folder: String) -> String {
    folder + "/objects/" + name.prefix(2) + "/" + name.dropFirst(2)
  }

  /// Writes the files that make Git and backup programs ignore a folder.
  package static func prepare(_ folder: String) {
    let files = [
      (".gitignore", "*\n"),
      (tag, "Signature: 8a477f597d28d172789f06886806bc55\n# The cache of vitrine; it can be deleted.\n"),
    ]
    for (name, text) in files where !FileManager.default.fileExists(atPath: folder + "/" + name) {
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try? Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
    }
  }
}
