import CZlib

/// A ZIP archive without timestamps and host information: equal files give an equal archive.
/// Source: [APPNOTE.TXT 6.3.10](https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT), sections 4.3 to 4.5.
struct ZIPArchive {
  private var body: [UInt8] = []
  private var directory: [UInt8] = []
  private var count: UInt16 = 0

  /// Bit 11: names are UTF-8.
  private static let flags: UInt16 = 0x0800
  /// The earliest date of the format, 1980-01-01.
  private static let day: UInt16 = 0x0021
  private static let version: UInt16 = 20

  /// An error for more than 65,535 files or 4 GB, the limits of the format.
  struct TooLarge: Error {}

  /// Adds a file.
  ///
  /// - Parameter isStored: whether the file is stored without compression.
  mutating func add(_ path: String, _ bytes: [UInt8], isStored: Bool = false) throws(TooLarge) {
    // The headers of a file take less than 1,000 bytes plus twice its name.
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

  /// The contents of the archive.
  var bytes: [UInt8] {
    var end: [UInt8] = []
    end.append(UInt32(0x0605_4B50))
    for number in [UInt16(0), 0, count, count] { end.append(number) }
    end.append(UInt32(directory.count))
    end.append(UInt32(body.count))
    end.append(UInt16(0))
    return body + directory + end
  }

  /// Returns bytes compressed as raw DEFLATE data, without a zlib header; `nil` if zlib fails.
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
  /// Appends a number in two bytes, little-endian.
  fileprivate mutating func append(_ number: UInt16) { self += [UInt8(number & 0xFF), UInt8(number >> 8)] }

  /// Appends a number in four bytes, little-endian.
  fileprivate mutating func append(_ number: UInt32) {
    append(UInt16(number & 0xFFFF))
    append(UInt16(number >> 16))
  }
}
