/// Removes what only MyST reads: lines that begin with `%` are comments.
///
/// Source: <https://mystmd.org/guide/syntax-overview#comments>
enum MySTText {
  static func rewritten(_ lines: [Substring]) -> [String] {
    var fences = FenceTracker()
    return lines.map { line in
      if fences.isCode(line) { return String(line) }
      return line.drop { $0 == " " }.first == "%" && line.prefix { $0 == " " }.count < 4 ? "" : String(line)
    }
  }
}
