import Diagnostics

/// A note's bytes as text, with the damage found on the way.
///
/// Two kinds of damage are found: bytes that are not valid UTF-8 (left over from Windows-1252), and text that was
/// encoded in UTF-8 twice (`donâ€™t` for `don’t`). Both are reported, and repaired if the configuration asks for it.
package struct DecodedText: Sendable {
  package struct Damage: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case invalidBytes, encodedTwice }
    package var kind: Kind
    /// The damaged text, and the text that was most likely meant.
    package var found: String
    package var meant: String
    /// The place in ``DecodedText/text``.
    package var span: Span
  }

  /// The text with line feeds as line ends and without a byte order mark.
  package private(set) var text: String
  package private(set) var damages: [Damage]
  package let isRepaired: Bool
  /// Whether the bytes were UTF-16, detected by a byte order mark or by zero bytes.
  package let isUTF16: Bool

  package init(bytes: [UInt8], repairing: Bool) {
    isRepaired = repairing
    let wide = Self.fromUTF16(bytes)
    isUTF16 = wide != nil
    let bytes = wide ?? bytes
    let (lines, invalid) = Self.decode(bytes, repairing: repairing)
    damages = invalid
    text = ""
    text.reserveCapacity(bytes.count)
    for (index, line) in lines.enumerated() {
      if index > 0 { text += "\n" }
      guard line.utf8.contains(where: { $0 >= 0xC3 }) else {
        text += line
        continue
      }
      let (repaired, found) = DoubleEncoding.repair(line, number: index + 1, keepsColumns: !repairing)
      damages += found
      text += repairing ? repaired : line
    }
    damages.sort { $0.span.start < $1.span.start }
  }

  /// Returns a warning for each of the first `limit` places, and one with the number of the rest.
  package func diagnostics(in path: String, limit: Int = 20) -> [Diagnostic] {
    var diagnostics = damages.prefix(limit).map { diagnostic($0, path) }
    if isUTF16 {
      let start = Span(at: Location(line: 1, column: 1))
      diagnostics.insert(
        Diagnostic(
          .error, "utf-16", "file is encoded in UTF-16", file: path, span: start, hint: "save the file as UTF-8"),
        at: 0)
    }
    if damages.count > limit {
      diagnostics.append(
        Diagnostic(
          .warning, "damaged-text", "\(damages.count - limit) more places with damaged text", file: path,
          span: damages[limit].span))
    }
    return diagnostics
  }

  /// Converts UTF-16 to UTF-8; `nil` where the bytes have no byte order mark and nearly every other byte isn't 0.
  private static func fromUTF16(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count >= 2 else { return nil }
    let head = bytes.prefix(1_024)
    let (even, odd) = head.indices.reduce(into: (0, 0)) { counts, index in
      if head[index] == 0 { if index.isMultiple(of: 2) { counts.0 += 1 } else { counts.1 += 1 } }
    }
    let isLittle: Bool
    if bytes.starts(with: [0xFF, 0xFE]) || (odd * 8 > head.count * 3 && even == 0) {
      isLittle = true
    } else if bytes.starts(with: [0xFE, 0xFF]) || (even * 8 > head.count * 3 && odd == 0) {
      isLittle = false
    } else {
      return nil
    }
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private func diagnostic(_ damage: Damage, _ path: String) -> Diagnostic {
    let (code, message) =
      switch damage.kind {
      case .invalidBytes: ("invalid-utf8", "bytes that are not UTF-8, most likely '\(damage.meant)'")
      case .encodedTwice:
        ("doubly-encoded-utf8", "'\(damage.found)' is UTF-8 encoded twice, most likely '\(damage.meant)'")
      }
    return Diagnostic(
      .warning, code, message + (isRepaired ? "; repaired while reading" : ""), file: path, span: damage.span,
      hint: isRepaired ? nil : "save the file as UTF-8, or set 'text: repair' in vitrine.yml")
  }

  /// Splits the bytes into lines and decodes each; CRLF and CR end a line like LF.
  private static func decode(_ bytes: [UInt8], repairing: Bool) -> (lines: [String], damages: [Damage]) {
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    var lines: [String] = []
    var damages: [Damage] = []
    while true {
      let end = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? rest.endIndex
      let line = rest[rest.startIndex..<end]
      if let valid = String(validating: line, as: UTF8.self) {
        lines.append(valid)
      } else {
        let (text, found) = decodeDamaged(line, number: lines.count + 1, repairing: repairing)
        lines.append(text)
        damages += found
      }
      guard end < rest.endIndex else { return (lines, damages) }
      let isPair = rest[end] == 0x0D && end + 1 < rest.endIndex && rest[end + 1] == 0x0A
      rest = rest[(end + (isPair ? 2 : 1))...]
    }
  }

  private static func decodeDamaged(
    _ line: ArraySlice<UInt8>, number: Int, repairing: Bool
  ) -> (String, [Damage]) {
    var text = ""
    var damages: [Damage] = []
    var rest = line
    while !rest.isEmpty {
      let length = validPrefixLength(rest)
      text += String(decoding: rest.prefix(length), as: UTF8.self)
      rest = rest.dropFirst(length)
      guard let first = rest.first else { break }
      let meant = String(Windows1252.scalar(first))
      let start = Location(line: number, column: text.utf8.count + 1)
      text += repairing ? meant : "\u{FFFD}"
      damages.append(
        Damage(
          kind: .invalidBytes, found: "\u{FFFD}", meant: meant,
          span: Span(start, Location(line: number, column: text.utf8.count + 1))))
      rest = rest.dropFirst()
    }
    return (text, damages)
  }

  private static func validPrefixLength(_ bytes: ArraySlice<UInt8>) -> Int {
    var length = 0
    while length < bytes.count {
      let step = validSequenceLength(bytes.dropFirst(length))
      if step == 0 { break }
      length += step
    }
    return length
  }

  /// Returns the length in bytes of the well-formed UTF-8 sequence at the start, or 0 (Unicode 16, table 3-7).
  private static func validSequenceLength(_ bytes: ArraySlice<UInt8>) -> Int {
    guard let lead = bytes.first else { return 0 }
    let length = lead < 0x80 ? 1 : lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0
    guard length > 0, bytes.count >= length else { return 0 }
    return String(validating: bytes.prefix(length), as: UTF8.self) == nil ? 0 : length
  }
}
