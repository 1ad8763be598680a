/// A part of a file, and the bytes that a copy has instead.
package struct FileEdit: Hashable, Sendable {
  package var range: Range<Int>
  package var bytes: [UInt8]

  package init(_ range: Range<Int>, _ bytes: [UInt8] = []) { (self.range, self.bytes) = (range, bytes) }

  /// Returns bytes with edits, which are in order and do not overlap.
  package static func apply(_ edits: [FileEdit], to bytes: [UInt8]) -> [UInt8] {
    guard !edits.isEmpty else { return bytes }
    var result: [UInt8] = []
    var done = 0
    for edit in edits {
      result += bytes[done..<edit.range.lowerBound]
      result += edit.bytes
      done = edit.range.upperBound
    }
    return result + bytes[done...]
  }
}
