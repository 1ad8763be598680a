import Foundation
import Markup
import SitePages
import SiteStorage

/// Caches the search index with a hash of all pages. As long as no page changes, the next build reuses the index.
package struct SearchIndexCache {
  let cache: BuildCache
  /// The indexer's program and options, as parts of the cache key.
  let indexer: [String]

  /// Returns the search index of pages, from the cache or made now.
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

  /// Returns a hash of all pages and their paths.
  private func sum(of pages: SearchedPages) -> String {
    var key = CacheKey("pages", program: "")
    for path in pages.paths {
      key.add(path)
      key.add(SHA256.hexadecimal(of: pages.bytes(of: path)))
    }
    return key.name
  }
}

extension SearchIndexCache {
  package struct Kept {
    var sum: String
    var files: [SearchIndexer.File]
  }
}

extension SearchIndexCache.Kept {
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
