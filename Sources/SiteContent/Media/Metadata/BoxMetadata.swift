import SiteStorage

/// The boxes of HEIF and AVIF images, of MP4 and QuickTime videos, of JPEG 2000 and JPEG XL (ISO/IEC 14496-12, 23008-12).
/// A copy has the same size, because images and frames are found by their place in the file: boxes with metadata become
/// free space, and the data of Exif and XMP are overwritten.
struct BoxMetadata {
  private struct Box {
    var kind: String
    /// The place of the size and the kind, and that of the contents.
    var range: Range<Int>
    var contents: Range<Int>
  }

  private let file: FileBytes
  private var edits: [FileEdit] = []

  /// Boxes that never have image data.
  private static let removed: Set<String> = [
    "udta", "uuid", "Exif", "xml ", "jumb", "brob", "free", "skip", "emsg", "pnot",
  ]
  private static let longest = 64 << 20

  /// Whether a file consists of boxes, by its first bytes. Sound has no places and cameras, and keeps its titles.
  ///
  /// - Parameter count: the size of the file.
  static func isContainer(_ head: [UInt8], count: Int) -> Bool {
    guard head.count >= 12, let size = head.number(0, 4), size <= count else { return false }
    let (kind, brand) = (text(head, 4), text(head, 8))
    if ["M4A ", "M4B ", "M4P "].contains(brand) { return false }
    return ["ftyp", "moov", "mdat", "wide", "free", "skip", "pnot", "jP  ", "JXL "].contains(kind)
  }

  private static func text(_ bytes: [UInt8], _ start: Int) -> String {
    start + 4 <= bytes.count ? String(decoding: bytes[start..<(start + 4)], as: UTF8.self) : ""
  }

  static func edits(of file: FileBytes) throws(MediaMetadata.Remains) -> [FileEdit] {
    var walk = BoxMetadata(file: file)
    for box in try walk.boxes(in: 0..<file.count, isWhole: false) {
      switch box.kind {
      case "moov", "moof": try walk.clean(movie: box)
      case "meta": try walk.clean(items: box)
      case let kind where removed.contains(kind): try walk.remove(box)
      default: break
      }
    }
    return walk.orderedEdits
  }

  /// The edits in the order of the file; where two overlap, the first one counts.
  private var orderedEdits: [FileEdit] {
    var (ordered, done): ([FileEdit], Int) = ([], 0)
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where edit.range.upperBound > done {
      let start = max(done, edit.range.lowerBound)
      ordered.append(FileEdit(start..<edit.range.upperBound, Array(edit.bytes.suffix(edit.range.upperBound - start))))
      done = edit.range.upperBound
    }
    return ordered
  }

  private init(file: FileBytes) { self.file = file }

  /// - Parameter isWhole: whether the last box has to be complete.
  private func boxes(in range: Range<Int>, isWhole: Bool = true) throws(MediaMetadata.Remains) -> [Box] {
    var boxes: [Box] = []
    var index = range.lowerBound
    while index + 8 <= range.upperBound, boxes.count < 100_000 {
      let head = file[index..<(index + 16)]
      var (size, first) = (head.number(0, 4) ?? 0, index + 8)
      // QuickTime ends lists with four zeros.
      if size == 0, Self.text(head, 4) == "\0\0\0\0" { break }
      if size == 1 { (size, first) = (head.number(8, 8) ?? 0, index + 16) }
      if size == 0 || !isWhole && size > range.upperBound - index { size = range.upperBound - index }
      guard size >= first - index, size <= range.upperBound - index else { throw MediaMetadata.Remains() }
      boxes.append(Box(kind: Self.text(head, 4), range: index..<(index + size), contents: first..<(index + size)))
      index += size
    }
    return boxes
  }

  /// Turns a box into free space.
  private mutating func remove(_ box: Box) throws(MediaMetadata.Remains) {
    guard box.contents.count <= Self.longest else { throw MediaMetadata.Remains() }
    edits.append(FileEdit((box.range.lowerBound + 4)..<(box.range.lowerBound + 8), Array("free".utf8)))
    edits.append(FileEdit(box.contents, [UInt8](repeating: 0, count: box.contents.count)))
  }

  // MARK: Videos

  private mutating func clean(movie: Box) throws(MediaMetadata.Remains) {
    for box in try boxes(in: movie.contents) {
      if Self.removed.contains(box.kind) || box.kind == "meta" {
        try remove(box)
      } else if box.kind == "trak" || box.kind == "traf" {
        try clean(track: box, in: movie)
      }
    }
  }

