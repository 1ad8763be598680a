/// Writes values as compact bytes that ``ByteReader`` reads again: the same values give the same bytes.
package struct ByteWriter {
  package private(set) var bytes: [UInt8] = []
  /// Texts that have been written, with their numbers.
  private var texts: [String: Int] = [:]

  package init() {}

  /// A number that is not negative, in as many bytes as it needs, seven bits each.
  package mutating func write(count: Int) { write(UInt64(max(count, 0))) }

  package mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  /// A small number that tells kinds apart.
  package mutating func write(tag: UInt8) { bytes.append(tag) }

  /// A text; one that has been written before is only named.
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

  /// A number, to the bit; those with at most two decimals are short.
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

  /// Bytes that somebody else has written, whole.
  package mutating func write(bytes other: [UInt8]) {
    write(count: other.count)
    bytes += other
  }

  /// How many there are, and each.
  package mutating func write<Item>(list: [Item], _ body: (inout ByteWriter, Item) -> Void) {
    write(count: list.count)
    for item in list { body(&self, item) }
  }

  /// Whether it is there, and it.
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
