import Markup
import Notes
import SiteStorage

/// The size of an image in pixels, read from the beginning of its file.
package struct ImageSize: Hashable, Sendable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  package static func isImage(_ path: String) -> Bool {
    ["png", "jpg", "jpeg", "gif", "webp", "svg", "avif", "bmp"].contains(NotePath.fileExtension(of: path))
  }

  /// Separates the size of an image from its alternative text: `words|300` has both, `300` is only a size.
  ///
  /// - Parameter allowsSizeAlone: whether a number without a bar before it is a size.
  package static func separate(_ label: String, allowsSizeAlone: Bool) -> (words: String, size: String?) {
    if allowsSizeAlone, parse(label) != nil { return ("", label) }
    guard let bar = label.lastIndex(of: "|") else { return (label, nil) }
    let size = String(label[label.index(after: bar)...])
    guard parse(size) != nil else { return (label, nil) }
    let words = label[..<bar]
    return (String(words.hasSuffix("\\") ? words.dropLast() : words), size)
  }

  /// Parses a size in the format that Obsidian uses after the bar: `300`, or `300x200`.
  static func parse(_ label: String) -> (width: Int, height: Int?)? {
    let parts = label.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(parts.count), let width = parts[0], width > 0 else { return nil }
    if parts.count == 1 { return (width, nil) }
    return parts[1].map { (width, $0) }
  }

  /// Returns `width` and `height` attributes for an image, so that the page does not shift when the image loads.
  package static func attributes(label: String?, measured: ImageSize?) -> [Attribute] {
    guard let asked = label.flatMap(parse) else { return attributes(width: measured?.width, height: measured?.height) }
    if let height = asked.height { return attributes(width: asked.width, height: height) }
    guard let measured, measured.width > 0 else { return attributes(width: asked.width, height: nil) }
    let height = Double(measured.height) * Double(asked.width) / Double(measured.width)
    return attributes(width: asked.width, height: pixels(height))
  }

  package static func attributes(width: Int?, height: Int?) -> [Attribute] {
    let attributes: Attributes = ["width": width, "height": height]
    return attributes.list
  }

  /// Returns a length in whole pixels, at most a million: notes and the data of damaged files can contain any number.
  package static func pixels(_ length: Double) -> Int { max(1, Int(clamping: min(length.rounded(), 1_000_000))) }
}

extension ImageSize {
  /// Creates the size of an image file from the beginning of its contents; `nil` if it isn't known.
  package init?(of path: String, _ bytes: [UInt8]) {
    let size = NotePath.fileExtension(of: path) == "svg" ? ImageSize(svg: bytes) : ImageSize(bytes: bytes)
    guard let size else { return nil }
    self = size
  }

  /// Creates the size of a PNG, GIF, JPEG, WebP or AVIF image; `nil` for other and for truncated data.
  package init?(bytes: [UInt8]) {
    let size =
      Self.png(bytes) ?? Self.gif(bytes) ?? Self.jpeg(bytes) ?? Self.webP(bytes) ?? Self.avif(bytes)
    guard let size, size.width > 0, size.height > 0 else { return nil }
    self = size
  }

  private static func png(_ bytes: [UInt8]) -> ImageSize? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    return ImageSize(width: big(bytes, 16, 4), height: big(bytes, 20, 4))
  }

  private static func gif(_ bytes: [UInt8]) -> ImageSize? {
    guard bytes.count >= 10, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
    return ImageSize(width: little(bytes, 6, 2), height: little(bytes, 8, 2))
  }

  /// Returns the size in the frame header of a JPEG file, after the other segments (ITU T.81, B.2).
  private static func jpeg(_ bytes: [UInt8]) -> ImageSize? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var index = 2
    var isTurned = false
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        let (width, height) = (big(bytes, index + 7, 2), big(bytes, index + 5, 2))
        return isTurned ? ImageSize(width: height, height: width) : ImageSize(width: width, height: height)
      }
      if marker == 0xE1 { isTurned = isTurned || EXIFOrientation(bytes, at: index + 4)?.isTurned == true }
      index += 2 + max(big(bytes, index + 2, 2), 2)
    }
    return nil
  }

  private static func webP(_ bytes: [UInt8]) -> ImageSize? {
    guard bytes.count >= 30, bytes.starts(with: Array("RIFF".utf8)), bytes[8..<12].elementsEqual("WEBP".utf8) else {
      return nil
    }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8 ": return ImageSize(width: little(bytes, 26, 2) & 0x3FFF, height: little(bytes, 28, 2) & 0x3FFF)
    case "VP8L":
      let bits = little(bytes, 21, 4)
      return ImageSize(width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
    case "VP8X": return ImageSize(width: little(bytes, 24, 3) + 1, height: little(bytes, 27, 3) + 1)
    default: return nil
    }
  }

  private static func big(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
    bytes[start..<(start + count)].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func little(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
    bytes[start..<(start + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
