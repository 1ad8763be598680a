import SiteStorage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The segments of a JPEG file (ITU T.81, B.1). A copy keeps those that decoders need, JFIF without its preview, the color
/// profile (ICC.1, B.4), and Adobe's transform. Whatever follows the image, such as the video of a moving photograph or
/// another image, is removed.
enum JPEGMetadata {
  static func edits(of bytes: [UInt8]) -> [FileEdit] {
    var edits: [FileEdit] = []
    var index = 2
    var hasOrientation = false
    while index + 1 < bytes.count {
      guard bytes[index] == 0xFF else {
        // Decoders skip bytes between segments.
        let next = bytes[index...].firstIndex(of: 0xFF) ?? bytes.count
        edits.append(FileEdit(index..<next))
        index = next
        continue
      }
      let marker = bytes[index + 1]
      if marker == 0xFF {
        index += 1
        continue
      }
      if marker == 0xD9 {
        if index + 2 < bytes.count { edits.append(FileEdit((index + 2)..<bytes.count)) }
        break
      }
      if marker == 0 || marker == 1 || (0xD0...0xD8).contains(marker) {
        index += 2
        continue
      }
      let end = min(index + 2 + max(bytes.number(index + 2, 2) ?? bytes.count, 2), bytes.count)
      if !isKept(marker, bytes[min(index + 4, end)..<end]) {
        var substitute: [UInt8] = []
        if marker == 0xE1, !hasOrientation, let orientation = EXIFOrientation(bytes, at: index + 4) {
          hasOrientation = true
          let contents = Array("Exif".utf8) + [0, 0] + orientation.tiff
          if orientation.number > 1 { substitute = [0xFF, 0xE1, 0, UInt8(contents.count + 2)] + contents }
        }
        edits.append(FileEdit(index..<end, substitute))
      } else if marker == 0xE0, end > index + 18 {
        // Two bytes give the size of a preview.
        edits.append(FileEdit(index..<end, [0xFF, 0xE0, 0, 16] + bytes[(index + 4)..<(index + 16)] + [0, 0]))
      }
      index = marker == 0xDA ? nextMarker(in: bytes, from: end) : end
    }
    return edits
  }

  private static func isKept(_ marker: UInt8, _ contents: ArraySlice<UInt8>) -> Bool {
    switch marker {
    case 0xC0...0xCF, 0xDA...0xDF: true
    case 0xE0: contents.starts(with: Array("JFIF".utf8) + [0])
    case 0xE2: contents.starts(with: Array("ICC_PROFILE".utf8) + [0])
    case 0xEE: contents.starts(with: "Adobe".utf8)
    default: false
    }
  }

  /// Returns the index of the next marker in the data of an image, which ends a scan.
  private static func nextMarker(in bytes: [UInt8], from start: Int) -> Int {
    bytes.withUnsafeBytes { buffer in
      var index = start
      while index + 1 < buffer.count, let base = buffer.baseAddress,
        let found = memchr(base + index, 0xFF, buffer.count - 1 - index)
      {
        index = base.distance(to: UnsafeRawPointer(found))
        let next = buffer[index + 1]
        if next == 0xFF {
          index += 1
        } else if next == 0 || (0xD0...0xD7).contains(next) {
          index += 2
        } else {
          return index
        }
      }
      return buffer.count
    }
  }
}
