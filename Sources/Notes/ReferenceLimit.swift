import Diagnostics

/// Finds link definitions that would multiply a note's size: each use of `[name]` repeats the URL and title of its
/// definition, so a note of a hundred kilobytes can become gigabytes.
struct ReferenceLimit {
  /// A definition, `[name]: URL "title"`.
  private struct Definition {
    var name: String
    /// The range of its first line, and the most bytes that its URL and title can have.
    var line: Range<Int>
    var length: Int
  }

  /// The most bytes that all uses may add up to, in addition to twice the note.
  private static let most = 4_000_000
  /// The most characters of a label in Markdown.
  private static let longestName = 999

  /// The text with spaces in place of the definitions that are left out, byte for byte.
  let text: String
  /// The definitions that are left out: the offset of each in bytes, its name and its number of uses.
  let excess: [(offset: Int, name: String, uses: Int)]

  /// Returns `nil` where all definitions can be read.
  init?(_ markdown: String) {
    guard markdown.utf8.count > 20_000, markdown.utf8.contains(UInt8(ascii: "[")) else { return nil }
    var bytes = Array(markdown.utf8)
    let definitions = Self.definitions(in: bytes)
    guard !definitions.isEmpty else { return nil }
    let uses = Self.uses(in: bytes)
    var room = Self.most + 2 * bytes.count
    var excess: [(offset: Int, name: String, uses: Int)] = []
    for definition in definitions {
      let count = uses[definition.name, default: 1]
      let (cost, overflows) = definition.length.multipliedReportingOverflow(by: count)
      if !overflows, cost <= room {
        room -= cost
      } else {
        excess.append((definition.line.lowerBound, definition.name, count))
        for index in definition.line where bytes[index] != UInt8(ascii: "\r") { bytes[index] = UInt8(ascii: " ") }
      }
    }
    guard !excess.isEmpty else { return nil }
    self.excess = excess
    text = String(decoding: bytes, as: UTF8.self)
  }

  private static func definitions(in bytes: [UInt8]) -> [Definition] {
    var found: [Definition] = []
    var start = 0
    // Whether the next lines can belong to the title of the last definition found.
    var isOpen = false
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let first = bytes[start..<end].firstIndex { !isMarker($0) }
      if let first, bytes[first] == UInt8(ascii: "["), let (name, behind) = label(in: bytes, at: first),
        behind < end, bytes[behind] == UInt8(ascii: ":")
      {
        found.append(Definition(name: name, line: first..<end, length: end - behind))
        isOpen = true
      } else if first == nil {
        isOpen = false
      } else if isOpen {
        found[found.count - 1].length += end - start
      }
      start = end + 1
    }
    return found
  }

  /// Whether a byte can precede a definition in its line: indentation or a quote marker.
  private static func isMarker(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "\r")
  }

  /// Returns the number of times that each name is in brackets, including its definition.
  private static func uses(in bytes: [UInt8]) -> [String: Int] {
    var uses: [String: Int] = [:]
    var index = 0
    while let open = bytes[index...].firstIndex(of: UInt8(ascii: "[")) {
      if let (name, behind) = label(in: bytes, at: open) {
        uses[name, default: 0] += 1
        index = behind
      } else {
        index = open + 1
      }
    }
    return uses
  }

  /// Returns the name in the brackets that open at an offset, normalized for comparison, and the offset after them.
  private static func label(in bytes: [UInt8], at open: Int) -> (name: String, behind: Int)? {
    var index = open + 1
    while index < bytes.count, index - open <= longestName {
      switch bytes[index] {
      case UInt8(ascii: "["): return nil
      case UInt8(ascii: "]"):
        let written = String(decoding: bytes[(open + 1)..<index], as: UTF8.self)
        let name = written.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return name.isEmpty ? nil : (name, index + 1)
      case UInt8(ascii: "\\"): index += 2
      default: index += 1
      }
    }
    return nil
  }

  /// Returns the warnings about the definitions that are left out.
  func warnings(in source: SourceFile, from start: Int) -> [Diagnostic] {
    excess.map { definition in
      Diagnostic(
        .warning, "limit-reference",
        "link definition '[\(definition.name)]' is long and used \(definition.uses) times; it is left out",
        file: source.path, span: Span(at: source.location(atOffset: start + definition.offset)),
        hint: "use a shorter URL; the page would repeat it at each use")
    }
  }
}
