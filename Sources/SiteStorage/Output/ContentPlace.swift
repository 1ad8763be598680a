#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The position of a note's content in its page. The template writes the rest of the page.
package struct ContentPlace: Hashable, Sendable {
  /// The offset and the length, in bytes.
  package var offset: Int
  package var length: Int
  /// A hash of the content, to check that it is still at the position.
  package var sum: UInt64

  package init(offset: Int, length: Int, sum: UInt64) { (self.offset, self.length, self.sum) = (offset, length, sum) }

  package init(offset: Int, _ content: [UInt8]) {
    self.init(offset: offset, length: content.count, sum: Self.sum(of: content[...]))
  }

  private static func sum(of content: ArraySlice<UInt8>) -> UInt64 {
    var sum = QuickHash()
    sum.add(content)
    return sum.value
  }

  /// Finds the content in a page.
  ///
  /// - Returns: `nil` unless the page contains the content exactly once.
  package static func find(_ content: [UInt8], in page: [UInt8]) -> ContentPlace? {
    guard !content.isEmpty, let first = offset(of: content, in: page[...]),
      offset(of: content, in: page[(first + 1)...]) == nil
    else { return nil }
    return ContentPlace(offset: first, content)
  }

  private static func offset(of content: [UInt8], in page: ArraySlice<UInt8>) -> Int? {
    page.withUnsafeBytes { page -> Int? in
      content.withUnsafeBytes { content -> Int? in
        guard let start = page.baseAddress, let wanted = content.baseAddress else { return nil }
        var place = 0
        while place + content.count <= page.count {
          let room = page.count - content.count + 1 - place
          guard let found = memchr(start + place, Int32(content[0]), room) else { return nil }
          place = UnsafeRawPointer(found) - start
          if memcmp(found, wanted, content.count) == 0 { return place }
          place += 1
        }
        return nil
      }
    }.map { $0 + page.startIndex }
  }

  /// Replaces the content in a page.
  ///
  /// - Returns: `nil` if the page has other content at the position.
  package func replaced(by content: [UInt8], in page: [UInt8]) -> [UInt8]? {
    guard offset >= 0, length >= 0, offset + length <= page.count,
      Self.sum(of: page[offset..<(offset + length)]) == sum
    else { return nil }
    return page[..<offset] + content + page[(offset + length)...]
  }
}
