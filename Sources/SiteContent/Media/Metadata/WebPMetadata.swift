import SiteStorage

/// The chunks of a WebP file (RFC 9649). A copy keeps those that change the look of the image or its animation.
enum WebPMetadata {
  private static let kept = Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"].map { Array($0.utf8) })

  static func edits(of bytes: [UInt8]) -> [FileEdit] {
    var edits: [FileEdit] = []
    var index = 12
    var flags: Int?
    var hasOrientation = false
    let size = min(8 + (bytes.number(4, 4, isLittle: true) ?? 0), bytes.count)
    while index + 8 <= size, let length = bytes.number(index + 4, 4, isLittle: true) {
      let end = min(index + 8 + length + length % 2, size)
      let kind = Array(bytes[index..<(index + 4)])
      if kind == Array("VP8X".utf8), end > index + 8 { flags = index + 8 }
      if !kept.contains(kind) {
        var substitute: [UInt8] = []
        if kind == Array("EXIF".utf8), flags != nil, !hasOrientation,
          let orientation = EXIFOrientation(tiff: bytes, at: index + 8) ?? EXIFOrientation(bytes, at: index + 8),
          orientation.number > 1
        {
          hasOrientation = true
          substitute = Array("EXIF".utf8) + little(orientation.tiff.count) + orientation.tiff
        }
        edits.append(FileEdit(index..<end, substitute))
      }
      index = end
    }
    if index < bytes.count { edits.append(FileEdit(index..<bytes.count)) }
    guard !edits.isEmpty else { return [] }
    if let flags {
      let metadata: UInt8 = 0x0C
      edits.insert(FileEdit(flags..<(flags + 1), [bytes[flags] & ~metadata | (hasOrientation ? 0x08 : 0)]), at: 0)
    }
    let removed = edits.reduce(0) { $0 + $1.range.count - $1.bytes.count }
    return [FileEdit(4..<8, little(bytes.count - removed - 8))]
      + edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static func little(_ number: Int) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
