import Diagnostics
import Markup

/// The unit in which an editor counts columns.
package enum PositionEncoding: String, Hashable, Sendable {
  case utf8 = "utf-8"
  /// UTF-16 code units, which every client supports.
  case utf16 = "utf-16"
}

/// A position in a text as editors have it. Lines and columns count from 0.
package struct EditorPosition: Hashable, Sendable {
  package var line: Int
  package var character: Int

  package init(line: Int, character: Int) { (self.line, self.character) = (line, character) }

  /// - Returns: `nil` if the value is not a position.
  package init?(_ json: JSON?) {
    guard let line = json?["line"]?.count, let character = json?["character"]?.count else { return nil }
    self.init(line: line, character: character)
  }

  package var json: JSON { ["line": .number(Double(line)), "character": .number(Double(character))] }
}

/// The text of an open note in the editor.
///
/// Lines end with LF, CRLF or CR, as the protocol defines. Positions after the end of a line or of the text are
/// clamped; a position within a character is moved to its beginning.
package struct EditorText: Sendable {
  package private(set) var bytes: [UInt8]
  /// The byte offsets of the beginnings of lines; the first is always 0.
  private var lineStarts: [Int]

  /// The largest size of a text, in bytes.
  package static let largest = MessageReader.largest

  package init(_ text: String) {
    bytes = Array(text.utf8)
    lineStarts = Self.starts(of: bytes)
  }

  package var string: String { String(decoding: bytes, as: UTF8.self) }

  private static func starts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let isEnd = byte == 10 || byte == 13 && !(index + 1 < bytes.count && bytes[index + 1] == 10)
      if isEnd { starts.append(index + 1) }
    }
    return starts
  }

  /// Returns the byte range of a line, counted from 0, without its line break.
  private func range(ofLine line: Int) -> Range<Int> {
    let start = lineStarts[line]
    var end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
    while end > start, bytes[end - 1] == 10 || bytes[end - 1] == 13 { end -= 1 }
    return start..<end
  }

  // MARK: Places

  /// Returns the byte offset of a position.
  package func offset(of position: EditorPosition, _ encoding: PositionEncoding) -> Int {
    guard position.line < lineStarts.count else { return bytes.count }
    let line = range(ofLine: position.line)
    guard encoding == .utf16 else {
      var offset = position.character < line.count ? line.lowerBound + position.character : line.upperBound
      while offset > line.lowerBound, offset < line.upperBound, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      return offset
    }
    var (offset, units) = (line.lowerBound, 0)
    while offset < line.upperBound {
      let (length, width) = Self.scalar(bytes[offset])
      guard units + width <= position.character else { break }
      (offset, units) = (min(offset + length, line.upperBound), units + width)
    }
    return offset
  }

  /// Returns the position of a byte offset.
  package func position(of offset: Int, _ encoding: PositionEncoding) -> EditorPosition {
    let offset = max(0, min(offset, bytes.count))
    var (low, high) = (0, lineStarts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    let line = range(ofLine: low)
    let end = min(offset, line.upperBound)
    guard encoding == .utf16 else { return EditorPosition(line: low, character: end - line.lowerBound) }
    var (place, units) = (line.lowerBound, 0)
    while place < end {
      let (length, width) = Self.scalar(bytes[place])
      guard place + length <= end else { break }
      (place, units) = (place + length, units + width)
    }
    return EditorPosition(line: low, character: units)
  }

  /// Returns the position of a location.
  package func position(of location: Location, _ encoding: PositionEncoding) -> EditorPosition {
    guard location.line >= 1 else { return EditorPosition(line: 0, character: 0) }
    guard location.line <= lineStarts.count else { return position(of: bytes.count, encoding) }
    let line = range(ofLine: location.line - 1)
    return position(of: min(line.lowerBound + max(location.column, 1) - 1, line.upperBound), encoding)
  }

  /// Returns the location of a position.
  package func location(of position: EditorPosition, _ encoding: PositionEncoding) -> Location {
    let line = min(position.line, lineStarts.count - 1)
    return Location(line: line + 1, column: offset(of: position, encoding) - lineStarts[line] + 1)
  }

  /// Returns the numbers of bytes and of UTF-16 units of the character that begins with a byte.
  private static func scalar(_ first: UInt8) -> (length: Int, width: Int) {
    switch first {
    case 0xF0...: (4, 2)
    case 0xE0...: (3, 1)
    case 0xC0...: (2, 1)
    default: (1, 1)
    }
  }

  // MARK: Edits

  /// Replaces the text in a range.
  package mutating func replace(
    from start: EditorPosition, to end: EditorPosition, with text: String, _ encoding: PositionEncoding
  ) {
    let low = offset(of: start, encoding)
    let high = max(low, offset(of: end, encoding))
    bytes.replaceSubrange(low..<high, with: text.utf8)
    lineStarts = Self.starts(of: bytes)
  }
}

extension JSON {
  /// The value as an integer from 0 to 2³¹, as in positions and versions; `nil` for other values.
  var count: Int? {
    guard let number, let value = Int(exactly: number), (0...(1 << 31)).contains(value) else { return nil }
    return value
  }
}
