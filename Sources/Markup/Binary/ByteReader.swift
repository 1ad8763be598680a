/// Reads the bytes that ``ByteWriter`` has written. For any bytes, reading ends, needs memory in proportion to their
/// number, and returns a correct value or throws.
package struct ByteReader {
  /// An error for bytes that no writer has written.
  package struct Damaged: Error {
    package init() {}
  }

  private let bytes: [UInt8]
  private var place = 0
  /// The texts read so far, by their numbers.
  private var texts: [String] = []

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether all bytes have been read.
  package var isAtEnd: Bool { place == bytes.count }

  /// Reads a number.
  ///
  /// - Parameter limit: the largest valid number.
  package mutating func count(upTo limit: Int) throws(Damaged) -> Int {
    guard let number = Int(exactly: try number()), number <= limit else { throw Damaged() }
    return number
  }

  package mutating func flag() throws(Damaged) -> Bool {
    let byte = try tag()
    guard byte < 2 else { throw Damaged() }
    return byte == 1
  }

  package mutating func tag() throws(Damaged) -> UInt8 {
    guard place < bytes.count else { throw Damaged() }
    place += 1
    return bytes[place - 1]
  }

  package mutating func text() throws(Damaged) -> String {
    let number = try count(upTo: texts.count)
    guard number == 0 else { return texts[number - 1] }
    let length = try length()
    guard let text = String(validating: bytes[place..<(place + length)], as: UTF8.self) else { throw Damaged() }
    place += length
    texts.append(text)
    return text
  }

  package mutating func optionalText() throws(Damaged) -> String? { try flag() ? text() : nil }

  package mutating func double() throws(Damaged) -> Double {
    let first = try number()
    guard first & 1 == 1 else {
      let units = first >> 1
      return Double(Int64(bitPattern: units >> 1) ^ -Int64(bitPattern: units & 1)) / 100
    }
    guard first == 1, bytes.count - place >= 8 else { throw Damaged() }
    var pattern: UInt64 = 0
    for shift in 0..<8 { pattern |= UInt64(bytes[place + shift]) << UInt64(8 * shift) }
    place += 8
    return Double(bitPattern: pattern)
  }

  package mutating func doubles() throws(Damaged) -> [Double] {
    try list { reader throws(Damaged) in try reader.double() }
  }

  /// Reads bytes that were written as a whole.
  package mutating func piece() throws(Damaged) -> [UInt8] {
    let length = try length()
    defer { place += length }
    return Array(bytes[place..<(place + length)])
  }

  /// Reads a list. Its length is limited by the remaining bytes, since each item takes at least one.
  package mutating func list<Item>(
    _ body: (inout ByteReader) throws(Damaged) -> Item
  ) throws(Damaged) -> [Item] {
    let count = try length()
    var items: [Item] = []
    for _ in 0..<count { items.append(try body(&self)) }
    return items
  }

  package mutating func optional<Item>(
    _ body: (inout ByteReader) throws(Damaged) -> Item
  ) throws(Damaged) -> Item? {
    try flag() ? body(&self) : nil
  }

  /// Reads the number of items that follow, of at least one byte each.
  package mutating func length() throws(Damaged) -> Int {
    let count = try count(upTo: bytes.count)
    guard count <= bytes.count - place else { throw Damaged() }
    return count
  }

  private mutating func number() throws(Damaged) -> UInt64 {
    var number: UInt64 = 0
    for shift in stride(from: 0 as UInt64, to: 64, by: 7) {
      let byte = try tag()
      // The tenth byte has room for one bit.
      guard shift < 63 || byte < 2 else { throw Damaged() }
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
    }
    throw Damaged()
  }
}
