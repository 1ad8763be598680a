/// Writes values as compact bytes for ``ByteReader``: equal values have equal bytes.
package struct ByteWriter {
  package private(set) var bytes: [UInt8] = []
  /// The texts written so far, with their numbers.
  private var texts: [String: Int] = [:]

  package init() {}

  /// Writes a number that is not negative, in as few bytes as possible, seven bits each.
  package mutating func write(count: Int) { write(UInt64(max(count, 0))) }

  package mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  /// Writes a small number that identifies a kind.
  package mutating func write(tag: UInt8) { bytes.append(tag) }

  /// Writes a text; a repeated text is written as its number.
  package mutating func write(_ text: String) {
    if let number = texts[text] { return write(count: number + 1) }
    texts[text] = texts.count
    var text = text
    write(count: 0)
    text.withUTF8 {
      write(count: $0.count)
      bytes.append(contentsOf: $0)
    }
  }

  package mutating func write(_ text: String?) {
    write(text != nil)
    if let text { write(text) }
  }

  /// Writes a number exactly; numbers with at most two decimals take few bytes.
  package mutating func write(_ number: Double) {
    let hundredths = (number * 100).rounded()
    if abs(hundredths) < 1e15, (Double(Int64(hundredths)) / 100).bitPattern == number.bitPattern {
      let units = Int64(hundredths)
      // The sign is the last bit but one, so that small negative numbers are short too.
      write(UInt64(bitPattern: (units << 1) ^ (units >> 63)) << 1)
    } else {
      write(1 as UInt64)
      for shift in stride(from: 0, to: 64, by: 8) {
        bytes.append(UInt8(truncatingIfNeeded: number.bitPattern >> shift))
      }
    }
  }

  package mutating func write(_ numbers: [Double]) { write(list: numbers) { $0.write($1) } }

  /// Writes the bytes of another writer as a whole.
  package mutating func write(bytes other: [UInt8]) {
    write(count: other.count)
    bytes += other
  }

  /// Writes the number of items and each of them.
  package mutating func write<Item>(list: [Item], _ body: (inout ByteWriter, Item) -> Void) {
    write(count: list.count)
    for item in list { body(&self, item) }
  }

  /// Writes whether there is a value, and the value.
  package mutating func write<Item>(optional: Item?, _ body: (inout ByteWriter, Item) -> Void) {
    write(optional != nil)
    if let optional { body(&self, optional) }
  }

  private mutating func write(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}
