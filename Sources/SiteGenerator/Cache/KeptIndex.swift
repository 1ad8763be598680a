import Foundation
import Markup

/// The search index of the last build with the sum of all that it was made of: as long as no page changes, it is the index of
/// the next one.
package struct KeptIndex {
  let cache: BuildCache
  /// What makes the index, and how: its program, and its options.
  let indexer: [String]

  /// The index of pages, from the cache or made.
  func files<Problem: Error>(
    of pages: SearchedPages, make: () throws(Problem) -> [SearchIndexer.File]
  ) throws(Problem) -> [SearchIndexer.File] {
    let sum = sum(of: pages)
    if let kept = cache.bytes(key).flatMap(Kept.init), kept.sum == sum { return kept.files }
    let files = try make()
    cache.keep(Kept(sum: sum, files: files).bytes, key)
    return files
  }

  private var key: CacheKey {
    var key = CacheKey("search 4", program: cache.program)
    for word in indexer { key.add(word) }
    return key
  }

  /// The sum of all pages and their paths.
  private func sum(of pages: SearchedPages) -> String {
    var key = CacheKey("pages", program: "")
    for path in pages.paths {
      key.add(path)
      key.add(SHA256.hexadecimal(of: pages.bytes(of: path)))
    }
    return key.name
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
      writer.write(bytes: file.bytes)
    }
    return writer.bytes
  }

  package init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    do throws(ByteReader.Damaged) {
      sum = try reader.text()
      files = try reader.list { reader throws(ByteReader.Damaged) in
        SearchIndexer.File(path: try reader.text(), bytes: try reader.piece())
      }
    } catch {
      return nil
    }
    guard reader.isAtEnd else { return nil }
  }
}
