import Foundation
import Markup

/// The search index of the last build with the sum of all that it was made of: as long as no page changes, it is the index of
/// the next one.
package struct KeptIndex {
  let cache: BuildCache
  /// What makes the index, and how: its program, and its options.
  let indexer: [String]

  /// Puts the index of a folder of pages into it, from the cache or made.
  ///
  /// - Parameters:
  ///   - folder: the site that is being built.
  ///   - name: the folder of the index in it.
  ///   - make: makes the index there.
  func index<Problem: Error>(_ folder: SiteFolder, named name: String, make: () throws(Problem) -> Void) throws(Problem)
  {
    let sum = sum(of: folder.draft)
    if let kept = cache.bytes(key).flatMap(Kept.init), kept.sum == sum, write(kept.files, to: folder) { return }
    try make()
    let root = folder.draft + "/" + name
    let files = Self.files(in: root).compactMap { path in
      FileManager.default.contents(atPath: root + "/" + path).map { (path: name + "/" + path, bytes: Array($0)) }
    }
    cache.keep(Kept(sum: sum, files: files).bytes, key)
  }

  private var key: CacheKey {
    var key = CacheKey("search 1", program: cache.program)
    for word in indexer { key.add(word) }
    return key
  }

  /// The sum of all pages and their paths.
  private func sum(of folder: String) -> String {
    var key = CacheKey("pages", program: "")
    for path in Self.files(in: folder) where path.hasSuffix(".html") {
      key.add(path)
      key.add(SHA256.hexadecimal(of: FileManager.default.contents(atPath: folder + "/" + path).map(Array.init) ?? []))
    }
    return key.name
  }

  /// Files below a folder, in order.
  private static func files(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.sorted().filter { RegularFile(folder + "/" + $0) != nil }
  }

  private func write(_ files: [(path: String, bytes: [UInt8])], to folder: SiteFolder) -> Bool {
    do { for file in files { try folder.write(file.bytes, to: file.path) } } catch { return false }
    return true
  }
}

extension KeptIndex {
  package struct Kept {
    var sum: String
    var files: [(path: String, bytes: [UInt8])]
  }
}

extension KeptIndex.Kept {
  package var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(sum)
    writer.write(list: files) { writer, file in
      writer.write(file.path)
      writer.write(list: file.bytes) { $0.write(tag: $1) }
    }
    return writer.bytes
  }

  package init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    do throws(ByteReader.Damaged) {
      sum = try reader.text()
      files = try reader.list { reader throws(ByteReader.Damaged) in
        (try reader.text(), try reader.list { reader throws(ByteReader.Damaged) in try reader.tag() })
      }
    } catch {
      return nil
    }
    guard reader.isAtEnd else { return nil }
  }
}
