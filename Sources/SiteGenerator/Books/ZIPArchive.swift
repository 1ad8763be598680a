import CZlib

/// A ZIP file that says nothing of when or where it was made: the same files make the same bytes.
/// Source: [APPNOTE.TXT 6.3.10](https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT), sections 4.3 to 4.5.
struct ZIPArchive {
  private var body: [UInt8] = []
  private var directory: [UInt8] = []
  private var count: UInt16 = 0

  /// Bit 11: names are UTF-8.
  private static let flags: UInt16 = 0x0800
  /// The first day that the format knows: 1980-01-01.
  private static let day: UInt16 = 0x0021
  private static let version: UInt16 = 20

  /// More than the format has numbers for: 65,535 files, or 4 GB.
  struct TooLarge: Error {}

  /// Adds a file.
  ///
  /// - Parameter isStored: whether it is left as it is, so that others find its bytes at once.
  mutating func add(_ path: String, _ bytes: [UInt8], isStored: Bool = false) throws(TooLarge) {
    // What a file takes beside its data is less than 1,000 bytes and twice its name.
    let most = body.count + directory.count + bytes.count + 2 * path.utf8.count + 1_000
    guard count < .max, path.utf8.count <= UInt16.max, most <= UInt32.max else { throw TooLarge() }
    let deflated = isStored ? nil : Self.deflated(bytes).flatMap { $0.count < bytes.count ? $0 : nil }
    let data = deflated ?? bytes
    let sum = bytes.withUnsafeBufferPointer { UInt32(truncatingIfNeeded: crc32(0, $0.baseAddress, UInt32($0.count))) }
    let name = Array(path.utf8)
    var facts: [UInt8] = []
    for number in [Self.version, Self.flags, deflated == nil ? 0 : 8, 0, Self.day] { facts.append(number) }
    for number in [sum, UInt32(data.count), UInt32(bytes.count)] { facts.append(number) }
    for number in [UInt16(name.count), 0] { facts.append(number) }
    let offset = UInt32(body.count)
    body.append(UInt32(0x0403_4B50))
    body += facts + name + data
    directory.append(UInt32(0x0201_4B50))
    directory.append(Self.version)
    directory += facts
    // No comment, the first disk, no attributes.
    for number in [UInt16(0), 0, 0] { directory.append(number) }
    directory.append(UInt32(0))
    directory.append(offset)
    directory += name
    count += 1
  }

  /// The whole file.
  var bytes: [UInt8] {
    var end: [UInt8] = []
    end.append(UInt32(0x0605_4B50))
    for number in [UInt16(0), 0, count, count] { end.append(number) }
    end.append(UInt32(directory.count))
    end.append(UInt32(body.count))
    end.append(UInt16(0))
    return body + directory + end
  }

  /// Bytes as DEFLATE has them, without a head; `nil` where zlib fails.
  private static func deflated(_ bytes: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    guard
      deflateInit2_(&stream, 9, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size) == Z_OK
    else { return nil }
    defer { deflateEnd(&stream) }
    var (input, output) = (bytes, [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count)))))
    let status = input.withUnsafeMutableBufferPointer { source in
      output.withUnsafeMutableBufferPointer { target in
        (stream.next_in, stream.avail_in) = (source.baseAddress, UInt32(source.count))
        (stream.next_out, stream.avail_out) = (target.baseAddress, UInt32(target.count))
        return deflate(&stream, Z_FINISH)
      }
    }
    guard status == Z_STREAM_END else { return nil }
    return Array(output.prefix(Int(stream.total_out)))
  }
}

extension [UInt8] {
  /// A number in two bytes, the lower one first.
  fileprivate mutating func append(_ number: UInt16) { self += [UInt8(number & 0xFF), UInt8(number >> 8)] }

  /// A number in four bytes, the lowest first.
  fileprivate mutating func append(_ number: UInt32) {
    append(UInt16(number & 0xFFFF))
    append(UInt16(number >> 16))
  }
}
