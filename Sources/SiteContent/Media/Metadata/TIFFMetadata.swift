import SiteStorage

/// The directories of a TIFF file (TIFF 6.0, section 2). A copy has the same size, because the image is found by its place
/// in the file: entries with metadata are removed from their directory, and their values are overwritten.
struct TIFFMetadata {
  private var bytes: [UInt8]
  private let isLittle: Bool
  private var seen: Set<Int> = []
  private var entries = 0

  /// Texts about the document, the camera, the dates and the people.
  private static let removed: Set<Int> = [269, 270, 271, 272, 285, 305, 306, 315, 316, 333, 337]
  /// Tags of later extensions that say how to read the image: sampling, patterns, maps, the color profile, JPEG.
  private static let kept: Set<Int> = [
    32995, 32996, 32997, 32998, 33421, 33422, 33550, 33922, 34264, 34675, 34735, 34736, 34737, 42112, 42113,
  ]
  /// The entries whose values are the place of another directory, with metadata alone.
  private static let directories: Set<Int> = [34665, 34853, 40965]
  private static let subdirectories = 330
  private static let sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4]

  static func edits(of bytes: [UInt8]) throws(MediaMetadata.Remains) -> [FileEdit] {
    var walk = TIFFMetadata(bytes: bytes, isLittle: bytes[0] == 0x49)
    guard walk.number(2, 2) == 42, var next = walk.number(4, 4) else { throw MediaMetadata.Remains() }
    while next > 0 { next = try walk.clean(directoryAt: next, keepsImage: true) }
    return walk.bytes == bytes ? [] : [FileEdit(0..<bytes.count, walk.bytes)]
  }

  private init(bytes: [UInt8], isLittle: Bool) { (self.bytes, self.isLittle) = (bytes, isLittle) }

  private func number(_ start: Int, _ count: Int) -> Int? { bytes.number(start, count, isLittle: isLittle) }

  /// Removes the entries with metadata of a directory.
  ///
  /// - Parameter keepsImage: whether the directory describes an image; otherwise all entries are removed.
  /// - Returns: the place of the next directory; 0 if there is none.
  private mutating func clean(directoryAt start: Int, keepsImage: Bool) throws(MediaMetadata.Remains) -> Int {
    guard seen.insert(start).inserted, let count = number(start, 2), let next = number(start + 2 + count * 12, 4) else {
      throw MediaMetadata.Remains()
    }
    entries += count
    guard entries < 20_000 else { throw MediaMetadata.Remains() }
    let end = start + 2 + count * 12
    var rest: [UInt8] = []
    for entry in (0..<count).map({ start + 2 + $0 * 12 }) {
      let (tag, kind) = (number(entry, 2) ?? 0, number(entry + 2, 2) ?? 0)
      let size = (Self.sizes.indices.contains(kind) ? Self.sizes[kind] : 0) * (number(entry + 4, 4) ?? 0)
      let place = size > 4 ? number(entry + 8, 4) ?? 0 : entry + 8
      if keepsImage, tag == Self.subdirectories {
        for index in 0..<min(size / 4, 64) {
          _ = try clean(directoryAt: number(place + index * 4, 4) ?? 0, keepsImage: true)
        }
      }
      if keepsImage, Self.kept.contains(tag) || tag < 32_768 && !Self.removed.contains(tag) && tag != 700 {
        rest += bytes[entry..<(entry + 12)]
        continue
      }
      if Self.directories.contains(tag), let inner = number(place, 4) {
        _ = try clean(directoryAt: inner, keepsImage: false)
      }
      guard size >= 0, place + size <= bytes.count else { throw MediaMetadata.Remains() }
      if size > 4 { bytes.replaceSubrange(place..<(place + size), with: repeatElement(0, count: size)) }
    }
    let left = rest.count / 12
    let link = keepsImage ? Array(bytes[end..<(end + 4)]) : [0, 0, 0, 0]
    let head = isLittle ? [UInt8(left & 255), UInt8(left >> 8)] : [UInt8(left >> 8), UInt8(left & 255)]
    let padding = [UInt8](repeating: 0, count: (count - left) * 12)
    bytes.replaceSubrange(start..<(end + 4), with: head + rest + link + padding)
    return next
  }
}
