/// A page for the search index whose tables and code count less than its headings and sentences: a long table mentions
/// every name, and code uses them, but neither explains one.
///
/// Source: <https://pagefind.app/docs/weighting/>
enum SearchWeight {
  private static let weights = [("table", "0.4"), ("pre", "0.3")].map { name, weight in
    (tag: Array("<\(name)".utf8), attribute: Array(" data-pagefind-weight=\"\(weight)\"".utf8))
  }
  private static let ends = Set(" >\n\t/".utf8)

  /// - Returns: `nil` for a page without tables and code.
  static func bytes(of page: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var start = 0
    for index in page.indices where page[index] == UInt8(ascii: "<") {
      for (tag, attribute) in weights where page[index...].starts(with: tag) {
        let end = index + tag.count
        guard end < page.count, ends.contains(page[end]) else { continue }
        result += page[start..<end]
        result += attribute
        start = end
      }
    }
    guard start > 0 else { return nil }
    return result + page[start...]
  }
}
