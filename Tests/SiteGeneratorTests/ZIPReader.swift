import CZlib

/// The files of a ZIP archive, read by its local heads, each checked by its sum.
enum ZIPReader {
  static func files(of archive: [UInt8]) -> [(path: String, bytes: [UInt8])] {
    func number(_ place: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(archive[place + $1]) << (8 * $1) }
    }
    var files: [(path: String, bytes: [UInt8])] = []
    var place = 0
    while place + 30 <= archive.count, number(place, 4) == 0x0403_4B50 {
      let (method, sum, packed) = (number(place + 8, 2), number(place + 14, 4), number(place + 18, 4))
      let (size, name) = (number(place + 22, 4), number(place + 26, 2))
      let start = place + 30 + name
      let data = Array(archive[start..<start + packed])
      let bytes = method == 0 ? data : inflated(data, size)
      guard Int(crc32(0, bytes, UInt32(bytes.count))) == sum else { break }
      files.append((String(decoding: archive[place + 30..<start], as: UTF8.self), bytes))
      place = start + packed
    }
    return files
  }

  private static func inflated(_ data: [UInt8], _ size: Int) -> [UInt8] {
    var stream = z_stream()
    guard inflateInit2_(&stream, -15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return [] }
    defer { inflateEnd(&stream) }
    var (input, output) = (data, [UInt8](repeating: 0, count: size))
    input.withUnsafeMutableBufferPointer { source in
      output.withUnsafeMutableBufferPointer { target in
        (stream.next_in, stream.avail_in) = (source.baseAddress, UInt32(source.count))
        (stream.next_out, stream.avail_out) = (target.baseAddress, UInt32(target.count))
        _ = inflate(&stream, Z_FINISH)
      }
    }
    return output
  }
}
