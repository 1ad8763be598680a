import Diagnostics

/// Reads definition lists: a line of a term, and below it lines that begin with a colon.
///
/// The colon is replaced by a hyphen before the text is parsed, so that each definition becomes an item of a list; the
/// paragraph above is its term.
///
/// Source: <https://michelf.ca/projects/php-markdown/extra/#def-list>
enum DefinitionLists {
  private static let (colon, hyphen) = (UInt8(ascii: ":"), UInt8(ascii: "-"))

  /// Returns the text with its definitions as items, and their lines, from 0; `nil` where there are none.
  static func masking(_ text: String) -> (text: String, lines: Set<Int>)? {
    guard text.containsBytes(of: "\n: ") || text.containsBytes(of: "\n:\t") || text.containsBytes(of: "\n :") else {
      return nil
    }
    var bytes = Array(text.utf8)
    var found: Set<Int> = []
    var fences = FenceTracker()
    // The last line of text, whether an empty line follows it, and whether it is in a definition.
    var (last, isApart, isInList) = (Substring(), false, false)
    var offset = 0
    for (number, line) in text.byteLines.enumerated() {
      defer { offset += line.utf8.count + 1 }
      if fences.isCode(line) {
        (last, isInList) = ("", false)
        continue
      }
      let margin = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
      guard line.firstSign != nil else {
        isApart = true
        continue
      }
      if margin < 4, beginsDefinition(line.utf8.dropFirst(margin)), isInList || isTerm(last) {
        bytes[offset + margin] = hyphen
        found.insert(number)
        isInList = true
      } else if margin < 2, isInList, isApart {
        isInList = false
      }
      (last, isApart) = (line, false)
    }
    return found.isEmpty ? nil : (String(decoding: bytes, as: UTF8.self), found)
  }

  private static func beginsDefinition(_ text: Substring.UTF8View) -> Bool {
    guard text.first == colon, let next = text.dropFirst().first else { return false }
    return (next == UInt8(ascii: " ") || next == UInt8(ascii: "\t")) && Substring(text.dropFirst()).firstSign != nil
  }

  /// Whether a line can be a term: text that begins no other block.
  private static func isTerm(_ line: Substring) -> Bool {
    guard let first = line.first, first != " ", first != "\t" else { return false }
    if "#>|<-*+:`~=![".contains(first) {
      // Emphasis and code are words.
      guard "*`[".contains(first), line.dropFirst().first != " " else { return false }
    }
    return !line.contains("|") && line.prefixMatch(of: /\d+[.)][ \t]/) == nil
  }

  /// Returns blocks in which each list of definitions has the terms that are written above it.
  static func joined(_ blocks: [Block]) -> [Block] {
    guard blocks.contains(where: { $0.definitions != nil }) else { return blocks }
    var result: [Block] = []
    for block in blocks {
      guard var list = block.definitions else {
        result.append(block)
        continue
      }
      if case .paragraph(let content)? = result.last?.kind {
        list.items[0].terms = content.split { $0.kind == .softBreak || $0.kind == .lineBreak }.map(Array.init)
        result.removeLast()
      }
      var span = block.span
      if let before = result.last?.definitions {
        span = Span(result[result.count - 1].span.start, span.end)
        list.isTight = before.isTight && list.isTight
        list.items = before.items + list.items
        result.removeLast()
      }
      result.append(Block(.list(list), span: span))
    }
    return result
  }
}

extension Block {
  /// The list, if it is one of definitions.
  fileprivate var definitions: ListBlock? {
    if case .list(let list) = kind, list.isDefinitions { list } else { nil }
  }
}
