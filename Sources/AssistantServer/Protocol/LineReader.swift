/// Reads lines from bytes that arrive in pieces.
struct LineReader {
  enum Line: Hashable {
    case line([UInt8])
    case tooLong
  }

  /// The longest line, in bytes.
  let longest: Int
  private var bytes: [UInt8] = []
  /// Whether bytes are skipped up to the next end of a line.
  private var isSkipping = false

  init(longest: Int) { self.longest = longest }

  /// Returns the lines that the bytes end.
  mutating func add(_ more: [UInt8]) -> [Line] {
    var lines: [Line] = []
    for part in more.split(separator: 10, omittingEmptySubsequences: false).dropLast() {
      take(part, &lines)
      if !isSkipping { lines.append(.line(bytes)) }
      (bytes, isSkipping) = ([], false)
    }
    take(more.suffix(from: more.lastIndex(of: 10).map { $0 + 1 } ?? 0), &lines)
    return lines
  }

  private mutating func take(_ part: ArraySlice<UInt8>, _ lines: inout [Line]) {
    guard !isSkipping else { return }
    guard bytes.count + part.count <= longest else {
      (bytes, isSkipping) = ([], true)
      return lines.append(.tooLong)
    }
    bytes += part
  }

  /// Returns what follows the last end of a line.
  mutating func end() -> Line? {
    defer { bytes = [] }
    return bytes.isEmpty || isSkipping ? nil : .line(bytes)
  }
}
