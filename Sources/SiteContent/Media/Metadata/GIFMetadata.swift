import SiteStorage

/// The blocks of a GIF file (GIF89a, appendix A). A copy keeps the images, their timing, the number of repetitions and the
/// color profile; comments, texts, and whatever follows the image are removed.
enum GIFMetadata {
  private static let kept = ["NETSCAPE2.0", "ANIMEXTS1.0", "ICCRGBG1012"].map { Array($0.utf8) }

  static func edits(of bytes: [UInt8]) -> [FileEdit] {
    var edits: [FileEdit] = []
    guard bytes.count > 13 else { return [] }
    var index = 13 + colors(bytes[10])
    while index + 1 < bytes.count {
      let end: Int
      var isKept = true
      switch bytes[index] {
      case 0x2C where index + 10 < bytes.count: end = blocks(in: bytes, from: index + 11 + colors(bytes[index + 9]))
      case 0x21:
        end = blocks(in: bytes, from: index + 2)
        let label = bytes[index + 1]
        isKept =
          label == 0xF9 || label == 0xFF && Self.kept.contains { bytes[(index + 2)...].dropFirst().starts(with: $0) }
      default:
        // The end, or bytes at which decoders stop.
        return edits + [FileEdit(index..<bytes.count, [0x3B])]
      }
      if !isKept { edits.append(FileEdit(index..<end)) }
      index = end
    }
    return edits
  }

  /// Returns the size of the color table that follows.
  private static func colors(_ packed: UInt8) -> Int { packed & 0x80 == 0 ? 0 : 3 << (Int(packed & 7) + 1) }

  /// Returns the end of a sequence of blocks, each with its size before it.
  private static func blocks(in bytes: [UInt8], from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] > 0 { index += Int(bytes[index]) + 1 }
    return min(index + 1, bytes.count)
  }
}
