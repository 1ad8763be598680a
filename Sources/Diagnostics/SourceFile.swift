/// A text that diagnostics refer to: its path and its contents.
public struct SourceFile: Sendable {
  /// The path for messages, relative to the current folder; `<stdin>` for standard input.
  public let path: String
  public let text: String
  /// The UTF-8 offset at which each line starts; the first is always 0.
  private let lineStarts: [Int]

  public init(path: String, text: String) {
    self.path = path
    self.text = text
    var starts = [0]
    starts.reserveCapacity(1 + text.utf8.count { $0 == UInt8(ascii: "\n") })
    var offset = 0
    for byte in text.utf8 {
      offset += 1
      if byte == UInt8(ascii: "\n") { starts.append(offset) }
    }
    lineStarts = starts
  }

  public var lineCount: Int { lineStarts.count }

  /// Returns the location of a UTF-8 offset; offsets outside the text are clamped.
  public func location(atOffset offset: Int) -> Location {
    let offset = max(0, min(offset, text.utf8.count))
    var low = 0
    var high = lineStarts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return Location(line: low + 1, column: offset - lineStarts[low] + 1)
  }

  /// Returns the UTF-8 offset of a location; locations after the end of a line or of the text are clamped.
  public func offset(of location: Location) -> Int {
    guard location.line >= 1 else { return 0 }
    guard location.line <= lineStarts.count else { return text.utf8.count }
    let start = lineStarts[location.line - 1]
    let end = location.line < lineStarts.count ? lineStarts[location.line] - 1 : text.utf8.count
    return max(start, min(start + location.column - 1, end))
  }

  /// Returns the text of a line, counted from 1, without its line break; empty if there is no such line.
  public func line(_ number: Int) -> Substring {
    guard number >= 1, number <= lineStarts.count else { return "" }
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: lineStarts[number - 1])
    let length = number < lineStarts.count ? lineStarts[number] - 1 - lineStarts[number - 1] : nil
    let end = length.map { utf8.index(start, offsetBy: $0) } ?? utf8.endIndex
    return text[start..<end]
  }
}

/// A location in a text. Lines and columns count from 1; columns count UTF-8 bytes.
public struct Location: Hashable, Encodable, Sendable, Comparable {
  // Document trees store two locations for each inline element, so these are small. No text exceeds their range.
  private var lineNumber: Int32
  private var columnNumber: Int32

  public var line: Int {
    get { Int(lineNumber) }
    set { lineNumber = Int32(clamping: newValue) }
  }

  public var column: Int {
    get { Int(columnNumber) }
    set { columnNumber = Int32(clamping: newValue) }
  }

  public init(line: Int, column: Int) {
    (lineNumber, columnNumber) = (Int32(clamping: line), Int32(clamping: column))
  }

  public static func < (a: Location, b: Location) -> Bool { (a.line, a.column) < (b.line, b.column) }
}

/// A range of a text, from `start` up to but not including `end`.
public struct Span: Hashable, Encodable, Sendable {
  public var start: Location
  public var end: Location

  public init(_ start: Location, _ end: Location) {
    self.start = start
    self.end = max(start, end)
  }

  /// Creates an empty span at a location.
  public init(at location: Location) { self.init(location, location) }
}
