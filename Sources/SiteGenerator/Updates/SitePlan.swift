import Markup
import SiteContent
import SiteMarkup
import SiteStorage
import VitrineUI

/// The data for updating pages of single notes, as recorded by the last whole build.
package struct SitePlan: Sendable {
  /// The published notes, in order.
  var notes: [PlannedNote]
  /// The notes without pages, such as drafts.
  var drafts: [SiteMap.Entry]
  /// The paths of all other files of the content folder.
  var files: [String]
  var imageSizes: [String: ImageSize]
  var tags: TagAddresses
  var translations: Translations
  /// The names of the theme's files with hashes, by the names without.
  var assets: [String: String]

  /// The data of a published note that stay the same while only its text changes.
  struct PlannedNote: Sendable {
    /// The link target.
    var entry: SiteMap.Entry
    var isPost: Bool
    var committed: NoteHistory.Dates?
    /// The note's ``SharedNoteFingerprint``; `nil` if the note cannot be updated alone.
    var fingerprint: String?

    var path: String { entry.target.path }
    var page: String { entry.target.page }
  }

  /// Returns the map of all link targets.
  ///
  /// - Parameter base: the path of the site on its host.
  func map(vault: ObsidianVault?, base: String, folderName: String) -> SiteMap {
    SiteMap(entries: notes.map(\.entry), files: files, drafts: drafts, vault: vault)
      .translated(translations).tagged(tags).lying(in: base, of: folderName)
  }
}

extension SitePlan {
  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(list: notes) { $1.write(to: &$0) }
    writer.write(list: drafts) { $1.write(to: &$0) }
    writer.write(list: files) { $0.write($1) }
    writer.write(list: imageSizes.sorted { $0.key < $1.key }) { writer, image in
      writer.write(image.key)
      writer.write(count: image.value.width)
      writer.write(count: image.value.height)
    }
    tags.write(to: &writer)
    translations.write(to: &writer)
    writer.write(pairs: assets)
    return writer.bytes
  }

  /// - Returns: `nil` if the bytes are not a plan.
  package init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard let plan = try? SitePlan(from: &reader), reader.isAtEnd else { return nil }
    self = plan
  }

  private init(from reader: inout ByteReader) throws(ByteReader.Damaged) {
    notes = try reader.list { reader throws(ByteReader.Damaged) in try PlannedNote(from: &reader) }
    drafts = try reader.list { reader throws(ByteReader.Damaged) in try SiteMap.Entry(from: &reader) }
    files = try reader.texts()
    imageSizes = [:]
    for _ in 0..<(try reader.length()) {
      imageSizes[try reader.text()] = ImageSize(
        width: try reader.count(upTo: .max), height: try reader.count(upTo: .max))
    }
    tags = try TagAddresses(from: &reader)
    translations = try Translations(from: &reader)
    assets = try reader.pairs()
  }
}

extension SitePlan.PlannedNote {
  fileprivate func write(to writer: inout ByteWriter) {
    entry.write(to: &writer)
    writer.write(isPost)
    writer.write(optional: committed) { writer, dates in
      for date in [dates.created, dates.changed] { date.write(to: &writer) }
    }
    writer.write(fingerprint)
  }

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Damaged) {
    entry = try SiteMap.Entry(from: &reader)
    isPost = try reader.flag()
    committed = try reader.optional { reader throws(ByteReader.Damaged) in
      NoteHistory.Dates(created: try CivilDate(from: &reader), changed: try CivilDate(from: &reader))
    }
    fingerprint = try reader.optionalText()
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
