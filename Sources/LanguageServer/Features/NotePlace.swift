import Diagnostics
import Notes

/// The context of a location in a note.
enum NotePlace {
  /// Front matter, with the text of the line before the location.
  case frontMatter(String)
  /// The options of a fence, with the text between the backticks and the location.
  case fenceInfo(String)
  /// The code of a Swift fence, with the UTF-8 offset of the location and the code of the fences before it.
  case code(String, offset: Int, earlier: [String])
  case elsewhere

  /// - Parameter place: the location. Lines and columns count from 1, and columns count bytes.
  init(_ place: Location, in text: String) {
    let document = Document(text: text, path: "")
    let line = document.source.line(place.line)
    let before = String(decoding: line.utf8.prefix(max(place.column, 1) - 1), as: UTF8.self)
    if Self.isInFrontMatter(place.line, document.source) {
      self = .frontMatter(before)
      return
    }
    var earlier: [String] = []
    for (block, span) in document.codeBlocks where block.isFenced {
      if place.line == span.start.line, let info = Self.info(before) {
        self = .fenceInfo(info)
        return
      }
      if block.info.isSwift, let offset = Self.offset(of: place, in: block) {
        self = .code(block.code, offset: offset, earlier: earlier)
        return
      }
      if block.info.isSwift { earlier.append(block.code) }
    }
    self = .elsewhere
  }

  private static func isInFrontMatter(_ line: Int, _ source: SourceFile) -> Bool {
    guard line > 1, source.line(1).trimmedEnd == "---" else { return false }
    return !(2...line).contains { ["---", "..."].contains(source.line($0).trimmedEnd) }
  }

  /// Returns the text after the backticks or tildes of a fence; `nil` if the line has fewer than three.
  private static func info(_ before: String) -> String? {
    guard let mark = before.firstIndex(where: { $0 == "`" || $0 == "~" }) else { return nil }
    let rest = before[mark...].drop { $0 == before[mark] }
    return before[mark...].utf8.count - rest.utf8.count >= 3 ? String(rest) : nil
  }

  private static func offset(of place: Location, in block: CodeBlock) -> Int? {
    guard let index = block.lineStarts.firstIndex(where: { $0.line == place.line }) else { return nil }
    let code = SourceFile(path: "", text: block.code)
    let column = max(1, place.column - block.lineStarts[index].column + 1)
    return code.offset(of: Location(line: index + 1, column: column))
  }
}

extension Substring {
  fileprivate var trimmedEnd: Substring {
    var line = self
    while line.last == " " || line.last == "\t" { line.removeLast() }
    return line
  }
}
