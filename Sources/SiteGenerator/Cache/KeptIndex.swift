import Foundation
import Markup

/// The search index of the last build with the sum of all that it was made of: as long as no page changes, it is the index of
/// the next one.
package struct KeptIndex {
  let cache: BuildCache
  /// What makes the index, and how: its program, and its options.
  let indexer: [String]

  /// The index of the pages in a folder, from the cache or made.
  func files<Problem: Error>(
    ofPagesIn folder: String, make: () throws(Problem) -> [SearchIndexer.File]
  ) throws(Problem) -> [SearchIndexer.File] {
    let sum = sum(of: folder)
    if let kept = cache.bytes(key).flatMap(Kept.init), kept.sum == sum { return kept.files }
    let files = try make()
    cache.keep(Kept(sum: sum, files: files).bytes, key)
    return files
  }

  private var key: CacheKey {
    var key = CacheKey("search 2", program: cache.program)
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
}

extension KeptIndex {
  package struct Kept {
    var sum: String
    var files: [SearchIndexer.File]
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
        SearchIndexer.File(
          path: try reader.text(), bytes: try reader.list { reader throws(ByteReader.Damaged) in try reader.tag() })
      }
    } catch {
      return nil
    }
    guard reader.isAtEnd else { return nil }
  }
}
