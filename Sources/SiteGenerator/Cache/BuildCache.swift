import Foundation
import Synchronization

/// Results that are kept from build to build, each under the sum of all that it was made from. What is missing, damaged or
/// cannot be written is made anew: a cache costs or saves time and changes nothing.
///
/// Objects are written beside their places and renamed, so that several builds can share a folder and somebody can delete it
/// at any time.
package final class BuildCache: Sendable {
  /// The folder in which results are kept; it is made when something is. `nil` where nothing is kept.
  package let folder: String?
  /// Other folders of the same form, in which results are looked for that are not kept here. Nothing is changed in them.
  let sources: [String]
  /// The sum of the program, which is a part of all keys.
  package let program: String
  /// In bytes, of all objects together.
  let limit: Int
  private let kept = Mutex(0)

  /// A file in the folder by which programs know that there is nothing in it that has to be kept.
  /// Source: https://bford.info/cachedir/
  package static let tag = "CACHEDIR.TAG"

  /// In bytes; larger results are not kept.
  private static let largest = 200_000_000

  package init(folder: String?, sources: [String] = [], program: String, limit: Int = 1 << 30) {
    (self.folder, self.sources, self.program, self.limit) = (folder, sources, program, limit)
  }

  /// What is kept under a key; `nil` where there is nothing, or nothing whole.
  func bytes(_ key: CacheKey) -> [UInt8]? {
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

  /// Whether something lies under a key, whole or not.
  func has(_ key: CacheKey) -> Bool {
    let name = key.name
    return ([folder].compactMap(\.self) + sources).contains {
      FileManager.default.fileExists(atPath: Self.path(of: name, in: $0))
    }
  }

  private static func contents(ofFile path: String, name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).flatMap { CacheObject.contents(of: Array($0), name: name) }
  }

  /// What all objects hold, by their names.
  package func contents() -> [String: [UInt8]] {
    Dictionary(
      objects().compactMap { object in
        Self.contents(ofFile: object.path, name: object.name).map { (object.name, $0) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Keeps bytes under a key. Where that cannot be done, nothing is said: the next build makes them again.
  func keep(_ bytes: [UInt8], _ key: CacheKey) { keep(bytes, name: key.name) }

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

  /// Keeps what was fetched from elsewhere, if it is what it is said to be.
  ///
  /// - Parameters:
  ///   - path: a file that may hold an object.
  ///   - name: that of the object's key.
  func adopt(_ path: String, name: String) {
    if let contents = Self.contents(ofFile: path, name: name) { keep(contents, name: name) }
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
      try? FileManager.default.removeItem(atPath: object.path)
      total -= object.size
    }
  }

  private struct Object {
    /// That of its key.
    var name: String
    var path: String
    var size: Int
    /// In seconds.
    var used: Double
  }

  /// What was kept, and what a build that was killed left half written.
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

  /// Where the object of a key lies, or would; `nil` where nothing is kept.
  ///
  /// - Parameter name: the key's.
  func path(of name: String) -> String? { folder.map { Self.path(of: name, in: $0) } }

  private static func path(of name: String, in folder: String) -> String {
    folder + "/objects/" + name.prefix(2) + "/" + name.dropFirst(2)
  }

  /// Says to git and to programs that make backups that there is nothing in a folder that has to be kept.
  static func prepare(_ folder: String) {
    let files = [
      (".gitignore", "*\n"),
      (tag, "Signature: 8a477f597d28d172789f06886806bc55\n# What vitrine can make again.\n"),
    ]
    for (name, text) in files where !FileManager.default.fileExists(atPath: folder + "/" + name) {
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try? Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
    }
  }
}
