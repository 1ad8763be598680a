/// Keeps the signs of emphasis in the id that a heading gives itself, `## Words {#A.__call__}`, from being read as
/// emphasis.
enum HeadingNameMask {
  /// Returns the text with backslashes before such signs, at the ends of lines, so that no column changes that matters;
  /// `nil` where there are none.
  static func masking(_ text: String) -> String? {
    guard text.containsBytes(of: "{#") else { return nil }
    var fences = FenceTracker()
    var isMasked = false
    let lines = text.byteLines.map { line in
      guard !fences.isCode(line), line.hasPrefix("#"), let start = line.lastPlace(of: "{#"),
        line.utf8.last(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: "}"),
        line[start...].utf8.contains(where: signs.contains)
      else { return String(line) }
      isMasked = true
      var name = ""
      for sign in line[start...] { name += (sign == "_" || sign == "*" ? "\\" : "") + String(sign) }
      return line[..<start] + name
    }
    return isMasked ? lines.joined(separator: "\n") : nil
  }

  private static let signs = [UInt8(ascii: "_"), UInt8(ascii: "*")]
}

extension Substring {
  /// The last place of two ASCII characters.
  fileprivate func lastPlace(of signs: String) -> Index? {
    let wanted = Array(signs.utf8)
    var place = utf8.lastIndex(of: wanted[0])
    while let found = place {
      if utf8[found...].starts(with: wanted) { return found }
      place = utf8[..<found].lastIndex(of: wanted[0])
    }
    return nil
  }
}
