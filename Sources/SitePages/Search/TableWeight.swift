/// A page for the search index whose tables count less than its headings and sentences: a long reference table mentions
/// every name, and explains none.
///
/// Source: <https://pagefind.app/docs/weighting/>
enum TableWeight {
  private static let tag = Array("<\("table")".utf8)
  private static let attribute = Array(" data-pagefind-weight=\"0.4\"".utf8)

  /// - Returns: `nil` for a page without tables.
  static func bytes(of page: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var start = 0
    for index in page.indices.dropLast(tag.count) where page[index] == tag[0] && page[index...].starts(with: tag) {
      result += page[start..<index + tag.count]
      result += attribute
      start = index + tag.count
    }
    guard start > 0 else { return nil }
    return result + page[start...]
  }
}
