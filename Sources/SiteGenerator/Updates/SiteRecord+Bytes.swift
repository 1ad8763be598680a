import Diagnostics
import Markup
import Notes
import VitrineUI

/// A record as bytes.
extension SiteRecord {
  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(premises)
    writer.write(list: places) { writer, place in
      writer.write(place.path)
      writer.write(place.stamp)
    }
    content.write(to: &writer)
    site.write(to: &writer)
    writer.write(list: notes) { $1.write(to: &$0) }
    writer.write(list: drafts) { $1.write(to: &$0) }
    writer.write(list: files) { $0.write($1) }
    writer.write(list: imageSizes.sorted { $0.key < $1.key }) { writer, image in
      writer.write(image.key)
      writer.write(count: image.value.width)
      writer.write(count: image.value.height)
    }
    tags.write(to: &writer)
    writer.write(pairs: assets)
    writer.write(hasCopies)
    writer.write(hasFigureList)
    for total in [totals.drafts, totals.pages, totals.files, totals.links, totals.brokenLinks] {
      writer.write(count: total)
    }
    writer.write(list: findings) { $0.write($1) }
    writer.write(list: laterFindings) { $0.write($1) }
    return writer.bytes
  }

  /// - Returns: `nil` for bytes that are no record.
  init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard let record = try? SiteRecord(from: &reader), reader.isAtEnd else { return nil }
    self = record
  }

  private init(from reader: inout ByteReader) throws(ByteReader.Damaged) {
    premises = try reader.text()
    places = try reader.list { reader throws(ByteReader.Damaged) in
      Place(path: try reader.text(), stamp: try reader.text())
    }
    content = try FolderStamps(from: &reader)
    site = try FolderStamps(from: &reader)
    notes = try reader.list { reader throws(ByteReader.Damaged) in try RecordedNote(from: &reader) }
    drafts = try reader.list { reader throws(ByteReader.Damaged) in try SiteMap.Entry(from: &reader) }
    files = try reader.texts()
    imageSizes = [:]
    for _ in 0..<(try reader.length()) {
      imageSizes[try reader.text()] = ImageSize(
        width: try reader.count(upTo: .max), height: try reader.count(upTo: .max))
    }
    tags = try TagAddresses(from: &reader)
    assets = try reader.pairs()
    (hasCopies, hasFigureList) = (try reader.flag(), try reader.flag())
    totals = Totals(
      drafts: try reader.count(upTo: .max), pages: try reader.count(upTo: .max), files: try reader.count(upTo: .max),
      links: try reader.count(upTo: .max), brokenLinks: try reader.count(upTo: .max))
    findings = try reader.list { reader throws(ByteReader.Damaged) in try reader.diagnostic() }
    laterFindings = try reader.list { reader throws(ByteReader.Damaged) in try reader.diagnostic() }
  }
}

extension SiteRecord.RecordedNote {
  fileprivate func write(to writer: inout ByteWriter) {
    entry.write(to: &writer)
    writer.write(isPost)
    writer.write(optional: committed) { writer, dates in
      for date in [dates.created, dates.changed] { date.write(to: &writer) }
    }
    writer.write(sum: text)
    writer.write(footprint)
    writer.write(optional: place) { writer, place in
      writer.write(count: place.offset)
      writer.write(count: place.length)
    }
    writer.write(list: findings) { $0.write($1) }
    writer.write(list: fences) { $1.write(to: &$0) }
    writer.write(count: figures)
  }

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Damaged) {
    entry = try SiteMap.Entry(from: &reader)
    isPost = try reader.flag()
    committed = try reader.optional { reader throws(ByteReader.Damaged) in
      NoteHistory.Dates(created: try CivilDate(from: &reader), changed: try CivilDate(from: &reader))
    }
    text = try reader.sum()
    footprint = try reader.optionalText()
    place = try reader.optional { reader throws(ByteReader.Damaged) in
      ContentPlace(offset: try reader.count(upTo: 1 << 40), length: try reader.count(upTo: 1 << 40))
    }
    findings = try reader.list { reader throws(ByteReader.Damaged) in try reader.diagnostic() }
    fences = try reader.list { reader throws(ByteReader.Damaged) in try FenceRecord(from: &reader) }
    figures = try reader.count(upTo: 1 << 32)
  }
}

extension SiteMap.Entry {
  fileprivate func write(to writer: inout ByteWriter) {
    for text in [target.path, target.page, target.title] { writer.write(text) }
    writer.write(list: target.fragments.sorted()) { $0.write($1) }
    writer.write(pairs: target.headings)
    writer.write(target.withholding?.rawValue)
    writer.write(list: aliases) { $0.write($1) }
    writer.write(list: formerPages) { $0.write($1) }
  }

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Damaged) {
    target = SiteMap.Target(
      path: try reader.text(), page: try reader.text(), title: try reader.text(), fragments: Set(try reader.texts()),
      headings: try reader.pairs(), withholding: try reader.withholding())
    (aliases, formerPages) = (try reader.texts(), try reader.texts())
  }
}

extension FenceRecord {
  fileprivate func write(to writer: inout ByteWriter) {
    for text in [kind.rawValue, file, language, reason] { writer.write(text) }
    writer.write(place)
  }

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Damaged) {
    guard let kind = Kind(rawValue: try reader.text()) else { throw ByteReader.Damaged() }
    let (file, language, reason) = (try reader.text(), try reader.text(), try reader.text())
    self.init(kind: kind, file: file, place: try reader.location(), language: language, reason: reason)
  }
}

extension CivilDate {
  fileprivate func write(to writer: inout ByteWriter) {
    for part in [year, month, day, hour, minute] { writer.write(count: part) }
  }

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Damaged) {
    self.init(
      year: try reader.count(upTo: 1 << 32), month: try reader.count(upTo: 12), day: try reader.count(upTo: 31))
    (hour, minute) = (try reader.count(upTo: 23), try reader.count(upTo: 59))
  }
}

extension ByteWriter {
  /// A number that uses all its bits.
  mutating func write(sum: UInt64) {
    write(count: Int(sum >> 32))
    write(count: Int(sum & 0xFFFF_FFFF))
  }

  mutating func write(pairs: [String: String]) {
    write(list: pairs.sorted { $0.key < $1.key }) { writer, pair in
      writer.write(pair.key)
      writer.write(pair.value)
    }
  }
}

extension ByteReader {
  fileprivate mutating func withholding() throws(Damaged) -> Withholding? {
    guard let name = try optionalText() else { return nil }
    guard let withholding = Withholding(rawValue: name) else { throw Damaged() }
    return withholding
  }

  mutating func sum() throws(Damaged) -> UInt64 {
    let half = 1 << 32 - 1
    return UInt64(try count(upTo: half)) << 32 | UInt64(try count(upTo: half))
  }

  mutating func texts() throws(Damaged) -> [String] { try list { reader throws(Damaged) in try reader.text() } }

  mutating func pairs() throws(Damaged) -> [String: String] {
    var pairs: [String: String] = [:]
    for _ in 0..<(try length()) { pairs[try text()] = try text() }
    return pairs
  }
}
