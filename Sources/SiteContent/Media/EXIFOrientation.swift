/// The orientation of a photograph in the camera's metadata (Exif 2.32, 4.6.4 and the tag `Orientation`, 0x0112).
struct EXIFOrientation {
  /// The value from 1 to 8; 1 is the orientation as stored.
  let number: Int

  /// Whether browsers exchange the width and height of the image.
  var isTurned: Bool { (5...8).contains(number) }

  /// - Parameter start: the index of the segment's contents.
  /// - Returns: `nil` if the segment has no orientation.
  init?(_ bytes: [UInt8], at start: Int) {
    let head = Array("Exif".utf8) + [0, 0]
    guard start + head.count <= bytes.count, bytes[start...].starts(with: head) else { return nil }
    let origin = start + head.count
    func number(_ offset: Int, _ count: Int, isBig: Bool) -> Int? {
      let first = origin + offset
      guard offset >= 0, first + count <= bytes.count else { return nil }
      let part = bytes[first..<(first + count)]
      return (isBig ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }
    let isBig = number(0, 2, isBig: true) == 0x4D4D
    guard isBig || number(0, 2, isBig: true) == 0x4949, number(2, 2, isBig: isBig) == 42,
      let directory = number(4, 4, isBig: isBig), let count = number(directory, 2, isBig: isBig)
    else { return nil }
    for entry in (0..<count).map({ directory + 2 + $0 * 12 }) {
      guard let tag = number(entry, 2, isBig: isBig) else { return nil }
      guard tag == 0x0112 else { continue }
      guard let value = number(entry + 8, 2, isBig: isBig), (1...8).contains(value) else { return nil }
      self.number = value
      return
    }
    return nil
  }
}
