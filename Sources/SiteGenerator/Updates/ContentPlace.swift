#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where in its page the text of a note stands: what is before and behind it the template has put there.
struct ContentPlace: Hashable, Sendable {
  /// In bytes.
  var offset: Int
  var length: Int
  /// A sum of the text, by which it is known that it still stands there.
  var sum: UInt64

  init(offset: Int, length: Int, sum: UInt64) { (self.offset, self.length, self.sum) = (offset, length, sum) }

  init(offset: Int, _ content: [UInt8]) {
    self.init(offset: offset, length: content.count, sum: Self.sum(of: content[...]))
  }

  private static func sum(of content: ArraySlice<UInt8>) -> UInt64 {
    var sum = QuickSum()
    sum.add(content)
    return sum.value
  }

  /// - Returns: `nil` where the text does not stand in the page just once, whole.
  static func find(_ content: [UInt8], in page: [UInt8]) -> ContentPlace? {
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

  /// A page with another text in the place.
  ///
  /// - Returns: `nil` where another text than the one that is known stands in the place.
  func replaced(by content: [UInt8], in page: [UInt8]) -> [UInt8]? {
    guard offset >= 0, length >= 0, offset + length <= page.count,
      Self.sum(of: page[offset..<(offset + length)]) == sum
    else { return nil }
    return page[..<offset] + content + page[(offset + length)...]
  }
}
