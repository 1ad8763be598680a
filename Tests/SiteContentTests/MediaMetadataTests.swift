import Foundation
import SiteStorage
import TestSupport
import Testing

@testable import SiteContent

/// Images and videos without what they say about themselves.
///
/// The files of Cases/media are of Pillow 13, with metadata that exiftool 12.57 wrote: each value contains the word
/// PLANTED, also in a track of places, behind the image, and in previews. exiftool found nothing but the orientation and
/// the color profile in what is made of them, and Pillow the same pixels and times.
@Suite struct MediaMetadataTests {
  private static let folder = packageRoot + "/Tests/SiteContentTests/Cases/media"
  static let names = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
  private static let planted = "PLANTED"

  private static func file(_ name: String) throws -> [UInt8] {
    Array(try #require(FileManager.default.contents(atPath: folder + "/" + name)))
  }

  private static func has(_ text: String, _ bytes: [UInt8]) -> Bool { Data(bytes).range(of: Data(text.utf8)) != nil }

  @Test func thereAreFilesOfEachKind() { #expect(Self.names.count == 17) }

  @Test(arguments: names) func noFileKeepsWhatWasPlanted(_ name: String) throws {
    let bytes = try Self.file(name)
    let removed = try MediaMetadata.removed(from: bytes)
    #expect(Self.has(Self.planted, bytes) && !Self.has(Self.planted, removed))
    #expect(ImageSize(bytes: bytes) == ImageSize(bytes: removed))
    #expect(try MediaMetadata.removed(from: removed) == removed)
    // Images in these containers are found by their place.
    if ["tif", "heic", "avif", "jxl", "jp2", "mov", "mp4"].contains(URL(fileURLWithPath: name).pathExtension) {
      #expect(removed.count == bytes.count)
    }
  }

  @Test(arguments: names) func copiesAreLikeContents(_ name: String) throws {
    let source = Self.folder + "/" + name
    let edits = try MediaMetadata.edits(ofFileAt: source)
    #expect(FileEdit.apply(edits, to: try Self.file(name)) == (try MediaMetadata.removed(from: Self.file(name))))
  }

  @Test(arguments: [("photo.jpg", 6), ("progressive.jpg", 6), ("photo.png", 6), ("photo.webp", 8)])
  func aTurnedPhotographKeepsItsOrientation(_ name: String, _ number: Int) throws {
    let removed = try MediaMetadata.removed(from: Self.file(name))
    let start = try #require(Data(removed).range(of: Data("MM\0*".utf8))?.lowerBound)
    #expect(EXIFOrientation(tiff: removed, at: start)?.number == number)
  }

  @Test(arguments: [("photo.jpg", "ICC_PROFILE"), ("texts.png", "iCCP"), ("photo.webp", "ICCP")])
  func colorProfilesStay(_ name: String, _ mark: String) throws {
    #expect(Self.has(mark, try MediaMetadata.removed(from: Self.file(name))))
  }

  @Test func framesOfVideosStay() throws {
    let removed = try MediaMetadata.removed(from: Self.file("film.mov"))
    #expect(Self.has("FRAMEFRAMEFRAME!", removed) && !Self.has("+52.5163", removed))
  }

  /// Damaged files end in an error or in a file, and never in what was planted.
  @Test(arguments: names) func damagedFilesEndNoProgram(_ name: String) throws {
    let bytes = try Self.file(name)
    for cut in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 60)) {
      _ = try? MediaMetadata.removed(from: Array(bytes.prefix(cut)))
      var other = bytes
      for index in stride(from: cut, to: min(cut + 4, other.count), by: 1) { other[index] ^= 0xFF }
      _ = try? MediaMetadata.removed(from: other)
    }
  }

  @Test(arguments: ["I'm free today", "MMO notes", "II is two", "The ftyp box has a size", "", "GIF", "RIFF"])
  func otherFilesStay(_ text: String) throws {
    #expect(try MediaMetadata.removed(from: Array(text.utf8)) == Array(text.utf8))
  }

  @Test(arguments: [
    "II*\0\u{7F}\u{7F}\0\0", "MM\0*\0\0\0\u{8}\0\u{1}\u{1}\u{E}\0\u{2}\0\0\u{7F}\0\0\0\0\u{7F}\0\0\0\0",
    "II+\0\u{8}\0\0\0",
  ])
  func whatCannotBeRemovedIsAnError(_ text: String) {
    #expect(throws: MediaMetadata.Remains.self) { try MediaMetadata.removed(from: Array(text.utf8)) }
  }
}
