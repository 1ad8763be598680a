/// Reads what ``ByteWriter`` has written. Whatever the bytes are, reading them ends, takes no more room than they could stand for,
/// and is right or throws.
package struct ByteReader {
  /// The bytes are not what a writer writes.
  package struct Damaged: Error {
    package init() {}
  }

  private let bytes: [UInt8]
  private var place = 0
  /// Texts that have been read, by their numbers.
  private var texts: [String] = []

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether all has been read.
  package var isAtEnd: Bool { place == bytes.count }

  /// - Parameter limit: the largest number that makes sense.
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

  /// Bytes that were written whole.
  package mutating func piece() throws(Damaged) -> [UInt8] {
    let length = try length()
    defer { place += length }
    return Array(bytes[place..<(place + length)])
  }

  /// As many as are said to be there: no more than there are bytes, since each takes at least one.
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

  /// How many things follow that take at least a byte each.
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
