/// Reads messages from bytes that arrive in pieces. Each message follows a header with its length.
///
/// Invalid bytes are skipped up to the next header, and reported. The reader stores at most one header and one message
/// of ``largest`` bytes.
///
/// Source: [Language Server Protocol, base protocol](https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#baseProtocol).
package struct MessageReader {
  package enum Item: Hashable, Sendable {
    /// A message, which should be JSON.
    case message([UInt8])
    /// Invalid bytes, with the reason.
    case damaged(String)
  }

  /// The largest size of a message, in bytes.
  package static let largest = 32 << 20
  /// The largest size of a header, in bytes.
  static let largestHeader = 4096

  private var bytes: [UInt8] = []
  /// The index of the first unread byte.
  private var start = 0
  /// The number of following bytes to skip, which belong to a message that is too large.
  private var unwanted = 0
  /// Whether bytes are skipped up to the next header.
  private var isLost = false

  package init() {}

  package mutating func add(_ more: [UInt8]) {
    let skipped = min(unwanted, more.count)
    unwanted -= skipped
    if start > 1 << 16 || start == bytes.count {
      bytes.removeFirst(start)
      start = 0
    }
    bytes += more[skipped...]
  }

  /// Returns the next complete message or error; `nil` if more bytes are needed.
  package mutating func next() -> Item? {
    if isLost, !findHeader() { return nil }
    guard let end = headerEnd() else {
      guard bytes.count - start > Self.largestHeader else { return nil }
      return lost("a header is longer than \(Self.largestHeader) bytes")
    }
    guard end - start <= Self.largestHeader else {
      return lost("a header is longer than \(Self.largestHeader) bytes")
    }
    guard let length = Self.length(in: bytes[start..<end]) else { return lost("a header has no Content-Length") }
    guard length <= Self.largest else {
      start = end + 4
      leaveOut(length)
      return .damaged("a message is longer than \(Self.largest) bytes")
    }
    guard bytes.count - end - 4 >= length else { return nil }
    start = end + 4 + length
    return .message(Array(bytes[(end + 4)..<start]))
  }

  // MARK: Headers

  /// Returns the index of the empty line that ends the header at `start`; `nil` if there is none yet.
  private func headerEnd() -> Int? {
    let last = min(bytes.count - 4, start + Self.largestHeader)
    guard start <= last else { return nil }
    return (start...last).first { place in
      bytes[place] == 13 && bytes[place + 1] == 10 && bytes[place + 2] == 13 && bytes[place + 3] == 10
    }
  }

  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    let fields = String(decoding: header, as: UTF8.self).split(separator: "\r\n").map {
      $0.split(separator: ":", maxSplits: 1)
    }
    guard fields.allSatisfy({ $0.count == 2 }),
      let digits = fields.first(where: { $0[0].lowercased() == "content-length" })?[1].trimmed,
      (1...12).contains(digits.utf8.count), digits.utf8.allSatisfy({ (48...57).contains($0) })
    else { return nil }
    return Int(digits)
  }

  // MARK: Damage

  private mutating func leaveOut(_ count: Int) {
    let here = min(count, bytes.count - start)
    start += here
    unwanted = count - here
  }

  private mutating func lost(_ reason: String) -> Item {
    isLost = true
    // The bytes here are not a header; the search continues after them.
    start += 1
    return .damaged(reason)
  }

  private static let mark = Array("content-length:".utf8)

  /// Skips bytes up to the apparent beginning of a header.
  ///
  /// - Returns: whether one was found.
  private mutating func findHeader() -> Bool {
    let mark = Self.mark
    while bytes.count - start >= mark.count {
      if bytes[start..<start + mark.count].elementsEqual(mark, by: { $0 | 0x20 == $1 | 0x20 }) {
        isLost = false
        return true
      }
      start += 1
    }
    return false
  }

  /// Returns a message with its header.
  package static func framed(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    return Array("Content-Length: \(bytes.count)\r\n\r\n".utf8) + bytes
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let head = drop { $0 == " " || $0 == "\t" }
    guard let last = head.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
    return head[...last]
  }
}
