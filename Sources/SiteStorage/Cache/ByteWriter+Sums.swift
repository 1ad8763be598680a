import Markup

extension ByteWriter {
  /// Writes a number that uses all 64 bits, such as a hash.
  package mutating func write(sum: UInt64) {
    write(count: Int(sum >> 32))
    write(count: Int(sum & 0xFFFF_FFFF))
  }

  package mutating func write(pairs: [String: String]) {
    write(list: pairs.sorted { $0.key < $1.key }) { writer, pair in
      writer.write(pair.key)
      writer.write(pair.value)
    }
  }
}

extension ByteReader {
  package mutating func sum() throws(Damaged) -> UInt64 {
    let half = 1 << 32 - 1
    return UInt64(try count(upTo: half)) << 32 | UInt64(try count(upTo: half))
  }

  package mutating func texts() throws(Damaged) -> [String] { try list { reader throws(Damaged) in try reader.text() } }

  package mutating func pairs() throws(Damaged) -> [String: String] {
    var pairs: [String: String] = [:]
    for _ in 0..<(try length()) { pairs[try text()] = try text() }
    return pairs
  }
}
