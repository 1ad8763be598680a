import Diagnostics
import Notes

/// A Markdown text in which fences inside the containers of other tools are written as if they were outside.
///
/// MkDocs' admonitions and tabs (`!!! note`, `??? note`, `=== "Tab"`) and DocC's directives (`@Tab("A") {`) hold
/// indented lines, which are code for Markdown itself. All lines stay in their places.
struct ContainedFences {
  private(set) var bytes: [UInt8]
  /// The indentation that was taken from lines, by their numbers from 1.
  private var indents: [Int: Int] = [:]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    /// The containers around a line: their indentations.
    var containers: [Int] = []
    var fence: (indent: Int, mark: [UInt8], isContained: Bool)?
    for (index, line) in lines.enumerated() {
      let indent = Self.indent(of: line)
      let rest = line.dropFirst(indent)
      if let open = fence {
        if open.isContained {
          let taken = min(open.indent, indent)
          lines[index] = Array(line.dropFirst(taken))
          indents[index + 1] = taken
        }
        let marks = rest.prefix { $0 == open.mark[0] }
        if marks.count >= open.mark.count, rest.dropFirst(marks.count).allSatisfy(Self.isBlank) { fence = nil }
        continue
      }
      guard !rest.allSatisfy(Self.isBlank) else { continue }
      while let last = containers.last, indent <= last { containers.removeLast() }
      if let mark = Self.mark(rest) {
        let isContained = !containers.isEmpty && indent >= 4
        fence = (indent, mark, isContained)
        if isContained {
          lines[index] = Array(rest)
          indents[index + 1] = indent
        }
      } else if Self.opensContainer(rest) {
        containers.append(indent)
      } else if !containers.isEmpty, indent >= 4, rest.starts(with: "<!-- ".utf8) {
        // A comment around the figure of a fence.
        lines[index] = Array(rest)
        indents[index + 1] = indent
      }
    }
    guard !indents.isEmpty else { return }
    self.bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// Returns the text as it was given, for places in it.
  ///
  /// - Parameter document: the document of ``bytes``.
  func source(of document: Document, given bytes: [UInt8]) -> SourceFile {
    guard !indents.isEmpty else { return document.source }
    return SourceFile(path: document.source.path, text: String(decoding: bytes, as: UTF8.self))
  }

  /// Returns a diagnostic with its place in the text as it was given.
  func placed(_ diagnostic: Diagnostic) -> Diagnostic {
    guard let span = diagnostic.span else { return diagnostic }
    func moved(_ place: Location) -> Location {
      Location(line: place.line, column: place.column + (indents[place.line] ?? 0))
    }
    var diagnostic = diagnostic
    diagnostic.span = Span(moved(span.start), moved(span.end))
    return diagnostic
  }

  /// Returns the indentation of the fence that begins in a line.
  func indent(ofLine line: Int) -> Int { indents[line] ?? 0 }

  private static func indent(of line: [UInt8]) -> Int { line.prefix { $0 == UInt8(ascii: " ") }.count }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 13 }

  /// Returns the marks with which a line opens a fence; `nil` if it doesn't.
  private static func mark(_ line: ArraySlice<UInt8>) -> [UInt8]? {
    guard let first = line.first, first == UInt8(ascii: "`") || first == UInt8(ascii: "~") else { return nil }
    let marks = line.prefix { $0 == first }
    return marks.count >= 3 && (first != UInt8(ascii: "`") || !line.dropFirst(marks.count).contains(first))
      ? Array(marks) : nil
  }

  private static func opensContainer(_ line: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: line, as: UTF8.self).trimmed
    if ["!!! ", "??? ", "???+ ", "=== "].contains(where: text.hasPrefix) { return true }
    guard text.hasPrefix("@"), text.hasSuffix("{") else { return false }
    return text.dropFirst().prefix { $0.isLetter }.first?.isUppercase == true
  }
}
