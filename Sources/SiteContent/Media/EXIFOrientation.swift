/// The orientation of a photograph in the camera's metadata (Exif 2.32, 4.6.4 and the tag `Orientation`, 0x0112).
struct EXIFOrientation {
  /// The value from 1 to 8; 1 is the orientation as stored.
  let number: Int

  /// Whether browsers exchange the width and height of the image.
  var isTurned: Bool { (5...8).contains(number) }

  /// - Parameter start: the index of the contents of a segment.
  /// - Returns: `nil` if the segment has no orientation.
  init?(_ bytes: [UInt8], at start: Int) {
    let head = Array("Exif".utf8) + [0, 0]
    guard start + head.count <= bytes.count, bytes[start...].starts(with: head) else { return nil }
    self.init(tiff: bytes, at: start + head.count)
  }

  /// - Parameter origin: the index of the metadata, which have the format of a TIFF file.
  init?(tiff bytes: [UInt8], at origin: Int) {
    let isLittle = bytes.number(origin, 2) == 0x4949
    func number(_ offset: Int, _ count: Int) -> Int? { bytes.number(origin + offset, count, isLittle: isLittle) }
    guard isLittle || number(0, 2) == 0x4D4D, number(2, 2) == 42, let directory = number(4, 4),
      let count = number(directory, 2)
    else { return nil }
    for entry in (0..<count).map({ directory + 2 + $0 * 12 }) {
      guard let tag = number(entry, 2) else { return nil }
      guard tag == 0x0112 else { continue }
      guard let value = number(entry + 8, 2), (1...8).contains(value) else { return nil }
      self.number = value
      return
    }
    return nil
  }

  /// Metadata with the orientation alone.
  var tiff: [UInt8] {
    [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(number), 0, 0, 0, 0, 0, 0]
  }
}
