/// The text of a note that its author hid between `%%` and `%%`, found before blocks are parsed.
///
/// Everything from one `%%` to the next is hidden, across lines and blocks; without a closing mark, the rest of the
/// note is hidden. Code holds no comments, and `\%%` is text.
///
/// Text between `{/*` and `*/}`, MDX's comments, and between `{::comment}` and `{:/comment}`, kramdown's, is hidden too. HTML comments are found as well: a page never shows
/// them, and a note's published copy leaves them out.
///
/// Source: <https://help.obsidian.md/syntax>, <https://mdxjs.com/docs/what-is-mdx/#expressions>,
/// <https://kramdown.gettalong.org/syntax.html#extensions>,
/// <https://spec.commonmark.org/0.31.2/#html-comment>
struct HiddenText {
  /// A comment, and the lines in which it starts and ends.
  private struct Comment {
    /// The comment with its marks, as offsets in bytes.
    var range: Range<Int>
    /// The line in which the comment starts, and the start of the line's content after the markers of quotes and lists.
    var line: Int
    var content: Int
    /// The end of the line in which the comment ends.
    var lineEnd: Int
    /// Whether the comment is left to the Markdown parser: an HTML comment that starts its line, or a mark such as
    /// `<!--more-->`. Within a line the parser finds only comments without two hyphens in them.
    var isLeft = false
  }

  private var comments: [Comment] = []
  /// Whether the rest of the note holds no end of an HTML comment.
  private var isUnclosed = false
  /// The marks at the starts of comments of other tools of which the rest of the note holds no end.
  private var openMarks: Set<String> = []
  /// The offset at which the Markdown starts.
  private let start: Int
  /// The start of the comment that is not closed.
  private(set) var unclosed: Int?
  private var source: MarkdownBytes

  private static let percent = UInt8(ascii: "%")
  private static let space = UInt8(ascii: " ")
  /// A control character without a meaning, which takes the place of hidden text so that lines and columns don't
  /// change.
  static let filler: UInt8 = 0x7F

  /// - Parameter start: The offset at which the Markdown starts.
  /// - Returns: `nil` where nothing is hidden.
  init?(_ text: String, from start: Int) {
    guard ["%%", "<!--", "{/*", "{::comment}"].contains(where: text.containsBytes) else { return nil }
    self.start = start
    source = MarkdownBytes(bytes: Array(text.utf8))
    find(from: start)
    if comments.isEmpty { return nil }
  }

  // MARK: Finding

  private mutating func find(from start: Int) {
    let end = source.bytes.count
    var position = start
    var paragraphEnd = start
    while position < end {
      var line = position
      position = source.skippingMarkers(from: line)
      if let behind = source.fenceEnd(at: position, of: line) {
        position = behind
        continue
      }
      if line >= paragraphEnd { paragraphEnd = source.paragraphEnd(after: line) }
      var (content, lineEnd) = (position, source.lineEnd(from: line))
      while position < lineEnd {
        if let end = htmlCommentEnd(from: position, content: content) {
          if end > lineEnd { lineEnd = source.lineEnd(from: end) }
          let isLeft = position == content || isMark(htmlComment: position..<end)
          comments.append(
            Comment(range: position..<end, line: line, content: content, lineEnd: lineEnd, isLeft: isLeft))
          position = end
          if !isLeft, let feed = source.bytes[comments[comments.count - 1].range].lastIndex(of: FormulaFinder.feed) {
            (line, content) = (feed + 1, position)
          }
          continue
        }
        if let end = expressionEnd(from: position) {
          if end > lineEnd { lineEnd = source.lineEnd(from: end) }
          comments.append(Comment(range: position..<end, line: line, content: content, lineEnd: lineEnd))
          position = end
          if let feed = source.bytes[comments[comments.count - 1].range].lastIndex(of: FormulaFinder.feed) {
            (line, content) = (feed + 1, position)
          }
          continue
        }
        guard source.bytes[position] == Self.percent, isMark(at: position) else {
          position = step(from: position, lineEnd: lineEnd, paragraphEnd: max(paragraphEnd, lineEnd))
          if position > lineEnd {
            // Code has ended on another line.
            (line, content) = (lineEnd + 1, lineEnd + 1)
            lineEnd = source.lineEnd(from: min(position, end))
          }
          continue
        }
        let close = close(from: position + 2)
        if close == nil { unclosed = position }
        let range = position..<(close ?? end)
        if range.upperBound > lineEnd { lineEnd = source.lineEnd(from: range.upperBound) }
        comments.append(Comment(range: range, line: line, content: content, lineEnd: lineEnd))
        position = range.upperBound
        if let feed = source.bytes[range].lastIndex(of: FormulaFinder.feed) { (line, content) = (feed + 1, position) }
      }
      position = max(position, lineEnd) + 1
    }
  }

