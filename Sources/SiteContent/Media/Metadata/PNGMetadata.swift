import SiteStorage

/// The chunks of a PNG file (https://www.w3.org/TR/png-3, 5.3). A copy keeps those that change the look of the image or
/// its animation; whatever follows the image is removed.
enum PNGMetadata {
  private static let kept = Set(
    """
    IHDR PLTE IDAT IEND CgBI tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV mDCv cLLI cLLi bKGD hIST pHYs sPLT acTL fcTL fdAT
    """.split(whereSeparator: \.isWhitespace).map { Array($0.utf8) })

  static func edits(of bytes: [UInt8]) -> [FileEdit] {
    var edits: [FileEdit] = []
    var index = 8
    while let length = bytes.number(index, 4), index + 8 <= bytes.count {
      let end = min(index + 12 + length, bytes.count)
      let kind = Array(bytes[(index + 4)..<(index + 8)])
      if !kept.contains(kind) {
        var substitute: [UInt8] = []
        if kind == Array("eXIf".utf8), let orientation = EXIFOrientation(tiff: bytes, at: index + 8),
          orientation.number > 1
        {
          substitute = chunk("eXIf", orientation.tiff)
        }
        edits.append(FileEdit(index..<end, substitute))
      }
      index = end
      if kind == Array("IEND".utf8) { break }
    }
    if index < bytes.count { edits.append(FileEdit(index..<bytes.count)) }
    return edits
  }

  private static func chunk(_ kind: String, _ contents: [UInt8]) -> [UInt8] {
    let body = Array(kind.utf8) + contents
    // The checksum of ISO 3309.
    let sum = ~body.reduce(~UInt32(0)) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return [0, 0, 0, UInt8(contents.count)] + body + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
  }
}