  private mutating func clean(track: Box, in movie: Box) throws(MediaMetadata.Remains) {
    let parts = try boxes(in: track.contents)
    let media = try parts.first { $0.kind == "mdia" }.map { box throws(MediaMetadata.Remains) in
      try boxes(in: box.contents)
    }
    let handler = media?.first { $0.kind == "hdlr" }.map {
      file[$0.contents.lowerBound..<($0.contents.lowerBound + 12)]
    }
    if let handler, Self.text(handler, 8) == "meta" {
      // A track of places, such as that of an action camera.
      if try boxes(in: movie.contents).contains(where: { $0.kind == "mvex" }) { throw MediaMetadata.Remains() }
      for sample in try samples(of: media ?? []) {
        edits.append(FileEdit(sample, [UInt8](repeating: 0, count: sample.count)))
      }
      return try remove(track)
    }
    for box in parts + (media ?? []) where Self.removed.contains(box.kind) || box.kind == "meta" { try remove(box) }
  }

  /// Returns the places of the data of a track, one for each chunk.
  private func samples(of media: [Box]) throws(MediaMetadata.Remains) -> [Range<Int>] {
    var found = media
    for kind in ["minf", "stbl"] {
      guard let box = found.first(where: { $0.kind == kind }) else { throw MediaMetadata.Remains() }
      found = try boxes(in: box.contents)
    }
    func table(_ kind: String) -> [UInt8]? { found.first { $0.kind == kind }.map { file[$0.contents] } }
    guard let sizes = table("stsz"), let runs = table("stsc"), let chunks = table("stco") ?? table("co64"),
      let size = sizes.number(4, 4), let count = sizes.number(8, 4), let chunkCount = chunks.number(4, 4),
      let runCount = runs.number(4, 4), count <= 1 << 22, chunkCount <= 1 << 22
    else { throw MediaMetadata.Remains() }
    let width = found.contains { $0.kind == "co64" } ? 8 : 4
    var ranges: [Range<Int>] = []
    var (sample, run) = (0, 0)
    for chunk in 0..<chunkCount {
      while run + 1 < runCount, let next = runs.number(8 + (run + 1) * 12, 4), next <= chunk + 1 { run += 1 }
      guard let start = chunks.number(8 + chunk * width, width), let inChunk = runs.number(12 + run * 12, 4) else {
        throw MediaMetadata.Remains()
      }
      let part = sample..<min(sample + inChunk, count)
      let length = size > 0 ? size * part.count : part.reduce(0) { $0 + (sizes.number(12 + $1 * 4, 4) ?? 0) }
      guard start <= file.count, length <= file.count - start, length <= Self.longest else {
        throw MediaMetadata.Remains()
      }
      ranges.append(start..<(start + length))
      sample = part.upperBound
    }
    return ranges
  }

  // MARK: Images

  /// Overwrites the items of an image that are Exif or XMP.
  private mutating func clean(items meta: Box) throws(MediaMetadata.Remains) {
    guard 4...Self.longest ~= meta.contents.count else { throw MediaMetadata.Remains() }
    let inner = try boxes(in: (meta.contents.lowerBound + 4)..<meta.contents.upperBound)
    for box in inner where Self.removed.contains(box.kind) { try remove(box) }
    func box(_ kind: String) -> Box? { inner.first { $0.kind == kind } }
    guard let information = box("iinf"), let places = box("iloc") else { return }
    let items = try metadataItems(information)
    guard !items.isEmpty else { return }
    let extents = try ItemPlaces(file[places.contents]).extents
    for (item, kind) in items.sorted(by: { $0.key < $1.key }) {
      for extent in extents[item] ?? [] {
        guard let base = extent.isInData ? box("idat")?.contents.lowerBound : 0,
          extent.range.upperBound <= file.count - base
        else { throw MediaMetadata.Remains() }
        let range = (extent.range.lowerBound + base)..<(extent.range.upperBound + base)
        edits.append(
          FileEdit(range, kind == "Exif" ? Self.emptyEXIF(range.count) : Array(repeating: 0x20, count: range.count)))
      }
    }
  }

  /// Returns metadata without an entry, filled with zeros.
  private static func emptyEXIF(_ count: Int) -> [UInt8] {
    let head: [UInt8] = [0, 0, 0, 0, 0x4D, 0x4D, 0, 42, 0, 0, 0, 8]
    return Array((head + [UInt8](repeating: 0, count: max(0, count - head.count))).prefix(count))
  }

  /// Returns the kinds of the items that are metadata, by their identifiers.
  private func metadataItems(_ information: Box) throws(MediaMetadata.Remains) -> [Int: String] {
    let version = file[information.contents].first ?? 0
    let start = information.contents.lowerBound + (version == 0 ? 6 : 8)
    guard start <= information.contents.upperBound else { throw MediaMetadata.Remains() }
    var items: [Int: String] = [:]
    for entry in try boxes(in: start..<information.contents.upperBound) where entry.kind == "infe" {
      let bytes = file[entry.contents]
      guard let version = bytes.first, version >= 2 else { continue }
      let width = version == 2 ? 2 : 4
      let kind = Self.text(bytes, 6 + width)
      if ["Exif", "mime", "uri "].contains(kind), let item = bytes.number(4, width) { items[item] = kind }
    }
    return items
  }
}
