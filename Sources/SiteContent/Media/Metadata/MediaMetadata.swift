import Foundation
import SiteStorage

/// The metadata of images and videos: where and with what they were taken, who is on them, and how they were edited. Copies in a site, and images in books and cards, have none of it. They keep what changes their look: the
/// orientation, the color profile, and the timing of animations.
///
/// The parts that a copy keeps are listed, not those that it loses: unknown parts are removed too.
package enum MediaMetadata {
  /// The error for a file whose metadata cannot be removed.
  package struct Remains: Error {}

  /// The size in bytes above which an image is not read.
  private static let longest = 1 << 30

  /// The extensions of raw photographs, which hold the metadata among the image data. No browser shows them.
  private static let raw: Set<String> = [
    "3fr", "arw", "cr2", "cr3", "crw", "dcr", "dng", "erf", "fff", "gpr", "iiq", "k25", "kdc", "mef", "mos", "mrw",
    "nef",
    "nrw", "orf", "pef", "raf", "raw", "rw2", "rwl", "sr2", "srf", "srw", "x3f",
  ]

  /// Returns the edits that remove the metadata of a file; none for a file that is neither an image nor a video.
  ///
  /// - Parameter path: the full path of the file.
  package static func edits(ofFileAt path: String) throws(Remains) -> [FileEdit] {
    guard let file = FileBytes(at: path) else { return [] }
    return try edits(of: file, isRaw: raw.contains(URL(fileURLWithPath: path).pathExtension.lowercased()))
  }

  /// Returns an image or video without its metadata; other files as they are.
  package static func removed(from bytes: [UInt8]) throws(Remains) -> [UInt8] {
    FileEdit.apply(try edits(of: FileBytes(bytes)), to: bytes)
  }

  private static func edits(of file: FileBytes, isRaw: Bool = false) throws(Remains) -> [FileEdit] {
    let head = file[0..<16]
    func begins(_ text: String, at place: Int = 0) -> Bool { head.dropFirst(place).starts(with: text.utf8) }
    if BoxMetadata.isContainer(head, count: file.count) {
      if isRaw { throw Remains() }
      return try BoxMetadata.edits(of: file)
    }
    let walk: (_ bytes: [UInt8]) throws(Remains) -> [FileEdit]
    if head.starts(with: [0xFF, 0xD8, 0xFF]) {
      walk = { JPEGMetadata.edits(of: $0) }
    } else if head.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      walk = { PNGMetadata.edits(of: $0) }
    } else if begins("RIFF"), begins("WEBP", at: 8) {
      walk = { WebPMetadata.edits(of: $0) }
    } else if begins("GIF8") {
      walk = { GIFMetadata.edits(of: $0) }
    } else if !isRaw, ["II*\0", "MM\0*", "II+\0", "MM\0+"].contains(where: { begins($0) }) {
      walk = { bytes throws(Remains) in try TIFFMetadata.edits(of: bytes) }
    } else if isRaw {
      throw Remains()
    } else {
      return []
    }
    guard file.count <= longest else { throw Remains() }
    return try walk(file[0..<file.count])
  }
}

/// The bytes of a file, read where they are needed, so that a video of any size needs little memory.
struct FileBytes {
  let count: Int
  private let read: (Range<Int>) -> [UInt8]

  init(_ bytes: [UInt8]) { (count, read) = (bytes.count, { Array(bytes[$0]) }) }

  /// - Returns: `nil` if there is no regular file that can be read.
  init?(at path: String) {
    guard let size = RegularFile(path)?.size, let handle = FileHandle(forReadingAtPath: path) else { return nil }
    count = size
    read = { range in
      guard (try? handle.seek(toOffset: UInt64(range.lowerBound))) != nil else { return [] }
      return ((try? handle.read(upToCount: range.count)) ?? nil).map { [UInt8]($0) } ?? []
    }
  }

  /// The bytes in a range, as far as the file has them.
  subscript(range: Range<Int>) -> [UInt8] {
    let range = range.clamped(to: 0..<count)
    return range.isEmpty ? [] : read(range)
  }
}

extension [UInt8] {
  /// Returns the number in some bytes; `nil` if they do not exist.
  func number(_ start: Int, _ count: Int, isLittle: Bool = false) -> Int? {
    guard start >= 0, count <= 7 || count == 8 && (isLittle || self[safe: start] ?? 0 < 0x80),
      start + count <= self.count
    else { return nil }
    let part = self[start..<(start + count)]
    return isLittle ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
  }

  private subscript(safe index: Int) -> UInt8? { indices.contains(index) ? self[index] : nil }
}