  /// Moves past one element that is no comment; code may continue in the lines of its paragraph.
  private mutating func step(from position: Int, lineEnd: Int, paragraphEnd: Int) -> Int {
    switch source.bytes[position] {
    case UInt8(ascii: "\\"):
      if position + 1 >= lineEnd { return position + 1 }
      return isMark(at: position + 1) ? position + 3 : position + 2
    case FormulaFinder.backtick: return source.codeEnd(from: position, limit: paragraphEnd)
    default: return position + 1
    }
  }

  /// Returns the end of an HTML comment that starts here. One that is not closed is a comment only at the start of a
  /// line.
  private mutating func htmlCommentEnd(from start: Int, content: Int) -> Int? {
    guard source.bytes[start] == UInt8(ascii: "<"), source.bytes[start...].starts(with: "<!--".utf8) else { return nil }
    // The shortest comments are complete.
    for short in ["<!-->", "<!--->"] where source.bytes[start...].starts(with: short.utf8) {
      return start + short.utf8.count
    }
    var offset = start + 4
    while !isUnclosed, let next = source.bytes[min(offset, source.bytes.count)...].firstIndex(of: UInt8(ascii: "-")) {
      if source.bytes[next...].starts(with: "-->".utf8) { return next + 3 }
      offset = next + 1
    }
    isUnclosed = true
    return start == content ? source.bytes.count : nil
  }

  /// Returns the end of a comment of MDX or kramdown that starts here; `nil` where none does, or where it is not closed.
  private mutating func expressionEnd(from start: Int) -> Int? {
    guard source.bytes[start] == UInt8(ascii: "{") else { return nil }
    for (open, ends) in [("{/*", ["*/}"]), ("{::comment}", ["{:/comment}", "{:/}"])]
    where source.bytes[start...].starts(with: open.utf8) && !openMarks.contains(open) {
      var offset = start + open.utf8.count
      while let next = source.bytes[min(offset, source.bytes.count)...].firstIndex(of: Array(ends[0].utf8)[0]) {
        if let end = ends.first(where: { source.bytes[next...].starts(with: $0.utf8) }) { return next + end.utf8.count }
        offset = next + 1
      }
      openMarks.insert(open)
    }
    return nil
  }

  /// Whether a comment marks the end of a note's excerpt.
  private func isMark(htmlComment range: Range<Int>) -> Bool {
    let words = source.bytes[range].dropFirst(4).dropLast(3).filter { !source.isSpace($0) }
    return ["more", "excerpt"].contains { words.elementsEqual($0.utf8) }
  }

  private func isMark(at offset: Int) -> Bool {
    source.byte(offset) == Self.percent && source.byte(offset + 1) == Self.percent
  }

  /// Returns the end of the mark that closes a comment.
  private func close(from start: Int) -> Int? {
    var offset = start
    while let next = source.bytes[min(offset, source.bytes.count)...].firstIndex(of: Self.percent) {
      if isMark(at: next) { return next + 2 }
      offset = next + 1
    }
    return nil
  }

