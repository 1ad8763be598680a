import Markup
import SiteReports
import SiteStorage

/// The binary format of a build manifest.
extension BuildManifest {
  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(inputs)
    writer.write(list: places) { writer, place in
      writer.write(place.path)
      writer.write(place.stamp)
    }
    content.write(to: &writer)
    site.write(to: &writer)
    writer.write(list: notes) { $1.write(to: &$0) }
    writer.write(bytes: plan)
    writer.write(hasCopies)
    writer.write(hasFigureList)
    writer.write(optional: index) { writer, index in writer.write(optional: index.language) { $0.write($1) } }
    for total in [totals.drafts, totals.pages, totals.files, totals.links, totals.brokenLinks] {
      writer.write(count: total)
    }
    writer.write(list: findings) { $0.write($1) }
    writer.write(list: laterFindings) { $0.write($1) }
    return writer.bytes
  }

  /// - Returns: `nil` if the bytes are not a manifest.
  package init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard let manifest = try? BuildManifest(from: &reader), reader.isAtEnd else { return nil }
    self = manifest
  }

  private init(from reader: inout ByteReader) throws(ByteReader.Damaged) {
    inputs = try reader.text()
    places = try reader.list { reader throws(ByteReader.Damaged) in
      Place(path: try reader.text(), stamp: try reader.text())
    }
    content = try FolderStamps(from: &reader)
    site = try FolderStamps(from: &reader)
    notes = try reader.list { reader throws(ByteReader.Damaged) in try RecordedNote(from: &reader) }
    plan = try reader.piece()
    (hasCopies, hasFigureList) = (try reader.flag(), try reader.flag())
    index = try reader.optional { reader throws(ByteReader.Damaged) in
      SearchIndex(language: try reader.optional { reader throws(ByteReader.Damaged) in try reader.text() })
    }
    totals = Totals(
      drafts: try reader.count(upTo: .max), pages: try reader.count(upTo: .max), files: try reader.count(upTo: .max),
      links: try reader.count(upTo: .max), brokenLinks: try reader.count(upTo: .max))
    findings = try reader.list { reader throws(ByteReader.Damaged) in try reader.diagnostic() }
    laterFindings = try reader.list { reader throws(ByteReader.Damaged) in try reader.diagnostic() }
  }
}

extension BuildManifest.RecordedNote {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(sum: text)
    writer.write(optional: place) { writer, place in
      writer.write(count: place.offset)
      writer.write(count: place.length)
      writer.write(sum: place.sum)
    }
    writer.write(list: findings) { $0.write($1) }
    writer.write(list: fences) { $1.write(to: &$0) }
    writer.write(count: figures)
  }

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Damaged) {
    text = try reader.sum()
    place = try reader.optional { reader throws(ByteReader.Damaged) in
      ContentPlace(
        offset: try reader.count(upTo: 1 << 40), length: try reader.count(upTo: 1 << 40), sum: try reader.sum())
    }
    findings = try reader.list { reader throws(ByteReader.Damaged) in try reader.diagnostic() }
    fences = try reader.list { reader throws(ByteReader.Damaged) in try FenceRecord(from: &reader) }
    figures = try reader.count(upTo: 1 << 32)
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
