/// The places of the items of an image (ISO/IEC 14496-12, 8.11.3).
struct ItemPlaces {
  struct Extent {
    var range: Range<Int>
    /// Whether the range is in the box `idat`.
    var isInData: Bool
  }

  private(set) var extents: [Int: [Extent]] = [:]
  private let bytes: [UInt8]
  private var index = 4

  init(_ bytes: [UInt8]) throws(MediaMetadata.Remains) {
    self.bytes = bytes
    let version = bytes.first ?? 0
    let widths = try next(2)
    let itemWidth = version < 2 ? 2 : 4
    for _ in 0..<(try next(itemWidth)) {
      let item = try next(itemWidth)
      let method = version > 0 ? try next(2) & 15 : 0
      _ = try next(2)
      let base = try next(widths >> 4 & 15)
      for _ in 0..<(try next(2)) {
        if version > 0 { _ = try next(widths & 15) }
        let start = base + (try next(widths >> 12 & 15))
        let length = try next(widths >> 8 & 15)
        guard method < 2, start >= 0, length >= 0, start < 1 << 50, length < 64 << 20 else {
          throw MediaMetadata.Remains()
        }
        extents[item, default: []].append(Extent(range: start..<(start + length), isInData: method == 1))
      }
    }
  }

  private mutating func next(_ count: Int) throws(MediaMetadata.Remains) -> Int {
    guard let number = bytes.number(index, count) else { throw MediaMetadata.Remains() }
    index += count
    return number
  }
}
