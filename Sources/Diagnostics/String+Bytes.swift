import Foundation

extension String {
  /// Returns whether the string contains another one, byte for byte.
  ///
  /// Foundation's `contains` also checks for equivalent characters, which takes most of its time and is not needed for
  /// marks of a syntax.
  package func containsBytes(of other: String) -> Bool {
    var (text, other) = (self, other)
    return other.withUTF8 { wanted in text.withUTF8 { $0.index(of: wanted, from: 0) != nil } }
  }
}

extension Substring {
  /// Returns whether the text contains another one, byte for byte.
  package func containsBytes(of other: String) -> Bool {
    var (text, other) = (self, other)
    return other.withUTF8 { wanted in text.withUTF8 { $0.index(of: wanted, from: 0) != nil } }
  }
}

// The C library's functions are fast without optimization, too.
extension UnsafeBufferPointer<UInt8> {
  /// Returns the index of the first occurrence of a byte from an index on; `nil` if there is none.
  package func index(of byte: UInt8, from start: Int) -> Int? {
    guard let base = baseAddress, start < count, let found = memchr(base + start, Int32(byte), count - start) else {
      return nil
    }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Returns the index at which other bytes first occur from an index on; `nil` if they don't.
  package func index(of wanted: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let base = baseAddress, let other = wanted.baseAddress, let first = wanted.first else {
      return wanted.isEmpty ? start : nil
    }
    var start = start
    while let found = index(of: first, from: start), found + wanted.count <= count {
      if memcmp(base + found, other, wanted.count) == 0 { return found }
      start = found + 1
    }
    return nil
  }
}
