import Notes

/// The lines of a Markdown text in which fences are replaced; all other lines stay the same, byte for byte.
struct FencedLines {
  private let lines: [[UInt8]]
  /// The replacements of lines, by index; an empty one removes the line.
  private var replaced: [Int: [[UInt8]]] = [:]

  init(_ bytes: [UInt8]) {
    lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
  }

  var count: Int { lines.count }

  var bytes: [UInt8] {
    let all = lines.indices.flatMap { replaced[$0] ?? [lines[$0]] }
    return Array(all.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// Inserts a line of HTML in place of a fence or after it, with blank lines around it: a block of HTML ends only at a
  /// blank line.
  ///
  /// - Parameter indent: the indentation of the container around the fence.
  mutating func put(_ html: String, at fence: NoteFences.Fence, indent: Int = 0, keepingCode: Bool) {
    let (first, last) = (fence.span.start.line - 1, fence.span.end.line - 1)
    guard lines.indices.contains(first), lines.indices.contains(last), first <= last else { return }
    let opening = lines[first].prefix(max(fence.span.start.column - 1, 0) + indent)
    let around = Self.continued(opening)
    var bare = around
    while let end = bare.last, end == UInt8(ascii: " ") || end == UInt8(ascii: "\t") { bare.removeLast() }
    let blank = Self.ended(bare, lines[last])
    let figure = Self.ended(around + Array(html.utf8), lines[last])
    guard keepingCode else {
      for index in first...last { replaced[index] = [] }
      replaced[first] = [Self.ended(Array(opening) + Array(html.utf8), lines[last]), blank]
      // Without a blank line, the paragraph before would continue into the HTML.
      if around == Array(opening), first > 0 { replaced[first]?.insert(blank, at: 0) }
      return
    }
    guard Self.isClosing(lines[last], opening: first == last) else { return }
    replaced[first] = [Self.plain(lines[first], fence, indent)]
    replaced[last] = (replaced[last] ?? [lines[last]]) + [blank, figure, blank]
  }

  /// Returns the opening line with only the language: other tools may not understand the options.
  private static func plain(_ line: [UInt8], _ fence: NoteFences.Fence, _ indent: Int) -> [UInt8] {
    let start = max(fence.span.start.column - 1, 0) + indent
    let marks = line.dropFirst(start).prefix { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "~") }
    guard !marks.isEmpty, fence.block.info.isSwift || fence.block.info.isViewTree else { return line }
    return ended(Array(line.prefix(start) + marks) + Array("swift".utf8), line)
  }

  /// Returns the prefix that continues the list item or quote of an opening line.
  static func continued(_ opening: some Collection<UInt8>) -> [UInt8] {
    opening.map { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "\t") ? $0 : UInt8(ascii: " ") }
  }

  /// Whether a line closes a fence; at the end of a file the closing line may be missing.
  static func isClosing(_ line: [UInt8], opening: Bool) -> Bool {
    guard !opening else { return false }
    let text = String(decoding: line, as: UTF8.self).drop { " \t>".contains($0) }
    return text.hasPrefix("```") || text.hasPrefix("~~~")
  }

  /// Returns a line with the same line ending as another.
  private static func ended(_ line: [UInt8], _ other: [UInt8]) -> [UInt8] {
    other.last == UInt8(ascii: "\r") ? line + [UInt8(ascii: "\r")] : line
  }
}