  // MARK: Leaving out

  /// The text with spaces in place of hidden text; places in the note stay valid in it.
  var blanked: String {
    var bytes = source.bytes
    for comment in comments where !comment.isLeft {
      for offset in comment.range where bytes[offset] != FormulaFinder.feed { bytes[offset] = Self.space }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The Markdown without hidden text, as published in the note's copy.
  var removed: String {
    var bytes: [UInt8] = []
    var position = start
    for comment in comments.map(\.range) {
      bytes += source.bytes[position..<comment.lowerBound]
      position = comment.upperBound
      // A line that holds nothing else is removed with the comment.
      let beginsLine = bytes.last.map { $0 == FormulaFinder.feed } ?? true
      if beginsLine, source.byte(position) == FormulaFinder.feed { position += 1 }
    }
    return String(decoding: bytes + source.bytes[position...], as: UTF8.self)
  }

  /// The text for the Markdown parser: lines that are completely hidden are empty, and other hidden text is replaced by
  /// fillers, which belong to no word.
  var masked: String {
    var bytes = source.bytes
    for comment in comments where !comment.isLeft { mask(comment, in: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func mask(_ comment: Comment, in bytes: inout [UInt8]) {
    let (range, content) = (comment.range, comment.content)
    let hasBefore = content < range.lowerBound
    let isFollowed = !source.bytes[range.upperBound..<comment.lineEnd].allSatisfy { source.isSpace($0) }
    // A comment within a paragraph does not end it.
    let isWithin = hasBefore && !hasEmptyLine(range)
    let isMultiline = source.bytes[range].contains(FormulaFinder.feed)
    let depth = isMultiline ? source.quoteDepth(comment.line, min(content, range.lowerBound)) : 0
    var start = range.lowerBound
    while start < range.upperBound {
      let end = source.bytes[start..<range.upperBound].firstIndex(of: FormulaFinder.feed) ?? range.upperBound
      let isFirst = start == range.lowerBound
      if !isFirst { start = behindQuotes(from: start, end: end, depth: depth) }
      let isSeen = isWithin || isFirst && hasBefore || end == range.upperBound && isFollowed
      for offset in start..<max(start, end) { bytes[offset] = isSeen ? Self.filler : Self.space }
      start = end + 1
    }
    // The text before the comment ends its line, and the text after it starts one, without the spaces between them.
    if hasBefore, !isFollowed || isMultiline {
      var offset = range.lowerBound - 1
      while offset >= content, isBlank(bytes[offset]) {
        bytes[offset] = Self.filler
        offset -= 1
      }
    }
    if !hasBefore || (!isWithin && isMultiline), isFollowed {
      var offset = range.upperBound
      while isBlank(source.byte(offset)) {
        bytes[offset] = Self.filler
        offset += 1
      }
    }
  }

  private func isBlank(_ byte: UInt8?) -> Bool { byte == Self.space || byte == 0x09 }

  private func behindQuotes(from start: Int, end: Int, depth: Int) -> Int {
    var (offset, left) = (start, depth)
    while offset < end, left > 0 || source.isSpace(source.bytes[offset]) {
      if source.bytes[offset] == UInt8(ascii: ">") { left -= 1 } else if !source.isSpace(source.bytes[offset]) { break }
      offset += 1
    }
    return offset
  }

  private func hasEmptyLine(_ range: Range<Int>) -> Bool {
    var isEmpty = false
    for byte in source.bytes[range] {
      if byte == FormulaFinder.feed {
        if isEmpty { return true }
        isEmpty = true
      } else if !source.isSpace(byte) {
        isEmpty = false
      }
    }
    return false
  }

  /// Returns the text without fillers.
  static func reveal(_ text: String) -> String {
    text.utf8.contains(filler) ? String(decoding: text.utf8.filter { $0 != filler }, as: UTF8.self) : text
  }
}
