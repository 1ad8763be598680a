import Diagnostics

/// A list of quoted texts in the configuration of another tool: `exclude: ['a', "b"]`, `exclude_patterns = ["a"]`,
/// `:hidden ["a"]`. JavaScript, Python, TOML, YAML and EDN write such lists alike; other values can't be read.
enum WrittenList: Equatable {
  case absent
  case values([String])
  /// The value is no list of quoted texts; the place of its key.
  case unreadable(Location)

  /// Finds the list that belongs to a key.
  static func find(_ key: String, in text: String) -> WrittenList {
    let bytes = Array(text.utf8)
    let name = Array(key.utf8)
    var line = 1
    var start = 0
    for offset in bytes.indices {
      if bytes[offset] == UInt8(ascii: "\n") { (line, start) = (line + 1, offset + 1) }
      guard bytes[offset...].starts(with: name), !isWord(bytes, offset - 1), !isWord(bytes, offset + name.count),
        !isComment(bytes[start..<offset])
      else { continue }
      var rest = bytes[(offset + name.count)...].drop {
        isSpace($0) || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'")
      }
      let hasSign = rest.first == UInt8(ascii: ":") || rest.first == UInt8(ascii: "=")
      guard hasSign || key.hasPrefix(":") else { continue }
      if hasSign { rest = rest.dropFirst().drop(while: isSpace) }
      if let values = values(rest) { return .values(values) }
      return .unreadable(Location(line: line, column: offset - start + 1))
    }
    return .absent
  }

  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

  private static func isWord(_ bytes: [UInt8], _ offset: Int) -> Bool {
    guard bytes.indices.contains(offset) else { return false }
    let scalar = Unicode.Scalar(bytes[offset])
    return scalar.properties.isAlphabetic || scalar == "_" || scalar == "-" || ("0"..."9").contains(scalar)
  }

  private static func isComment(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop(while: isSpace)
    return text.starts(with: "//".utf8) || text.starts(with: "#".utf8) || text.starts(with: ";".utf8)
      || text.starts(with: "*".utf8)
  }

  /// Returns the texts of a list in brackets, or of a YAML list of lines; `nil` if there is anything else in it.
  private static func values(_ text: ArraySlice<UInt8>) -> [String]? {
    var rest = text
    guard rest.first == UInt8(ascii: "[") else { return lines(text) }
    rest = rest.dropFirst()
    var values: [String] = []
    while let byte = rest.first {
      if byte == UInt8(ascii: "]") { return values }
      if isSpace(byte) || byte == UInt8(ascii: ",") {
        rest = rest.dropFirst()
      } else if rest.starts(with: "//".utf8) || byte == UInt8(ascii: "#") || byte == UInt8(ascii: ";") {
        rest = rest.drop { $0 != UInt8(ascii: "\n") }
      } else if [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`")].contains(byte) {
        let inner = rest.dropFirst()
        guard let close = inner.firstIndex(of: byte) else { return nil }
        values.append(String(decoding: inner[..<close], as: UTF8.self))
        rest = inner[(close + 1)...]
      } else {
        return nil
      }
    }
    return nil
  }

  /// Returns the values of lines that begin with `- `; `nil` if the first one doesn't.
  private static func lines(_ text: ArraySlice<UInt8>) -> [String]? {
    let lines = text.split(separator: UInt8(ascii: "\n")).map { $0.drop(while: isSpace) }
      .prefix { $0.starts(with: "- ".utf8) || $0.isEmpty || $0.first == UInt8(ascii: "#") }
    let values = lines.filter { $0.first == UInt8(ascii: "-") }.map { line in
      String(decoding: line.dropFirst(2), as: UTF8.self).trimmingQuotes
    }
    return values.isEmpty ? nil : values
  }
}

extension String {
  /// The text without the spaces and quotes around it.
  fileprivate var trimmingQuotes: String {
    let marks: Set<Character> = [" ", "\t", "\r", "\"", "'"]
    return String(drop { marks.contains($0) }.reversed().drop { marks.contains($0) }.reversed())
  }
}
