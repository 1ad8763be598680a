extension ImageSize {
  /// Returns the size of an AVIF image from its first property `ispe`, the extent of the image (ISO/IEC 23008-12,
  /// 6.5.3).
  static func avif(_ bytes: [UInt8]) -> ImageSize? {
    guard bytes.count >= 12, bytes[4..<8].elementsEqual("ftyp".utf8), bytes[8..<10].elementsEqual("av".utf8) else {
      return nil
    }
    let name = Array("ispe".utf8)
    let last = min(bytes.count, 64 * 1024) - 16
    guard last > 12, let start = (12..<last).first(where: { bytes[$0..<($0 + 4)].elementsEqual(name) }) else {
      return nil
    }
    func number(_ offset: Int) -> Int { bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) } }
    return ImageSize(width: number(start + 8), height: number(start + 12))
  }
}
