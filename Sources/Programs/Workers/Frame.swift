/// A message between two processes.
///
/// The binary format is the length in four bytes, the lowest first, the kind, and the bytes.
package struct Frame: Hashable, Sendable {
  /// The kind of the message. The sender and the receiver define the numbers.
  package var kind: UInt8
  package var bytes: [UInt8]

  package init(kind: UInt8, bytes: [UInt8] = []) { (self.kind, self.bytes) = (kind, bytes) }

  /// The largest size of a message, in bytes.
  package static let largest = 1 << 29

  /// The binary format of the frame.
  package var written: [UInt8] {
    let count = UInt32(clamping: bytes.count)
    var written: [UInt8] = []
    written.reserveCapacity(bytes.count + 5)
    for shift in [0, 8, 16, 24] as [UInt32] { written.append(UInt8(truncatingIfNeeded: count >> shift)) }
    written.append(kind)
    return written + bytes
  }
}

/// Reads frames from bytes that arrive in pieces.
package struct FrameReader {
  private var bytes: [UInt8] = []
  /// The index of the first unread byte.
  private var start = 0

  package init() {}

  /// The error for bytes that are not a frame.
  package struct Nonsense: Error {}

  package mutating func add(_ more: [UInt8]) {
    if start > 0, start == bytes.count { (bytes, start) = ([], 0) }
    bytes += more
  }

  /// Returns the next complete frame; `nil` if more bytes are needed.
  package mutating func next() throws(Nonsense) -> Frame? {
    guard bytes.count - start >= 5 else { return nil }
    let count = (0..<4).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * $1) }
    guard count <= Frame.largest else { throw Nonsense() }
    guard bytes.count - start >= 5 + count else { return nil }
    let frame = Frame(kind: bytes[start + 4], bytes: Array(bytes[(start + 5)..<(start + 5 + count)]))
    start += 5 + count
    if start > 1 << 20 {
      bytes.removeFirst(start)
      start = 0
    }
    return frame
  }
}
